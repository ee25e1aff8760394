import type { LedgerAccount, LedgerEntry, LinePosition, PostingKind } from './accounts.ts';

interface Posted {
  kind: PostingKind;
  reverses: string | null;
  entries: readonly LedgerEntry[];
}

/**
 * Where lines stand after some transactions, and in each currency what is about no line. It says of a ledger that is
 * not this installation's what the view `ledger_positions` says of its own.
 */
export function positionsOf(transactions: readonly Posted[]): (LinePosition & { line: string | null })[] {
  const entries = transactions.flatMap(({ kind, reverses, entries: own }) =>
    own.map((entry) => ({ ...entry, kind, isReversal: reverses !== null })),
  );
  const groups = Map.groupBy(entries, ({ currency, line }) => `${currency} ${line}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const sumOf = (counts: (entry: (typeof group)[number]) => boolean) =>
      group.reduce((sum, entry) => (counts(entry) ? sum + entry.amount : sum), 0);
    const debits = (account: LedgerAccount) => sumOf((entry) => entry.account === account);
    const credits = (account: LedgerAccount) => 0 - debits(account);
    const [held, suspense, owedBack] = [credits('held'), credits('suspense'), credits('owed-back')];
    const [feeAdvance, vatAdvance] = [credits('fee-advance'), credits('vat-advance')];
    const receivable = debits('receivable');
    return {
      line: first.line,
      currency: first.currency,
      quoted: debits('quoted'),
      invoiced: sumOf(
        ({ account, kind, amount, isReversal }) =>
          account === 'receivable' && kind === 'invoiced' && amount > 0 === !isReversal,
      ),
      received:
        0 - sumOf(({ account, kind }) => kind === 'received' && account !== 'bank' && account !== 'exchange'),
      paidOn: sumOf(({ account, kind }) => account === 'held' && kind === 'paid-on'),
      ...{ held, suspense, receivable, feeAdvance, vatAdvance, owedBack },
      fee: credits('fee'),
      vat: credits('vat'),
      returned: sumOf(({ account, kind }) => account === 'owed-back' && kind === 'returned'),
      comesBack: held + suspense + owedBack + Math.max(0, feeAdvance + vatAdvance - receivable),
    };
  });
}
