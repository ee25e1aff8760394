import type { DueDateView } from '#contract/plans.ts';
import { shortDayText } from '#domain/values/day-text.ts';
import { planMessages } from '#messages/plans.ts';
import { Sources } from './source-numbers.tsx';
import { StatementText } from './statement-text.tsx';

/** What falls due and when: a duty that comes again stands once, with all of its days. */
export function DeadlineList({ deadlines }: { deadlines: readonly DueDateView[] }) {
  if (deadlines.length === 0) return <p className="text-muted">{planMessages.noDeadlines}</p>;
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-raised">
      {dutiesIn(deadlines).map(({ deadline, days, daysOff }) => (
        <li
          key={deadline.id}
          className="grid gap-x-8 gap-y-2 px-4 py-4 break-inside-avoid sm:grid-cols-[8rem_minmax(0,1fr)] sm:px-5"
        >
          <ul className="flex flex-wrap content-start gap-x-4 font-medium tabular sm:grid">
            {days.map((day) => (
              <li key={day}>
                <time dateTime={day}>{shortDayText(day)}</time>
              </li>
            ))}
          </ul>
          <div className="min-w-0">
            <h3 className="text-base font-medium text-pretty">{deadline.label}</h3>
            {deadline.onlyIf && <p className="text-muted">{planMessages.onlyIf(deadline.onlyIf)}</p>}
            <p className="mt-1 max-w-prose text-pretty">
              {deadline.why} <Sources of={deadline.sources} subject={deadline.label} />
            </p>
            {daysOff.map((dayOff) => (
              <p key={dayOff.on} className="mt-1 max-w-prose text-pretty text-muted">
                {planMessages.dayOff(dayOff)}
              </p>
            ))}
            <div className="mt-2">
              <p className="text-xs font-medium text-muted">{planMessages.penalty}</p>
              <StatementText
                statement={deadline.penalty}
                subject={`${planMessages.penalty}: ${deadline.label}`}
              />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface Duty {
  deadline: DueDateView;
  days: readonly string[];
  daysOff: readonly NonNullable<DueDateView['dayOff']>[];
}

/** The duties in the order of their first day. */
function dutiesIn(deadlines: readonly DueDateView[]): readonly Duty[] {
  const duties = new Map<string, Duty>();
  for (const deadline of deadlines) {
    const known = duties.get(deadline.id) ?? { deadline, days: [], daysOff: [] };
    duties.set(deadline.id, {
      ...known,
      days: [...known.days, deadline.on],
      daysOff: [...known.daysOff, ...(deadline.dayOff ? [deadline.dayOff] : [])],
    });
  }
  return [...duties.values()];
}
