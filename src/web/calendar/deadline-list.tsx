import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { CalendarView } from '#contract/calendar.ts';
import { addYears, plainDate } from '#domain/values/plain-date.ts';
import { calendarMessages } from '#messages/calendar.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { DeadlineEntry } from './deadline-entry.tsx';
import { type DueDeadline, hasPassed, monthsOf } from './due-deadline.ts';

interface DeadlineListProps {
  calendar: CalendarView;
  deadlines: readonly DueDeadline[];
}

/** What falls due, month by month: a year ahead at once, what has passed and what is far away on request. */
export function DeadlineList({ calendar: { today, until }, deadlines }: DeadlineListProps) {
  const [isLaterShown, setIsLaterShown] = useState(false);
  const firstLater = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isLaterShown) firstLater.current?.focus();
  }, [isLaterShown]);
  const earlier = deadlines.filter(hasPassed);
  const ahead = deadlines.filter((deadline) => !hasPassed(deadline));
  const horizon = addYears(plainDate(today), 1);
  const soon = ahead.filter(({ on }) => on <= horizon);
  const later = ahead.filter(({ on }) => on > horizon);
  return (
    <div className="flex flex-col gap-6">
      {earlier.length > 0 && <Earlier deadlines={earlier} today={today} />}
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
    </div>
  );
}

function Earlier({ deadlines, today }: { deadlines: readonly DueDeadline[]; today: string }) {
  const overdue = deadlines.filter(({ state }) => state === 'overdue').length;
  const [first] = deadlines;
  return (
    <details className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-11 list-none items-start gap-3 rounded-card px-4 py-2.5 @md:px-5 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          size={16}
          strokeWidth={1.5}
          className="mt-0.5 shrink-0 text-muted group-open:rotate-90 rtl:-scale-x-100"
        />
        <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">
            {calendarMessages.earlier(deadlines.length, first?.on ?? today)}
          </span>
          {overdue > 0 && <Badge tone="bad">{calendarMessages.overdueCount(overdue)}</Badge>}
        </span>
      </summary>
      <div className="px-3 pt-2 pb-3 @md:px-4">
        <Months deadlines={deadlines} today={today} />
      </div>
    </details>
  );
}

function Months({ deadlines, today }: { deadlines: readonly DueDeadline[]; today: string }) {
  return (
    <div className="flex flex-col gap-6">
      {monthsOf(deadlines).map(({ month, deadlines: due }) => (
        <DeadlineGroup key={month} title={calendarMessages.month(month)} deadlines={due} today={today} />
      ))}
    </div>
  );
}

interface DeadlineGroupProps {
  title: string;
  deadlines: readonly DueDeadline[];
  today: string;
}

/** Deadlines under a heading of their own. */
export function DeadlineGroup({ title, deadlines, today }: DeadlineGroupProps) {
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-sm font-semibold text-muted">{title}</h3>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {deadlines.map((deadline) => (
          <DeadlineEntry key={deadline.key} deadline={deadline} today={today} />
        ))}
      </ul>
    </section>
  );
}
