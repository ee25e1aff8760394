import type { DueDateView, SourceView, StatementView } from '#contract/plans.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { calendarMessages, recordMessages } from '#messages/calendar.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { LastDays } from '#web/design-system/last-days.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { DeadlineRecord } from './deadline-record.tsx';
import type { DueDeadline } from './due-deadline.ts';

/** Up to this many days away, a deadline is described in words. */
const nearDays = 30;

interface DeadlineEntryProps {
  deadline: DueDeadline;
  today: string;
  /** The level of its heading. */
  level?: 3 | 4;
}

/** A deadline with its day, why it is there, what it costs and what missing it costs. */
export function DeadlineEntry({ deadline, today, level = 4 }: DeadlineEntryProps) {
  const Heading = `h${level}` as const;
  const { key, label, on, dayOff, onlyIf, why, sources, penalty } = deadline;
  return (
    <li
      // Passed ones stand a second time in their month, which its days lead to.
      {...(level === 4 && { id: key })}
      tabIndex={-1}
      className="grid gap-x-5 gap-y-1 py-4 outline-offset-2 @md:grid-cols-[4.5rem_minmax(0,1fr)] @4xl:grid-cols-[4.5rem_minmax(0,1fr)_20rem]"
    >
      <p className="tabular flex items-baseline gap-2 @md:flex-col @md:gap-0">
        <time dateTime={on} className="text-base font-semibold">
          <bdi>{calendarMessages.shortDay(on)}</bdi>
        </time>
        <span className="text-xs text-muted">{calendarMessages.weekday(on)}</span>
      </p>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Heading className="text-base font-medium text-pretty">{label}</Heading>
          <State deadline={deadline} today={today} />
        </div>
        {onlyIf && <p className="mt-0.5 text-muted">{calendarMessages.onlyIf(onlyIf)}</p>}
        <p className="mt-1 max-w-prose text-pretty">
          {why} <Sources of={sources} subject={label} />
        </p>
        {dayOff && (
          <p className="mt-1 max-w-prose text-pretty text-muted">{calendarMessages.dayOff(dayOff)}</p>
        )}
        {deadline.cost && (
          <p className="mt-1 max-w-prose text-pretty">
            <span className="font-medium">{calendarMessages.cost}:</span>{' '}
            {calendarMessages.costs(
              deadline.cost.amounts.map(moneyText).join(' + '),
              deadline.cost.isComplete,
            )}{' '}
            {deadline.cost.sources.length > 0 && (
              <Sources of={deadline.cost.sources} subject={calendarMessages.costOf(label)} />
            )}
          </p>
        )}
        <DeadlineRecord deadline={deadline} />
      </div>
      <Penalty deadline={deadline} statement={penalty} />
    </li>
  );
}

function State({
  deadline: { state, timing, on, daysLeft },
  today,
}: Pick<DeadlineEntryProps, 'deadline' | 'today'>) {
  if (state !== 'open')
    return <Badge tone={state === 'done' ? 'good' : 'neutral'}>{recordMessages.states[state]}</Badge>;
  if (timing === 'overdue') return <Badge tone="bad">{calendarMessages.overdue}</Badge>;
  if (timing === 'maybe-overdue') return <Badge tone="warn">{calendarMessages.overdueIfApplies}</Badge>;
  if (timing === 'before-company') return <Badge>{calendarMessages.passed}</Badge>;
  if (daysLeft !== null) return <LastDays days={daysLeft} />;
  const days = (Date.parse(on) - Date.parse(today)) / (24 * 60 * 60 * 1000);
  return days <= nearDays ? <Badge tone="warn">{calendarMessages.soon(on, today)}</Badge> : null;
}

function Penalty({ deadline, statement }: { deadline: DueDateView; statement: StatementView }) {
  const subject = calendarMessages.penaltyOf(deadline.label);
  return (
    <div className="mt-1 max-w-prose text-pretty text-muted @md:col-start-2 @4xl:col-start-3 @4xl:mt-0">
      <span className="font-medium text-text">{calendarMessages.penalty}:</span>{' '}
      {'text' in statement ? (
        <>
          {statement.text} <Sources of={statement.sources} subject={subject} />
        </>
      ) : (
        <>
          {calendarMessages.unconfirmed} ({statement.unconfirmed})
          {statement.hint && (
            <p className="mt-0.5 text-xs">
              {calendarMessages.hint} {statement.hint.text}{' '}
              <Sources of={statement.hint.sources} subject={subject} />
            </p>
          )}
        </>
      )}
    </div>
  );
}

function Sources({ of: sources, subject }: { of: readonly SourceView[]; subject: string }) {
  const distinct = [...new Map(sources.map((source) => [source.url, source])).values()];
  return (
    <span className="inline-grid">
      <SourceMark sources={distinct} subject={subject} />
    </span>
  );
}
