import type { readClientCalendar } from '#contract/client-calendar.ts';
import type { OutputOf } from '#contract/operation.ts';
import { clientCalendarMessages as texts } from '#messages/client-calendar.ts';
import { operatorMessages } from '#messages/operator.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { scrollRowClass } from '#web/design-system/scroll-row.ts';

interface PeriodsProps {
  when: string | undefined;
  counts: OutputOf<typeof readClientCalendar>['counts'] | undefined;
  onChoose(when: string | undefined): void;
}

/** What is overdue, all that comes, and each month, with how much is in it. */
export function Periods({ when, counts, onChoose }: PeriodsProps) {
  const periods = [
    { when: 'overdue', label: texts.overdue, count: counts?.overdue },
    { when: undefined, label: texts.coming, count: counts?.coming },
    ...(counts?.months ?? []).map(({ month, count }) => ({
      when: month,
      label: texts.shortMonth(month),
      count,
    })),
  ];
  return (
    <fieldset className={scrollRowClass} aria-label={texts.lists}>
      {periods.map((each) => (
        <button
          key={each.when ?? ''}
          type="button"
          aria-pressed={each.when === when}
          onClick={() => onChoose(each.when)}
          className={classNames(
            'flex min-h-11 shrink-0 items-center gap-2 border-b-2 text-sm font-medium whitespace-nowrap focus-visible:-outline-offset-2',
            each.when === when ? 'border-accent text-text' : 'border-transparent text-muted hover:text-text',
          )}
        >
          {each.label}
          <span className="tabular text-muted">
            {each.count !== undefined && operatorMessages.number(each.count)}
          </span>
        </button>
      ))}
    </fieldset>
  );
}
