import type { Person } from '#domain/accounts/person.ts';
import { accountsKeptOnRemoval } from '../kept-records/index.ts';
import { keptOnRemoval } from '../papers/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { findCompany } from '../tenancy/index.ts';
import { type ClosingCompany, closingOutcomes } from './closing-outcome.ts';
import type { AccountClosingPorts } from './ports.ts';

/** What closing the account would mean for each of the signed-in person's companies. */
export async function previewClosing(
  services: Pick<AccountClosingPorts, 'clock' | 'database' | 'hasAgency' | 'prices'>,
  person: Person,
): Promise<ClosingCompany[]> {
  const { database } = services;
  const outcomes = await inScope(database, { person: person.id }, (transaction) =>
    closingOutcomes(transaction, person.id),
  );
  // What is private to others counts, too, which nobody in the company sees.
  return inScope(database, 'installation', async (transaction) => {
    const companies: ClosingCompany[] = [];
    for (const company of outcomes) {
      const goes = company.outcome === 'goes';
      const kept = goes ? await keptOnRemoval(services, transaction, company.id) : undefined;
      const details = goes ? await findCompany(transaction, company.id) : undefined;
      const accounts = details && (await accountsKeptOnRemoval(services, transaction, details));
      companies.push({ ...company, kept: kept ?? null, keptAccounts: accounts ?? null });
    }
    return companies;
  });
}
