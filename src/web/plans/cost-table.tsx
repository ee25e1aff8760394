import type { ReactNode } from 'react';
import type { AmountView, FeeLineView, YearOfCostsView } from '#contract/plans.ts';
import { lowerBoundsOf } from '#domain/plan/total.ts';
import { moneyTexts } from '#domain/values/money-text.ts';
import { planMessages } from '#messages/plans.ts';
import { lineAmountText, totalMessages } from '#messages/totals.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { costsByPayee } from './figures.ts';
import { Sources } from './source-numbers.tsx';
import { Hint, Unconfirmed } from './statement-text.tsx';

/** The costs of a year: by payee, then refundable deposits, then optional costs. */
export function CostTable({ year, caption }: { year: YearOfCostsView; caption: string }) {
  const { lines, total, unconfirmed } = year;
  const amount = totalMessages.amount(total);
  const deposits = lines.filter((line) => line.isRefundable && !line.isOptional);
  const options = lines.filter((line) => line.isOptional);
  return (
    <div className="@container">
      <table className="stacking w-full border-separate border-spacing-0 rounded-card border border-line bg-raised">
        <caption className="sr-only">{caption}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{planMessages.paidFor}</th>
            <th scope="col">{planMessages.amount}</th>
          </tr>
        </thead>
        {costsByPayee(year).map(({ payee, lines: ofPayee, totals: sums }) => (
          <Group
            key={payee}
            title={planMessages.payees[payee]}
            sum={ofPayee.length > 1 ? sumText(ofPayee, sums) : ''}
          >
            {ofPayee.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </Group>
        ))}
        <tbody>
          <tr className="font-semibold">
            <th scope="row" className="border-t-2 border-line px-4 py-3 text-start">
              {planMessages.total}
              {total.kind === 'incomplete' && (
                <span className="block text-xs font-normal text-pretty">{totalMessages.missing(total)}</span>
              )}
              {unconfirmed > 0 && (
                <span className="block text-xs font-normal text-muted">
                  {planMessages.totalWithout(unconfirmed)}
                </span>
              )}
            </th>
            <td className="border-t-2 border-line px-4 py-3 text-end align-top tabular @sm:whitespace-nowrap">
              {amount || <Unconfirmed className="w-28 @xs:w-32 @lg:w-auto" />}
            </td>
          </tr>
        </tbody>
        {deposits.length > 0 && (
          <Group title={planMessages.deposits} about={planMessages.depositsAbout}>
            {deposits.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </Group>
        )}
        {options.length > 0 && (
          <Group title={planMessages.options} about={planMessages.optionsAbout}>
            {options.map((line) => (
              <Line key={line.id} line={line} />
            ))}
          </Group>
        )}
      </table>
    </div>
  );
}

interface GroupProps {
  title: string;
  about?: string;
  sum?: string;
  children: ReactNode;
}

function Group({ title, about, sum, children }: GroupProps) {
  return (
    <tbody className="group/part">
      <tr className="break-after-avoid">
        <th
          scope="rowgroup"
          className="border-t border-line bg-surface px-4 py-2 text-start font-medium group-first-of-type/part:rounded-ss-card group-first-of-type/part:border-t-0"
        >
          {title}
          {about && <span className="block text-xs font-normal text-muted">{about}</span>}
        </th>
        <td className="border-t border-line bg-surface px-4 py-2 text-end text-muted tabular group-first-of-type/part:rounded-se-card group-first-of-type/part:border-t-0">
          {sum}
        </td>
      </tr>
      {children}
    </tbody>
  );
}

/** A sum with a line that has no upper limit is a lower bound. */
function sumText(lines: readonly FeeLineView[], sums: readonly AmountView[]): string {
  const isBounded = lines.every(({ isMinimum }) => !isMinimum);
  if (isBounded) return moneyTexts(sums);
  return totalMessages.amount({ kind: 'incomplete', lowerBounds: lowerBoundsOf(sums), missing: [] });
}

function Line({ line }: { line: FeeLineView }) {
  const { label, count, amount, isMinimum, statement, isRefundable } = line;
  return (
    <tr className="break-inside-avoid">
      <th scope="row" className="border-t border-line px-4 py-2.5 text-start align-top font-normal">
        <span className="me-2 text-pretty">{count > 1 ? planMessages.times(count, label) : label}</span>
        {isRefundable && (
          <>
            <Badge tone="accent">{planMessages.deposit}</Badge>{' '}
          </>
        )}
        {'text' in statement ? (
          <Sources of={statement.sources} subject={label} />
        ) : (
          <div className="mt-0.5 text-xs text-pretty text-muted">
            <p>{statement.unconfirmed}</p>
            <Hint statement={statement} subject={label} />
          </div>
        )}
      </th>
      <td className="w-px min-w-28 border-t border-line px-4 py-2.5 text-end align-top tabular @sm:whitespace-nowrap">
        {amount ? lineAmountText(amount, isMinimum) : <Unconfirmed className="w-28 @xs:w-32 @lg:w-auto" />}
      </td>
    </tr>
  );
}
