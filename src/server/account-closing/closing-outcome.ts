import type * as z from 'zod/mini';
import type { closingCompanyView } from '#contract/account-closing.ts';
import type { Transaction } from '../platform/database/scope.ts';
import {
  colleaguesIn,
  hasRunningSubscription,
  holdCompany,
  listActiveCompanies,
  listOpenCases,
} from './closing-repository.ts';

/** What closing the account means for one of the person's companies. */
export type ClosingCompany = z.infer<typeof closingCompanyView>;
type Outcome = Omit<ClosingCompany, 'kept' | 'keptAccounts'>;

/**
 * What closing the account means for each of the person's companies. Locks the memberships until the caller's
 * transaction ends.
 */
export async function closingOutcomes(transaction: Transaction, personId: string): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { id, name } of await listActiveCompanies(transaction, personId)) {
    await holdCompany(transaction, id);
    const outcome = await outcomeIn(transaction, id, personId);
    const openCases = outcome === 'goes' ? await listOpenCases(transaction, id) : [];
    outcomes.push({ id, name, outcome, openCases });
  }
  return outcomes;
}

async function outcomeIn(
  transaction: Transaction,
  companyId: string,
  personId: string,
): Promise<ClosingCompany['outcome']> {
  const others = (await colleaguesIn(transaction, companyId, personId)).filter(({ isClosing }) => !isClosing);
  if (others.some(({ role }) => role === 'admin')) return 'stays';
  if (others.length > 0) return 'needs-admin';
  return (await hasRunningSubscription(transaction, companyId)) ? 'is-billed' : 'goes';
}
