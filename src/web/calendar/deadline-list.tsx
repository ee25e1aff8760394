import { useEffect, useRef, useState } from 'react';
import type { CalendarView } from '#contract/calendar.ts';
import { addYears, plainDate } from '#domain/values/plain-date.ts';
import { calendarMessages, recordMessages } from '#messages/calendar.ts';
import { Button } from '#web/design-system/button.tsx';
import { FoldMark } from '#web/design-system/fold-mark.tsx';
import { DeadlineEntry } from './deadline-entry.tsx';
import { type DueDeadline, hasPassed, isOpen, monthOf, monthsOf } from './due-deadline.ts';

interface DeadlineListProps {
  calendar: CalendarView;
  deadlines: readonly DueDeadline[];
  /** The month that was asked for, in a new object each time it is. */
  wanted: { month: string } | undefined;
}

/** What falls due, month by month: a year ahead at once, what is far away and what passed before the company on request. */
export function DeadlineList({ calendar: { today, until }, deadlines, wanted }: DeadlineListProps) {
  const [isLaterShown, setIsLaterShown] = useState(false);
  const firstLater = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLaterShown) firstLater.current?.focus();
  }, [isLaterShown]);
  const open = deadlines.filter(isOpen);
  const settled = deadlines.filter((deadline) => !isOpen(deadline));
  const earlier = open.filter(({ timing }) => timing === 'before-company');
  const ahead = open.filter((deadline) => !hasPassed(deadline));
  const horizon = addYears(plainDate(today), 1);
  const soon = ahead.filter(({ on }) => on <= horizon);
  const later = ahead.filter(({ on }) => on > horizon);
  const isWantedLater = later.some(({ on }) => monthOf(on) === wanted?.month);
  const [handled, setHandled] = useState(wanted);
  if (wanted !== handled) {
    setHandled(wanted);
    if (isWantedLater) setIsLaterShown(true);
  }
  useEffect(() => {
    if (wanted) document.getElementById(monthId(wanted.month))?.focus();
  }, [wanted]);
  return (
    <div className="flex flex-col gap-6">
      {ahead.length === 0 && <p className="text-muted">{calendarMessages.none}</p>}
      <Months deadlines={soon} today={today} />
      {isLaterShown ? (
        <div ref={firstLater} tabIndex={-1} className="outline-none">
          <Months deadlines={later} today={today} />
        </div>
      ) : (
        later.length > 0 && (
          <Button className="self-start" onClick={() => setIsLaterShown(true)}>
            {calendarMessages.later(later.length, until)}
          </Button>
        )
      )}
      {earlier.length > 0 && (
        <Folded
          title={calendarMessages.earlier(earlier.length, earlier[0]?.on ?? today)}
          deadlines={earlier}
          today={today}
        />
      )}
      {settled.length > 0 && (
        <Folded title={recordMessages.settled(settled.length)} deadlines={settled} today={today} />
      )}
    </div>
  );
}

/** Of the heading that is focused when a month is asked for. */
const monthId = (month: string) => `due-${month}`;

interface FoldedProps {
  title: string;
  deadlines: readonly DueDeadline[];
  today: string;
}

function Folded({ title, deadlines, today }: FoldedProps) {
  return (
    <details className="group">
      <summary className="flex min-h-11 list-none items-start gap-3 rounded-sm py-2.5 [&::-webkit-details-marker]:hidden">
        <FoldMark className="mt-0.5 text-muted" />
        <span className="min-w-0 text-muted">{title}</span>
      </summary>
      <div className="pt-2 ps-7">
        <Months deadlines={deadlines} today={today} />
      </div>
    </details>
  );
}

function Months({ deadlines, today }: { deadlines: readonly DueDeadline[]; today: string }) {
  return (
    <div className="flex flex-col gap-6">
      {monthsOf(deadlines).map(({ month, deadlines: due }) => (
        <DeadlineGroup
          key={month}
          id={monthId(month)}
          title={calendarMessages.month(month)}
          deadlines={due}
          today={today}
        />
      ))}
    </div>
  );
}

interface DeadlineGroupProps {
  /** Of its heading. */
  id?: string;
  title: string;
  deadlines: readonly DueDeadline[];
  today: string;
}

/** Deadlines under a heading of their own. */
export function DeadlineGroup({ id, title, deadlines, today }: DeadlineGroupProps) {
  return (
    <section aria-label={title}>
      <h3 id={id} tabIndex={-1} className="mb-1 text-sm font-semibold text-muted">
        {title}
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {deadlines.map((deadline) => (
          <DeadlineEntry key={deadline.key} deadline={deadline} today={today} />
        ))}
      </ul>
    </section>
  );
}
