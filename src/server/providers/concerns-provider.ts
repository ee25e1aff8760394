import { providerRuleFor } from '#domain/providers/provider-rules.ts';
import type { Rows } from '../platform/database/scope.ts';
import type { CompanyRecord } from '../tenancy/index.ts';
import { placeOf } from './place-of.ts';
import { listOwn, listProviderEvents } from './provider-repository.ts';

/** Whether there is anything to say about a company's provider: its place asks, one is offered, or was chosen. */
export async function concernsProvider(
  rows: Rows,
  company: Pick<CompanyRecord, 'id' | 'country' | 'companyType' | 'subType' | 'officeType'>,
): Promise<boolean> {
  const place = placeOf(company);
  if (providerRuleFor(place, company.officeType)) return true;
  if ((await listOwn(rows)).some(({ places }) => places.includes(place))) return true;
  return (await listProviderEvents(rows, company.id)).length > 0;
}
