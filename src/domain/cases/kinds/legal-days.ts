import type { DueDate } from '#domain/plan/deadlines.ts';
import { dueDateOf } from '#domain/plan/deadlines.ts';
import { addWorkingDays, type WorkCalendar } from '#domain/plan/timeline.ts';
import { addDays, addMonths, isPlainDate, type PlainDate } from '#domain/values/plain-date.ts';
import type { FoldedCase, Task } from '../fold-case.ts';
import type { TaskField } from '../task-field.ts';
import { deadlineOf, type LegalDay, type LegalDayRule } from './later-case.ts';

/** A legal day of a case with its date, and whether the step that meets it is done. */
export interface CaseDay extends DueDate {
  isMet: boolean;
}

/**
 * The legal days of a later case.
 * @param on the day of the change
 * @param calendar working days of the country's offices
 */
export function legalDaysOf(
  legalDays: readonly LegalDay[],
  caseId: string,
  on: PlainDate,
  folded: FoldedCase,
  calendar: WorkCalendar,
): readonly CaseDay[] {
  return legalDays.map((legalDay) => {
    const day = dayAfter(on, legalDay.rule.value, calendar);
    const due = dueDateOf(deadlineOf(legalDay, caseId, day), { day, occurrence: 'case' }, calendar);
    const isUnsettled = !legalDay.onDayOff && !calendar.isWorkingDay(day);
    return {
      ...due,
      ...(isUnsettled && { dayOff: { on: day, rule: 'unconfirmed' as const } }),
      isMet: folded.tasks.some(({ template, state }) => template.id === legalDay.metBy && hasEnded(state)),
    };
  });
}

/** A time limit that began on a day typed for a task, and where it is met. */
interface TaskClock extends CaseDay {
  /** The task that the day was typed for. */
  task: string;
  /** Ids of the tasks at which it is shown. */
  shownAt: readonly string[];
}

/** The time limits that began on a day typed for a task, such as the validity of an entry permit. */
export function clocksOf(
  caseId: string,
  folded: Pick<FoldedCase, 'tasks'>,
  calendar: WorkCalendar,
): readonly TaskClock[] {
  return folded.tasks.flatMap((task) =>
    task.isFormer
      ? []
      : task.template.fields.flatMap((field) => clockOf(caseId, task, field, folded, calendar)),
  );
}

/** The last day of a field's time limit; none without a day. */
function clockOf(
  caseId: string,
  { values, state, template }: Task,
  { id, clock }: TaskField,
  { tasks }: Pick<FoldedCase, 'tasks'>,
  calendar: WorkCalendar,
): TaskClock[] {
  const begun = values[id];
  if (!clock || !begun || !isPlainDate(begun)) return [];
  const meeting = tasks.filter(
    (task) => !task.isFormer && task.state !== 'not-needed' && clock.metBy?.includes(task.template.id),
  );
  // What is applied for anew has no day yet.
  if (clock.metBy && state !== 'done') return [];
  const on = addDays(begun, clock.days.value);
  const { label, why, days, penalty } = clock;
  const legalDay = { id, label, why, rule: { ...days, value: { days: 0 } }, penalty, metBy: '' };
  const isMet = clock.metBy
    ? meeting.every((task) => hasEnded(task.state))
    : // What a permit was needed for is over; a card is needed as long as it lasts.
      clock.days.value > 0 && hasEnded(state);
  return [
    {
      // A validity ends on its day, whatever day of the week that is.
      ...dueDateOf(
        { ...deadlineOf(legalDay, caseId, on), onDayOff: { value: 'stays', sources: days.sources } },
        { day: on, occurrence: 'case' },
        calendar,
      ),
      isMet,
      task: template.id,
      shownAt: clock.metBy ? meeting.map((task) => task.template.id) : [template.id],
    },
  ];
}

function dayAfter(on: PlainDate, rule: LegalDayRule, calendar: WorkCalendar): PlainDate {
  if ('months' in rule) return addMonths(on, rule.months);
  if ('days' in rule) return addDays(on, rule.days);
  return addWorkingDays(on, rule.workingDays, calendar);
}

function hasEnded(state: Task['state']): boolean {
  return state === 'done' || state === 'waived';
}
