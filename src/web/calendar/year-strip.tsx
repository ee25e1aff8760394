import type { CalendarView } from '#contract/calendar.ts';
import { calendarMessages } from '#messages/calendar.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { type DueDeadline, hasPassed, isOpen, monthOf } from './due-deadline.ts';
import { monthAfter } from './month-grid.ts';

/** How many months the calendar looks ahead. */
const months = 36;

interface YearStripProps {
  calendar: CalendarView;
  deadlines: readonly DueDeadline[];
  /** Leads to the deadlines of a month, as YYYY-MM. */
  onChoose(month: string): void;
}

/** The next three years, a field a month, with how much falls due in each. */
export function YearStrip({ calendar: { today }, deadlines, onChoose }: YearStripProps) {
  const counts = new Map<string, number>();
  for (const deadline of deadlines) {
    if (hasPassed(deadline) || !isOpen(deadline)) continue;
    const month = monthOf(deadline.on);
    counts.set(month, (counts.get(month) ?? 0) + 1);
  }
  const most = Math.max(1, ...counts.values());
  return (
    <ol
      aria-label={calendarMessages.nextThreeYears}
      className="grid grid-cols-6 gap-px overflow-hidden rounded-control border border-line bg-line @2xl:grid-cols-12"
    >
      {Array.from({ length: months }, (_, index) => monthAfter(monthOf(today), index)).map((month, index) => (
        <li key={month} className="flex min-h-14 min-w-0 bg-page">
          <Month
            month={month}
            count={counts.get(month) ?? 0}
            most={most}
            hasYear={index === 0 || month.endsWith('-01')}
            onChoose={onChoose}
          />
        </li>
      ))}
    </ol>
  );
}

interface MonthProps {
  month: string;
  count: number;
  /** The count of the fullest month. */
  most: number;
  hasYear: boolean;
  onChoose(month: string): void;
}

function Month({ month, count, most, hasYear, onChoose }: MonthProps) {
  const name = (
    <span className={classNames('text-xs', hasYear ? 'font-semibold' : 'text-muted')}>
      {calendarMessages.shortMonth(month, hasYear)}
      {!hasYear && <span className="sr-only"> {calendarMessages.year(month)}</span>}
    </span>
  );
  if (count === 0) return <span className="flex-1 px-0.5 py-1.5 text-center">{name}</span>;
  return (
    <button
      type="button"
      onClick={() => onChoose(month)}
      className="flex min-w-0 flex-1 flex-col items-center gap-0.5 px-0.5 py-1.5 hover:bg-text/4 focus-visible:-outline-offset-2"
    >
      {name}
      <span className="tabular text-sm font-semibold">
        {count}
        <span className="sr-only"> {calendarMessages.deadlineWord(count)}</span>
      </span>
      <span
        aria-hidden="true"
        className="h-1 rounded-full bg-data"
        style={{ inlineSize: `${Math.max(20, (count / most) * 80)}%` }}
      />
    </button>
  );
}
