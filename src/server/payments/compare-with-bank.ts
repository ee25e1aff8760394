import type { LedgerMonth, MonthOfAccount } from '#contract/ledger.ts';
import { openEntries, sumsOf } from '#domain/payments/bank-entries.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { type BankPosting, listBankPostings } from '../ledger/index.ts';
import type { Rows } from '../platform/database/scope.ts';
import { type BankAccount, listAllAccounts } from './account-repository.ts';
import { listLinesBetween, listLinesOfTransactions, type StatementLineRow } from './month-repository.ts';

/** What moved at each bank account between two days, in the ledger beside the bank's statements. */
export async function compareWithBank(
  rows: Rows,
  days: { from: PlainDate; until: PlainDate },
): Promise<LedgerMonth['accounts']> {
  const accounts = await listAllAccounts(rows);
  const postings = withoutTakenBack(await listBankPostings(rows, days));
  const reported = await listLinesBetween(rows, days);
  const matched = await listLinesOfTransactions(
    rows,
    postings.map(({ transactionId }) => transactionId),
  );
  return accounts.flatMap((account) => {
    const view = compare(
      account,
      postings.filter(({ bankAccount }) => bankAccount === account.id),
      reported.filter(({ bankAccount }) => bankAccount === account.id),
      matched,
    );
    return view.movements.length > 0 || account.isOffered ? [view] : [];
  });
}

/** What was taken back within the same days never was at the bank. */
function withoutTakenBack(postings: readonly BankPosting[]): BankPosting[] {
  const present = new Set(postings.map(({ transactionId }) => transactionId));
  const undone = new Set(postings.flatMap(({ reverses }) => reverses ?? []));
  return postings.filter(
    ({ transactionId, reverses }) =>
      !undone.has(transactionId) && !(reverses !== null && present.has(reverses)),
  );
}

function compare(
  account: BankAccount,
  postings: readonly BankPosting[],
  reported: readonly StatementLineRow[],
  matched: readonly StatementLineRow[],
): MonthOfAccount {
  const lineOf = new Map(matched.map((line) => [line.transactionId, line]));
  const shown = new Set<string>();
  const movements = postings.map((posting) => {
    const line = lineOf.get(posting.transactionId);
    if (line) shown.add(line.id);
    return {
      transaction: posting.transactionId,
      company: { id: posting.companyId, name: posting.companyName },
      kind: posting.kind,
      on: posting.onDay,
      inLedger: posting.amount,
      // What a payment service has booked, it has reported itself.
      inStatement: account.provider ? posting.amount : (line?.amount ?? null),
      party: line?.party ?? '',
      text: line?.text ?? '',
      leftOutBecause: '',
    };
  });
  const others = reported
    .filter(({ id }) => !shown.has(id))
    .map((line) => ({
      transaction: null,
      company: null,
      kind: null,
      on: line.onDay,
      inLedger: null,
      inStatement: line.amount,
      party: line.party,
      text: line.text,
      leftOutBecause: line.leftOutBecause ?? '',
    }));
  const all = [...movements, ...others].toSorted((one, other) => one.on.localeCompare(other.on));
  const { id, bank, number, currency } = account;
  return {
    account: { id, bank, number, currency },
    ...sumsOf(all),
    isEqual: openEntries(all) === 0,
    movements: all,
  };
}
