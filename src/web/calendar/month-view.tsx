import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CalendarView } from '#contract/calendar.ts';
import { calendarMessages } from '#messages/calendar.ts';
import { Button, IconButton } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { DeadlineGroup } from './deadline-list.tsx';
import { type DueDeadline, hasPassed, isOpen, monthOf } from './due-deadline.ts';
import { monthAfter, namedWeek, weeksOf } from './month-grid.ts';

/** On a phone a day has room for so many dots. */
const maxDots = 3;

/** At either end of the calendar a button stays, as disabled it would lose the focus, and looks as if it were. */
const atEdge = 'aria-disabled:opacity-50';

interface MonthViewProps {
  calendar: CalendarView;
  deadlines: readonly DueDeadline[];
  /** The month that was asked for, in a new object each time it is. */
  wanted: { month: string } | undefined;
}

/** One month as a table, with its deadlines in full below; it opens on the next month that has any. */
export function MonthView({ calendar: { today, from, until }, deadlines, wanted }: MonthViewProps) {
  const next = deadlines.find((deadline) => isOpen(deadline) && !hasPassed(deadline));
  const [month, setMonth] = useState(wanted?.month ?? monthOf(next?.on ?? today));
  const [handled, setHandled] = useState(wanted);
  if (wanted && wanted !== handled) {
    setHandled(wanted);
    setMonth(wanted.month);
  }
  const heading = useRef<HTMLHeadingElement>(null);
  const due = deadlines.filter(({ on }) => monthOf(on) === month);
  const following = deadlines.find(({ on }) => monthOf(on) > month);
  return (
    <div className="flex flex-col gap-6">
      <div className="rounded-card border border-line bg-raised p-3 @md:p-4">
        <div className="mb-2 flex items-center gap-1">
          <h3
            ref={heading}
            tabIndex={-1}
            aria-live="polite"
            className="min-w-0 flex-1 ps-1 text-base font-semibold outline-none"
          >
            {calendarMessages.month(month)}
          </h3>
          <Button
            kind="quiet"
            size="small"
            className="pointer-coarse:min-h-11"
            onClick={() => setMonth(monthOf(today))}
          >
            {calendarMessages.thisMonth}
          </Button>
          <IconButton
            label={calendarMessages.previousMonth}
            icon={<ChevronLeft aria-hidden="true" size={20} strokeWidth={1.5} className="rtl:-scale-x-100" />}
            className={atEdge}
            aria-disabled={month <= monthOf(from)}
            onClick={() => month > monthOf(from) && setMonth(monthAfter(month, -1))}
          />
          <IconButton
            label={calendarMessages.nextMonth}
            icon={
              <ChevronRight aria-hidden="true" size={20} strokeWidth={1.5} className="rtl:-scale-x-100" />
            }
            className={atEdge}
            aria-disabled={month >= monthOf(until)}
            onClick={() => month < monthOf(until) && setMonth(monthAfter(month, 1))}
          />
        </div>
        <MonthTable month={month} deadlines={due} today={today} />
      </div>
      {due.length > 0 ? (
        <DeadlineGroup title={calendarMessages.monthOfDays(due.length)} deadlines={due} today={today} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-muted">{calendarMessages.nothingIn(month)}</p>
          {following && (
            <Button
              size="small"
              onClick={() => {
                setMonth(monthOf(following.on));
                // This button disappears with the empty month.
                heading.current?.focus();
              }}
            >
              {calendarMessages.nextOn(following.on)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface MonthTableProps {
  month: string;
  deadlines: readonly DueDeadline[];
  today: string;
}

function MonthTable({ month, deadlines, today }: MonthTableProps) {
  return (
    <table className="w-full table-fixed border-collapse">
      <caption className="sr-only">{calendarMessages.month(month)}</caption>
      <thead>
        <tr>
          {namedWeek.map((date) => (
            <th
              key={date}
              scope="col"
              abbr={calendarMessages.longWeekday(date)}
              className="pb-1.5 text-center text-xs font-medium text-muted @2xl:px-2 @2xl:text-start"
            >
              {calendarMessages.weekday(date)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((date, index) => (
              <td key={namedWeek[index]} className="h-12 border border-line p-0 align-top @2xl:h-22">
                {date && (
                  <Day date={date} isToday={date === today} due={deadlines.filter(({ on }) => on === date)} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Day({ date, isToday, due }: { date: string; isToday: boolean; due: readonly DueDeadline[] }) {
  const [first] = due;
  const number = (
    <time
      dateTime={date}
      {...(isToday && { 'aria-current': 'date' })}
      className={classNames(
        'tabular grid size-6 place-items-center rounded-full text-xs',
        isToday ? 'bg-accent font-semibold text-on-accent' : first ? 'font-semibold' : 'text-muted',
      )}
    >
      {calendarMessages.dayOfMonth(date)}
    </time>
  );
  if (!first) return <div className="flex justify-center p-1 @2xl:justify-start">{number}</div>;
  return (
    <button
      type="button"
      onClick={() => document.getElementById(first.key)?.focus()}
      className="flex size-full flex-col items-center gap-1 p-1 text-start hover:bg-text/4 focus-visible:-outline-offset-2 @2xl:items-stretch"
    >
      {number}
      <span className="sr-only">{calendarMessages.month(date)}</span>
      <span aria-hidden="true" className="flex gap-1 @2xl:hidden">
        {due.slice(0, maxDots).map(({ key, timing }) => (
          <span
            key={key}
            className={classNames('size-1.5 rounded-full', timing === 'overdue' ? 'bg-bad' : 'bg-accent')}
          />
        ))}
      </span>
      {due.map(({ key, label, timing }) => (
        <span
          key={key}
          className={classNames(
            'sr-only rounded-sm text-xs leading-4 font-medium @2xl:not-sr-only @2xl:px-1.5 @2xl:py-0.5',
            timing === 'overdue' ? 'bg-bad/12 text-bad' : 'bg-accent/12 text-accent-text',
          )}
        >
          {label}
        </span>
      ))}
    </button>
  );
}
