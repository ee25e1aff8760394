import type { CaseMoney, MoneyPosition } from '#contract/payments.ts';
import { paymentMessages as texts } from '#messages/payments.ts';
import { exactText } from './amounts.ts';

/**
 * Where a case stands in a currency, in plain words. What would come back stands first; before anything was paid,
 * what is to be paid does.
 */
export function CaseFigures({ position }: { position: MoneyPosition }) {
  const { currency } = position;
  const hasPaid = position.received !== 0 || position.comesBack !== 0;
  const first = hasPaid ? 'comesBack' : 'due';
  const all: { label: string; amount: number; note?: string; isRare?: boolean }[] = [
    { label: texts.figures.quoted, amount: position.quoted },
    { label: texts.figures.received, amount: position.received },
    ...(hasPaid ? [{ label: texts.figures.due, amount: position.due }] : []),
    { label: texts.figures.held, amount: position.held },
    { label: texts.figures.paidOn, amount: position.paidOn },
    {
      label: texts.figures.ourFee,
      amount: position.fee + position.advance,
      ...(position.fee + position.advance > 0 && {
        note: texts.feeOf(exactText(currency, position.fee), exactText(currency, position.advance)),
      }),
    },
    { label: texts.figures.suspense, amount: position.suspense, isRare: true },
    { label: texts.figures.owedBack, amount: position.owedBack, isRare: true },
    { label: texts.figures.returned, amount: position.returned, isRare: true },
  ];
  const figures = all.filter(({ amount, isRare }) => !isRare || amount !== 0);
  return (
    <div className="@container">
      <div className="border-b border-line pb-4">
        <p className="text-sm text-muted">{texts.figures[first]}</p>
        <p className="font-serif text-2xl tabular">{exactText(currency, position[first])}</p>
        {hasPaid && <p className="mt-1 max-w-prose text-xs text-muted">{texts.comesBackAbout}</p>}
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 pt-4 @2xl:grid-cols-3">
        {figures.map(({ label, amount, note }) => (
          <div key={label} className="min-w-0">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="font-medium tabular">{exactText(currency, amount)}</dd>
            {note && <dd className="text-xs text-muted tabular">{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

/** The lines that were agreed, with what was paid for each and what happened with it. */
export function CaseLines({ lines }: Pick<CaseMoney, 'lines'>) {
  if (lines.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{texts.lines}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {lines.map(({ id, label, currency, quoted, funded, held, paidOn, fee, due }) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-3">
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <span className="text-end font-medium tabular">{exactText(currency, quoted)}</span>
            <span className="col-span-2 text-sm text-muted tabular empty:hidden">
              {[
                [texts.funded, funded],
                // Where nothing was paid yet, the sum at the end of the line says it.
                [texts.figures.due, due === quoted ? 0 : due],
                [texts.figures.held, held],
                [texts.figures.paidOn, paidOn],
                [texts.kinds.earned, fee],
              ]
                .filter(([, amount]) => amount !== 0)
                .map(([name, amount]) => `${name} ${exactText(currency, Number(amount))}`)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
