import type { WorkCalendar } from '#domain/plan/timeline.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { FoldedCase } from './fold-case.ts';
import { isOutsider, type Outsider } from './task-template.ts';
import { workingDaysBetween } from './waiting.ts';

/** How long a task was with whom it was filed. */
interface TaskTime {
  task: string;
  decidedBy: Outsider;
  /** The last time: what came back before was another round. */
  filedOn: PlainDate;
  approvedOn: PlainDate;
  workingDays: number;
}

/** Longer ones say that something was recorded years late. */
const maxWorkingDays = 1_000;

/** How long each task of a case took that an authority or a bank has approved. */
export function taskTimesOf({ tasks }: Pick<FoldedCase, 'tasks'>, calendar: WorkCalendar): TaskTime[] {
  return tasks.flatMap(({ template: { id, decidedBy }, isFormer, approval, rounds }) => {
    const filedOn = rounds.at(-1)?.filedOn;
    if (isFormer || !isOutsider(decidedBy) || !approval || !filedOn || approval.on < filedOn) return [];
    const workingDays = workingDaysBetween(filedOn, approval.on, calendar);
    if (workingDays > maxWorkingDays) return [];
    return [{ task: id, decidedBy, filedOn, approvedOn: approval.on, workingDays }];
  });
}
