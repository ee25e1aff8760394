import type { YearOfCostsView } from '#contract/plans.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { planMessages } from '#messages/plans.ts';
import { costsByPayee, type PayeeCosts } from './figures.ts';

/**
 * Bars of what goes to each payee, one set for each currency. The table beside it says the same, so it is
 * hidden from those who do not see it.
 */
export function CostPicture({ year }: { year: YearOfCostsView }) {
  const payees = costsByPayee(year);
  return (
    <figure
      aria-hidden="true"
      className="rounded-card border border-line bg-raised p-5 break-inside-avoid [print-color-adjust:exact]"
    >
      <figcaption className="font-medium">{planMessages.whereMoneyGoes}</figcaption>
      <p className="mt-1 flex flex-wrap gap-x-4 text-xs text-muted">
        <span className="inline-flex items-center gap-1.5">
          <span className="h-2 w-4 rounded-xs bg-accent" />
          {planMessages.rangeKey.low}
        </span>
        <span className="inline-flex items-center gap-1.5">
          <span className="h-2 w-4 rounded-xs bg-accent/35" />
          {planMessages.rangeKey.high}
        </span>
      </p>
      <div className="mt-4 grid gap-4">
        {payees.map((costs) => (
          <PayeeBars key={costs.payee} costs={costs} payees={payees} />
        ))}
      </div>
    </figure>
  );
}

function PayeeBars({ costs, payees }: { costs: PayeeCosts; payees: readonly PayeeCosts[] }) {
  const { payee, totals, unconfirmed } = costs;
  return (
    <div>
      <p className="text-xs font-medium">{planMessages.payees[payee]}</p>
      {totals.map((total) => {
        const most = Math.max(
          1,
          ...payees.flatMap((one) =>
            one.totals.flatMap(({ currency, high }) => (currency === total.currency ? high : [])),
          ),
        );
        return (
          <div key={total.currency} className="mt-1">
            <div className="relative h-2 rounded-xs bg-text/6">
              <span
                className="absolute inset-y-0 start-0 rounded-xs bg-accent/35"
                style={{ width: `${(total.high / most) * 100}%` }}
              />
              <span
                className="absolute inset-y-0 start-0 rounded-xs bg-accent"
                style={{ width: `${(total.low / most) * 100}%` }}
              />
            </div>
            <p className="mt-1 text-xs text-muted tabular">{moneyText(total)}</p>
          </div>
        );
      })}
      {totals.length === 0 && (
        <div className="mt-1 h-2 rounded-xs border border-dashed border-line-strong/60" />
      )}
      {unconfirmed > 0 && <p className="mt-1 text-xs text-muted">{planMessages.without(unconfirmed)}</p>}
    </div>
  );
}
