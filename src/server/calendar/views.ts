import type { CalendarDeadlineView, CalendarView } from '#contract/calendar.ts';
import { type CompanyQuestion, companyQuestions } from '#domain/catalogue/company-question.ts';
import type { DueDate } from '#domain/plan/deadlines.ts';
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
    deadlines: deadlines.map(viewDeadline),
    counted: counted.map(({ known, ...day }) => ({ ...day, known: known ?? null })),
    companyQuestions: questions.map(({ question, answer }) => ({ question, answer: answer ?? null })),
  };
}

function viewDeadline(due: DueDate): CalendarDeadlineView {
  const { onlyIf, dependsOn = {} } = due.deadline;
  const isAsked = (question: CompanyQuestion) => onlyIf !== undefined && dependsOn[question] !== undefined;
  return { ...viewDueDate(due), settledBy: companyQuestions.filter(isAsked) };
}
