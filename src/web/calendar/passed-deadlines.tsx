import type { CalendarView, QuestionView } from '#contract/calendar.ts';
import type { CompanyQuestion } from '#domain/catalogue/company-question.ts';
import { calendarMessages } from '#messages/calendar.ts';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Link } from '#web/platform/router.tsx';
import { DeadlineEntry } from './deadline-entry.tsx';
import { type DueDeadline, isOverdue } from './due-deadline.ts';
import { Question, type QuestionRules } from './questions.tsx';

/** The questions without an answer that decide whether passed deadlines apply. */
export function questionsOfPassed(
  { companyQuestions }: CalendarView,
  deadlines: readonly DueDeadline[],
): readonly CompanyQuestion[] {
  const settling = new Set(deadlines.filter(isOverdue).flatMap(({ settledBy }) => settledBy));
  return companyQuestions
    .filter(({ question, answer }) => answer === null && settling.has(question))
    .map(({ question }) => question);
}

interface PassedDeadlinesProps extends QuestionRules {
  calendar: CalendarView;
  deadlines: readonly DueDeadline[];
  /** Asked here, above the deadlines that depend on them. */
  questions: readonly QuestionView[];
}

/** What has passed since the company exists: whether it applies is asked, whether it was done is up to its people. */
export function PassedDeadlines({ calendar, deadlines, questions, ...rules }: PassedDeadlinesProps) {
  const passed = deadlines.filter(isOverdue);
  if (passed.length === 0 && questions.length === 0) return null;
  const groupOf = ({ settledBy }: DueDeadline) =>
    questions.find(({ question }) => settledBy.includes(question))?.question;
  const certain = passed.filter((deadline) => groupOf(deadline) === undefined);
  return (
    <section aria-labelledby="passed-deadlines">
      <h2 id="passed-deadlines" className="text-lg font-semibold tracking-tight">
        {calendarMessages.passedDeadlines(passed.length)}
      </h2>
      {certain.length > 0 && (
        <>
          <p className="mt-1 max-w-prose text-pretty text-muted">
            {calendarMessages.passedAbout}{' '}
            <Link
              to={`${dashboardPaths.formation}#formation-dates`}
              className="rounded-sm text-accent-text underline underline-offset-2"
            >
              {calendarMessages.correctDates}
            </Link>
          </p>
          <Entries deadlines={certain} today={calendar.today} />
        </>
      )}
      {questions.map((question) => (
        <div key={question.question} className="mt-4">
          <Question {...question} {...rules} />
          <Entries
            deadlines={passed.filter((deadline) => groupOf(deadline) === question.question)}
            today={calendar.today}
          />
        </div>
      ))}
    </section>
  );
}

function Entries({ deadlines, today }: { deadlines: readonly DueDeadline[]; today: string }) {
  if (deadlines.length === 0) return null;
  return (
    <ul className="mt-3 divide-y divide-line border-y border-line">
      {deadlines.map((deadline) => (
        <DeadlineEntry key={deadline.key} deadline={deadline} today={today} level={3} />
      ))}
    </ul>
  );
}
