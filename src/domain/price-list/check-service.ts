import { catalogue } from '#domain/catalogue/catalogue.ts';
import type { Service } from './service.ts';
import { hasRate, wholeRate } from './vat.ts';

/** What is wrong with a service, beyond the form of its fields. */
export type ServiceProblem =
  | { at: 'places'; code: 'not-in-catalogue'; ids: readonly string[] }
  | { at: 'places'; code: 'service-places-nowhere' }
  | { at: 'maxVisas'; code: 'service-visas-reversed' | 'service-visas-none-to-count' }
  | { at: 'rate'; code: 'service-rate-missing' | 'service-rate-needless' };

/** What does not go together in a service, with the place of each; empty where nothing does. */
export function problemsOfService({ conditions, charge, vat }: Service): ServiceProblem[] {
  const { countries, companyTypes, places, minVisas, maxVisas } = conditions;
  const known = catalogue.flatMap(({ jurisdictions }) => jurisdictions);
  const unknown = places.filter((id) => !known.some((jurisdiction) => jurisdiction.id === id));
  const problems: ServiceProblem[] = [];
  if (unknown.length > 0) problems.push({ at: 'places', code: 'not-in-catalogue', ids: unknown });
  const isOffered = known.some(
    ({ id, place }) =>
      (countries.length === 0 || countries.includes(place.country)) &&
      (companyTypes.length === 0 || companyTypes.includes(place.companyType)) &&
      (places.length === 0 || places.includes(id)),
  );
  if (unknown.length === 0 && !isOffered) problems.push({ at: 'places', code: 'service-places-nowhere' });
  if (maxVisas !== null && maxVisas < minVisas)
    problems.push({ at: 'maxVisas', code: 'service-visas-reversed' });
  else if (charge === 'per-visa' && maxVisas === 0)
    problems.push({ at: 'maxVisas', code: 'service-visas-none-to-count' });
  const isRated = vat.rate > 0 && vat.rate <= wholeRate;
  if (hasRate(vat.treatment) && !isRated) problems.push({ at: 'rate', code: 'service-rate-missing' });
  if (!hasRate(vat.treatment) && vat.rate !== 0) problems.push({ at: 'rate', code: 'service-rate-needless' });
  return problems;
}
