import type { PostingKind } from '#domain/ledger/accounts.ts';

/**
 * How a movement stands between ledger and bank: at both sides, in the ledger alone, reported by the bank and not
 * matched yet, or set aside as no client's.
 */
export const entryStates = ['matched', 'only-ledger', 'unmatched', 'left-out'] as const;
export type EntryState = (typeof entryStates)[number];

/** A movement at one of the agency's bank accounts, in minor units; `null` where a side does not have it. */
export interface BankEntry {
  company: { id: string } | null;
  kind: PostingKind | null;
  inLedger: number | null;
  inStatement: number | null;
  leftOutBecause: string;
}

export function stateOf({ inLedger, inStatement, leftOutBecause }: Omit<BankEntry, 'company'>): EntryState {
  if (leftOutBecause !== '') return 'left-out';
  if (inLedger === null) return 'unmatched';
  return inStatement === null ? 'only-ledger' : 'matched';
}

export interface EntryFilter {
  company?: string | undefined;
  kind?: PostingKind | undefined;
  state?: EntryState | undefined;
}

/** The entries that a filter lets through; the page and its file use the same. */
export function filterEntries<Entry extends BankEntry>(
  entries: readonly Entry[],
  { company, kind, state }: EntryFilter,
): Entry[] {
  return entries.filter(
    (entry) =>
      (company === undefined || entry.company?.id === company) &&
      (kind === undefined || entry.kind === kind) &&
      (state === undefined || stateOf(entry) === state),
  );
}

/** Sums of the entries shown, and what is neither matched nor left out. */
export function sumsOf(entries: readonly BankEntry[]) {
  const sum = (of: (entry: BankEntry) => number | null) =>
    entries.reduce((total, entry) => total + (of(entry) ?? 0), 0);
  const inLedger = sum((entry) => entry.inLedger);
  const inStatement = sum((entry) => entry.inStatement);
  const leftOut = sum((entry) => (stateOf(entry) === 'left-out' ? entry.inStatement : 0));
  return { inLedger, inStatement, leftOut, difference: inStatement - leftOut - inLedger };
}

/** How many entries keep ledger and statements from saying the same. */
export function openEntries(entries: readonly BankEntry[]): number {
  return entries.filter(
    (entry) =>
      stateOf(entry) !== 'left-out' && (entry.inLedger !== entry.inStatement || stateOf(entry) !== 'matched'),
  ).length;
}
