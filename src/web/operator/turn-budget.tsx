import { useId } from 'react';
import { turnParts } from '#contract/voice.ts';
import { type CallReview, turnBudget } from '#contract/voice-review.ts';
import { voiceReviewMessages } from '#messages/voice-review.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { TableHead, WideTable } from '#web/design-system/wide-table.tsx';

const { milliseconds } = voiceReviewMessages;
const quantiles = ['median', 'late'] as const;

/** What the parts of a turn take, and under it what a turn may take in all. */
export function TurnBudget({ turns, parts }: Pick<CallReview, 'turns' | 'parts'>) {
  const headingId = useId();
  return (
    <div className="flex max-w-3xl flex-col gap-3">
      <div>
        <h2 id={headingId} className="text-lg font-semibold tracking-tight">
          {voiceReviewMessages.budget}
        </h2>
        <p className="mt-1 text-muted">{voiceReviewMessages.budgetAbout(turns)}</p>
      </div>
      <WideTable label={voiceReviewMessages.budget}>
        <table aria-labelledby={headingId} className="w-full">
          <TableHead
            texts={[voiceReviewMessages.part]}
            amounts={quantiles.map((quantile) => voiceReviewMessages[quantile])}
          />
          <tbody>
            {turnParts.map((part) => (
              <tr key={part} className="border-b border-line align-baseline">
                <RowHead isTotal={part === 'totalMs'}>{voiceReviewMessages.parts[part]}</RowHead>
                {quantiles.map((quantile) => (
                  <Figure
                    key={quantile}
                    value={parts[part]?.[quantile]}
                    limit={part === 'totalMs' ? turnBudget[quantile] : undefined}
                  />
                ))}
              </tr>
            ))}
            <tr className="border-b border-line align-baseline text-muted">
              <RowHead>{voiceReviewMessages.limit}</RowHead>
              {quantiles.map((quantile) => (
                <Figure key={quantile} value={turnBudget[quantile]} limit={undefined} />
              ))}
            </tr>
          </tbody>
        </table>
      </WideTable>
    </div>
  );
}

function RowHead({ children, isTotal = false }: { children: string; isTotal?: boolean }) {
  return (
    <th scope="row" className={`py-2.5 pe-4 text-start ${isTotal ? 'font-semibold' : 'font-normal'}`}>
      {children}
    </th>
  );
}

function Figure({ value, limit }: { value: number | undefined; limit: number | undefined }) {
  return (
    <td className={`ps-4 py-2.5 text-end tabular ${limit === undefined ? '' : 'font-semibold'}`}>
      {/* Reversed, so that where there is no room the word stands below its figure. */}
      <span className="flex flex-wrap-reverse items-center justify-end gap-x-2">
        {value !== undefined && limit !== undefined && value > limit && (
          <Badge tone="warn">{voiceReviewMessages.tooSlow}</Badge>
        )}
        <span className="whitespace-nowrap">
          {value === undefined ? voiceReviewMessages.none : milliseconds(value)}
        </span>
      </span>
    </td>
  );
}
