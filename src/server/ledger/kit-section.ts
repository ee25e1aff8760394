import * as z from 'zod/mini';
import {
  type LedgerEntry,
  ledgerAccounts,
  linePayees,
  type PostingKind,
  postingKinds,
} from '#domain/ledger/accounts.ts';
import { movesSomething } from '#domain/ledger/entries.ts';
import { currencies } from '#domain/values/money.ts';
import { keptSection, rowsOf } from '../kits/index.ts';
import { ledgerEntries, ledgerLines, ledgerTransactions } from './tables.ts';

const currency = z.enum(currencies);
const words = z.optional(z.string().check(z.maxLength(2_000)));
const amount = z.int();
/** What is shown of it; the rest stays as it is. */
const detail = z.looseObject({
  ...{ reason: words, reference: words, payer: words, payee: words },
  borne: z.optional(amount),
  sent: z.optional(z.looseObject({ currency: z.string().check(z.regex(/^[A-Z]{3}$/)), amount })),
  exchanged: z.optional(z.looseObject({ from: currency, amount, to: currency, counts: amount })),
});

/** The ledger of a company's cases. One that does not balance is refused, and one that nobody here could read. */
export const ledgerSection = keptSection(
  'ledger',
  'read-payments',
  {
    lines: rowsOf(ledgerLines, {
      name: 'ledger-lines',
      key: ['id'],
      orderBy: ['caseId', 'position', 'id'],
      fields: { currency, payee: z.enum(linePayees) },
    }),
    transactions: rowsOf(ledgerTransactions, {
      name: 'ledger-transactions',
      key: ['id'],
      orderBy: ['recordedAt', 'caseId', 'number'],
      // Keys name what was pressed here, and by whom.
      leaveOut: ['key', 'recordedBy'],
      fields: { kind: z.enum(postingKinds), onDay: z.iso.date(), detail },
    }),
    entries: rowsOf(ledgerEntries, {
      name: 'ledger-entries',
      key: ['transactionId', 'position'],
      fields: { currency, account: z.enum(ledgerAccounts) },
    }),
  },
  { holds },
);

type Row = Record<string, unknown>;

/**
 * Whether the entries of each transaction add up to nothing in each currency, belong to one that is there, and move
 * what its kind moves.
 */
function holds({ entries = [], transactions = [] }: Record<string, Row[]>): boolean {
  const own = Map.groupBy(
    entries as unknown as (LedgerEntry & { transactionId: string })[],
    (entry) => entry.transactionId,
  );
  const known = new Set(transactions.map(({ id }) => id));
  return (
    [...own.keys()].every((id) => known.has(id)) &&
    transactions.every(({ id, kind }) => isWhole(kind as PostingKind, own.get(String(id)) ?? []))
  );
}

function isWhole(kind: PostingKind, entries: readonly LedgerEntry[]): boolean {
  const sums = new Map<string, number>();
  for (const { currency: of, amount } of entries) sums.set(of, (sums.get(of) ?? 0) + amount);
  return [...sums.values()].every((sum) => sum === 0) && movesSomething(kind, entries);
}
