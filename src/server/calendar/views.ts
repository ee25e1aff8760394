import type { CalendarView } from '#contract/calendar.ts';
import { viewDueDate } from '../plans/index.ts';
import type { ReadCalendar } from './read-calendar.ts';

/** A calendar as it leaves the server. */
export function viewCalendar({
  jurisdiction: { id, name },
  today,
  from,
  until,
  deadlines,
  counted,
  questions,
}: ReadCalendar): CalendarView {
  return {
    jurisdiction: { id, name },
    today,
    from,
    until,
    deadlines: deadlines.map(viewDueDate),
    counted: counted.map(({ known, ...day }) => ({ ...day, known: known ?? null })),
    companyQuestions: questions.map(({ question, answer }) => ({ question, answer: answer ?? null })),
  };
}
