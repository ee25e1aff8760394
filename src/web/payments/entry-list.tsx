import { type ReactNode, useState } from 'react';
import type { MoneyLine, MoneyTransaction } from '#contract/payments.ts';
import { shortDayText } from '#domain/values/day-text.ts';
import type { Currency } from '#domain/values/money.ts';
import { paymentMessages as texts } from '#messages/payments.ts';
import { Button } from '#web/design-system/button.tsx';
import { exactText } from './amounts.ts';

/** How many entries stand there at first: an invoice of many lines has as many. */
const maxShown = 20;

interface EntryListProps {
  transactions: readonly MoneyTransaction[];
  lines: readonly MoneyLine[];
  /** What can be done about an entry. */
  action?: (transaction: MoneyTransaction) => ReactNode;
}

/** What happened with the money, latest first. Nothing here is ever changed; a mistake has a second entry. */
export function EntryList({ transactions, lines, action }: EntryListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? transactions : transactions.slice(0, maxShown);
  const labels = new Map(lines.map(({ id, label }) => [id, label]));
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{texts.history}</h3>
      {transactions.length === 0 && <p className="text-muted">{texts.noHistory}</p>}
      <ol className="divide-y divide-line border-y border-line">
        {shown.map((transaction) => (
          <li key={transaction.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-3">
            <span className="min-w-0">
              <span className={transaction.isReversed ? 'text-muted line-through' : 'font-medium'}>
                {texts.kinds[transaction.kind]}
              </span>
              <span className="text-sm text-muted"> {shortDayText(transaction.on)}</span>
            </span>
            <span className="text-end font-medium tabular">
              {exactText(transaction.currency, transaction.amount)}
            </span>
            <span className="min-w-0 text-sm text-muted wrap-anywhere">
              {notesOf(transaction, labels).join(' · ')}
            </span>
            <span className="text-end">{action?.(transaction)}</span>
          </li>
        ))}
      </ol>
      {shown.length < transactions.length && (
        <Button className="justify-self-start" onClick={() => setShowsAll(true)}>
          {texts.allEntries(transactions.length)}
        </Button>
      )}
    </section>
  );
}

function notesOf(entry: MoneyTransaction, labels: ReadonlyMap<string, string>): string[] {
  const { exchanged, moved } = entry;
  const parts = entry.parts.flatMap(({ line }) => (line === null ? [] : (labels.get(line) ?? [])));
  return [
    entry.isReversal && texts.takesBack,
    entry.isReversed && texts.undone,
    moved === 'to' && texts.movedTo,
    moved === 'from' && texts.movedFrom,
    entry.correctsMonth !== null && texts.corrects(entry.correctsMonth),
    entry.payer && texts.from(entry.payer),
    entry.payee && texts.to(entry.payee),
    // The number that Stripe gives a payment says nothing to people.
    entry.reference.startsWith('pi_') ? texts.byCard : entry.reference,
    // A long list of lines says no more than the sum.
    parts.length <= 3 && parts.join(', '),
    exchanged &&
      texts.exchanged(
        exactText(exchanged.currency as Currency, exchanged.amount),
        exactText(exchanged.to as Currency, exchanged.counts),
        exchanged.rate,
      ),
    entry.borne > 0 && texts.bearsText(exactText(entry.currency, entry.borne)),
    entry.reason,
    entry.by && texts.by(entry.by),
  ].filter((note): note is string => typeof note === 'string' && note !== '');
}
