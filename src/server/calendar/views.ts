import type {
  CalendarDeadlineView,
  CalendarFeedView,
  CalendarView,
  DeadlineEntryView,
} from '#contract/calendar.ts';
import type { CompanyDeadline } from '#domain/calendar/company-calendar.ts';
import type { Assignee, RecordedDeadlineEvent } from '#domain/calendar/deadline-record.ts';
import { lastDaysLeft } from '#domain/calendar/last-days.ts';
import { type CompanyQuestion, companyQuestions } from '#domain/catalogue/company-question.ts';
import type { YearOfCosts } from '#domain/plan/costs.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { viewDueDate } from '../plans/index.ts';
import type { Feed } from './feed-repository.ts';
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
  renewal,
}: ReadCalendar): CalendarView {
  return {
    jurisdiction: { id, name },
    today,
    from,
    until,
    deadlines: deadlines.map((due) => viewDeadline(due, today, renewal)),
    counted: counted.map(({ known, ...day }) => ({ ...day, known: known ?? null })),
    companyQuestions: questions.map(({ question, answer }) => ({ question, answer: answer ?? null })),
  };
}

/** A feed address as it leaves the server. */
export function viewFeed({ createdAt, hasNames }: Feed): CalendarFeedView {
  return { createdAt: createdAt.toISOString(), hasNames };
}

/** The duty to renew the licence, by law and in the case that does it. */
function isRenewal({ deadline: { id } }: CompanyDeadline): boolean {
  return id === 'licence-renewal' || id.endsWith('licence-ends');
}

function viewCost({ lines, total }: YearOfCosts): NonNullable<CalendarDeadlineView['cost']> {
  const isComplete = total.kind === 'complete';
  return {
    amounts: isComplete
      ? [...total.amounts]
      : total.lowerBounds.map(({ currency, low }) => ({ currency, low, high: low })),
    isComplete,
    sources: lines.flatMap(({ fee: { amount, isOptional } }) =>
      'sources' in amount && !isOptional ? [...amount.sources] : [],
    ),
  };
}

function viewDeadline(
  due: CompanyDeadline,
  today: PlainDate,
  renewal: YearOfCosts | undefined,
): CalendarDeadlineView {
  const { onlyIf, dependsOn = {} } = due.deadline;
  const isAsked = (question: CompanyQuestion) => onlyIf !== undefined && dependsOn[question] !== undefined;
  const { state, assignee, history } = due.record;
  return {
    ...viewDueDate(due),
    occurrence: due.occurrence,
    state,
    daysLeft: state === 'open' ? (lastDaysLeft(due.on, today) ?? null) : null,
    ...(renewal && isRenewal(due) && { cost: viewCost(renewal) }),
    assignee: assignee && viewAssignee(assignee),
    entries: history.map(viewEntry),
    settledBy: companyQuestions.filter(isAsked),
  };
}

function viewAssignee(assignee: Assignee): NonNullable<CalendarDeadlineView['assignee']> {
  if (assignee.kind === 'agency') return { id: null, name: null };
  return { id: assignee.id, name: assignee.name ?? null };
}

function viewEntry({ event, by, side, at }: RecordedDeadlineEvent): DeadlineEntryView {
  return {
    kind: event.kind,
    on: event.kind === 'done' ? event.on : null,
    paper: (event.kind === 'done' && event.paper) || null,
    reason: event.kind === 'does-not-apply' ? event.reason : null,
    assignee: event.kind === 'assigned' && event.to ? viewAssignee(event.to) : null,
    by: by ?? null,
    side,
    at: at.toISOString(),
  };
}
