import { TriangleAlert } from 'lucide-react';
import type { ActivitiesView } from '#contract/activities.ts';
import { nameMessages } from '#messages/names.ts';
import { StatementLine } from './statement-line.tsx';

/** Classes that meet on one licence: whether they may, and what the way on costs. */
export function ActivityMixes({ mixes, place }: { mixes: ActivitiesView['mixes']; place: string }) {
  if (mixes.length === 0) return null;
  return (
    <ul className="grid gap-3">
      {mixes.map(({ licence, classes, verdict, statement, cost }) => {
        const [first, second] = classes.map((each) => nameMessages.classes[each]);
        const isApart = verdict === 'second-licence';
        return (
          <li
            key={`${licence} ${classes.join()}`}
            className={`grid gap-1 rounded-card border px-5 py-4 ${isApart ? 'border-warn/50 bg-warn/6' : 'border-line'}`}
          >
            <p className="flex gap-2 font-medium">
              {isApart && (
                <TriangleAlert
                  aria-hidden="true"
                  size={20}
                  strokeWidth={1.5}
                  className="shrink-0 text-warn"
                />
              )}
              <span className="first-letter:uppercase">
                {nameMessages.mixTitle(first ?? '', second ?? '')}
              </span>
            </p>
            <p>{nameMessages.verdicts[verdict]}</p>
            <p className="max-w-prose text-sm text-pretty">
              <StatementLine statement={statement} subject={place} />
            </p>
            {cost && (
              <p className="tabular text-sm">
                <span className="text-muted">
                  {nameMessages.mixCost} ({cost.label}):{' '}
                </span>
                {cost.amount && `${nameMessages.amount(cost.amount)} `}
                {!cost.amount && <StatementLine statement={cost.statement} subject={cost.label} />}
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
