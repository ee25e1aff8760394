import { CalendarClock } from 'lucide-react';
import type { CalendarView, CountedDayView } from '#contract/calendar.ts';
import { calendarMessages } from '#messages/calendar.ts';
import { Button } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { EmptyState, StateSheet } from '#web/design-system/state-message.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Link } from '#web/platform/router.tsx';

/** The days that the deadlines count from, and how each is known. */
export function CountedDays({ counted }: Pick<CalendarView, 'counted'>) {
  return (
    <section aria-labelledby="counted-days">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 id="counted-days" className="text-lg font-semibold tracking-tight">
            {calendarMessages.counted}
          </h2>
          <p className="text-muted">{calendarMessages.countedAbout}</p>
        </div>
        <EditDates />
      </div>
      <dl className="mt-3 grid gap-px overflow-hidden rounded-card border border-line bg-line @xs:grid-cols-2 @4xl:grid-flow-col @4xl:auto-cols-fr @4xl:grid-cols-none">
        {counted.map((each) => (
          <CountedDay key={each.day} {...each} />
        ))}
      </dl>
    </section>
  );
}

function CountedDay({ day, known, deadlines }: CountedDayView) {
  return (
    <div className="bg-raised px-3 py-3 @md:px-4 @xs:last:odd:col-span-2 @4xl:last:odd:col-span-1">
      <dt className="text-xs font-medium text-muted">{calendarMessages.countedDays[day]}</dt>
      <dd className="mt-1">
        {known ? (
          <time dateTime={known.on} className="tabular block text-base font-semibold">
            <bdi>{calendarMessages.day(known.on)}</bdi>
          </time>
        ) : (
          <span className="block text-base text-muted">{calendarMessages.unknown}</span>
        )}
        <span
          className={classNames(
            'mt-0.5 block text-xs',
            known?.basis === 'assumed' || !known ? 'font-medium text-warn' : 'text-muted',
          )}
        >
          {known ? calendarMessages.bases[known.basis] : calendarMessages.waiting(deadlines)}
        </span>
      </dd>
    </div>
  );
}

/** Stands in place of the days while none is known. */
export function NoDates({ counted }: Pick<CalendarView, 'counted'>) {
  const waiting = counted.reduce((sum, { deadlines }) => sum + deadlines, 0);
  return (
    <StateSheet>
      <EmptyState icon={CalendarClock} title={calendarMessages.noDates} action={<EditDates kind="primary" />}>
        {calendarMessages.noDatesText(waiting)}
      </EmptyState>
    </StateSheet>
  );
}

function EditDates({ kind = 'secondary' }: { kind?: 'primary' | 'secondary' }) {
  return (
    <Button asChild kind={kind}>
      <Link to={dashboardPaths.formation}>{calendarMessages.editDates}</Link>
    </Button>
  );
}
