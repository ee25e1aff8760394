import { useId } from 'react';
import { turnParts } from '#contract/voice.ts';
import { type CallReview, turnBudget } from '#contract/voice-review.ts';
import { voiceReviewMessages } from '#messages/voice-review.ts';
import { Badge } from '#web/design-system/badge.tsx';

const { milliseconds } = voiceReviewMessages;
const columns = ['part', 'median', 'late'] as const;
const quantiles = ['median', 'late'] as const;
const cellClass = 'border-t border-line px-4 py-2.5 align-top';

/** What the parts of a turn take, and under it what a turn may take in all. */
export function TurnBudget({ turns, parts }: Pick<CallReview, 'turns' | 'parts'>) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <div>
        <h2 id={headingId} className="font-semibold">
          {voiceReviewMessages.budget}
        </h2>
        <p className="text-muted">{voiceReviewMessages.budgetAbout(turns)}</p>
      </div>
      <div className="max-w-2xl overflow-hidden rounded-card border border-line bg-raised">
        <table aria-labelledby={headingId} className="w-full border-separate border-spacing-0">
          <thead>
            <tr>
              {columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  className="bg-surface px-4 py-2.5 text-end text-xs font-medium text-muted first:text-start"
                >
                  {voiceReviewMessages[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {turnParts.map((part) => (
              <tr key={part} className={part === 'totalMs' ? 'font-semibold' : undefined}>
                <th
                  scope="row"
                  className={`${cellClass} text-start ${part === 'totalMs' ? 'font-semibold' : 'font-normal'}`}
                >
                  {voiceReviewMessages.parts[part]}
                </th>
                {quantiles.map((quantile) => (
                  <Figure
                    key={quantile}
                    value={parts[part]?.[quantile]}
                    limit={part === 'totalMs' ? turnBudget[quantile] : undefined}
                  />
                ))}
              </tr>
            ))}
            <tr className="text-muted">
              <th scope="row" className={`${cellClass} text-start font-normal`}>
                {voiceReviewMessages.limit}
              </th>
              {quantiles.map((quantile) => (
                <Figure key={quantile} value={turnBudget[quantile]} limit={undefined} />
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Figure({ value, limit }: { value: number | undefined; limit: number | undefined }) {
  return (
    <td className={`${cellClass} text-end tabular`}>
      <span className="whitespace-nowrap">
        {value === undefined ? voiceReviewMessages.none : milliseconds(value)}
      </span>
      {value !== undefined && limit !== undefined && value > limit && (
        <span className="ms-2 inline-block">
          <Badge tone="warn">{voiceReviewMessages.tooSlow}</Badge>
        </span>
      )}
    </td>
  );
}
