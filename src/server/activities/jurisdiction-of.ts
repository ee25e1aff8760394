import { jurisdictionIdOf } from '#domain/catalogue/choices.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { Failure } from '../platform/failure.ts';
import type { CompanyRecord } from '../tenancy/index.ts';

/**
 * The jurisdiction that a company is formed in.
 *
 * @throws Failure 'formation-not-found' if the catalogue has no such jurisdiction
 */
export function jurisdictionOf(
  { country, companyType, subType }: Pick<CompanyRecord, 'country' | 'companyType' | 'subType'>,
  catalogue: PricedCatalogue,
): Jurisdiction {
  const id = jurisdictionIdOf({ country, companyType, subType: subType ?? undefined });
  const found = catalogue.jurisdictionWith(id);
  if (!found) throw new Failure('formation-not-found');
  return found;
}
