import { activityWordsOf } from '#domain/activities/selection.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import type { NameContext } from '#domain/names/check-name.ts';
import type { NameRules } from '#domain/names/name-rule.ts';
import { nameRulesOf } from '#domain/names/name-rules.ts';
import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { jurisdictionOf, listChosenActivities } from '../activities/index.ts';
import { endsOf } from '../cases/index.ts';
import type { Rows } from '../platform/database/scope.ts';
import type { CompanyRecord } from '../tenancy/index.ts';
import { listHolders, listNames, type StoredName } from './name-repository.ts';

/** All that a company's names are checked and shown with. */
export interface Naming {
  jurisdiction: Jurisdiction;
  rules: NameRules;
  context: NameContext;
  names: readonly StoredName[];
  /** Whether the company exists: from then on the name is its own and needs no reservation. */
  isIncorporated: boolean;
  /** Today in UTC. */
  today: PlainDate;
}

/**
 * Reads the names of a company with what they are checked against.
 *
 * @throws Failure 'formation-not-found' if the catalogue has no such jurisdiction
 */
export async function readNaming(
  rows: Rows,
  company: CompanyRecord,
  catalogue: PricedCatalogue,
  now: Date,
): Promise<Naming> {
  const jurisdiction = jurisdictionOf(company, catalogue);
  const chosen = await listChosenActivities(rows, company.id);
  return {
    jurisdiction,
    rules: nameRulesOf(jurisdiction.id),
    context: {
      holders: await listHolders(rows, company.id),
      ...activityWordsOf(chosen.flatMap(({ activity }) => activity ?? [])),
    },
    names: await listNames(rows, company.id),
    isIncorporated: (await endsOf(rows, company.id)).isIncorporated,
    today: plainDate(now.toISOString().slice(0, 10)),
  };
}
