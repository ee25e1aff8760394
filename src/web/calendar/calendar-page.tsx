import { CalendarDays, CalendarPlus } from 'lucide-react';
import { lazy, type ReactNode, type RefObject, Suspense, useState } from 'react';
import { type CalendarView, type QuestionView, readCalendar } from '#contract/calendar.ts';
import type { CompanyView } from '#contract/companies.ts';
import { may } from '#domain/team/permissions.ts';
import { calendarMessages } from '#messages/calendar.ts';
import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { Button } from '#web/design-system/button.tsx';
import { NoCompany } from '#web/design-system/no-company.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { setAnswer } from '#web/platform/query.ts';
import { usePerson } from '#web/platform/stored-login.ts';
import { usePage } from '#web/platform/use-page.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { CountedDays, NoDates } from './counted-days.tsx';
import { DeadlineList } from './deadline-list.tsx';
import { dueDeadlinesOf } from './due-deadline.ts';
import { FeedSection } from './feed-section.tsx';
import { memberSide } from './member-side.ts';
import { MonthView } from './month-view.tsx';
import { PaperExpiries } from './paper-expiries.tsx';
import { PassedDeadlines, questionsOfPassed } from './passed-deadlines.tsx';
import { Questions } from './questions.tsx';
import { RecordingProvider } from './recording.tsx';
import { useCalendar } from './use-calendar.ts';
import { useCalendarView, ViewSwitch } from './view-switch.tsx';
import { VoucherExpiries } from './voucher-expiries.tsx';
import { YearStrip } from './year-strip.tsx';

const BankClosings = lazy(() => import('./bank-closings.tsx'));

/** All deadlines of the current company, what they count from, and the way into one's own calendar. */
export default function CalendarPage() {
  const heading = usePage(dashboardTitles.calendar);
  const { state, company } = useCurrentCompany();
  const focusHeading = () => heading.current?.focus();
  const title = <PageTitle ref={heading}>{dashboardTitles.calendar}</PageTitle>;
  if (company) {
    return (
      <CompanyCalendar
        key={company.id}
        company={company}
        title={title}
        onResolved={focusHeading}
        focusFallback={heading}
      />
    );
  }
  return (
    <Frame title={title} about={calendarMessages.aboutAny}>
      {state === 'loading' && <Loading />}
      {state === 'error' && <CompaniesUnread onResolved={focusHeading} />}
      {state === 'empty' && (
        <StateSheet>
          <NoCompany icon={CalendarDays}>{calendarMessages.noCompanyText}</NoCompany>
        </StateSheet>
      )}
    </Frame>
  );
}

interface Resolvable {
  /** Called when a retry succeeded and its button has been removed. */
  onResolved(): void;
}

interface CompanyCalendarProps extends Resolvable {
  company: CompanyView;
  title: ReactNode;
  focusFallback: RefObject<HTMLElement | null>;
}

function CompanyCalendar({ company, title, onResolved, focusFallback }: CompanyCalendarProps) {
  const { id: personId } = usePerson();
  const { data, failure, refetch } = useCalendar(company.id);
  const calendar = data?.calendar;
  const { isRetrying, retry } = useRetry(refetch, onResolved);
  if (!calendar) {
    return (
      <Frame title={title} about={calendarMessages.aboutAny}>
        {failure ? (
          <StateSheet>
            <ErrorState title={calendarMessages.unread} onRetry={retry} isRetrying={isRetrying}>
              {describeFailure(failure)}
            </ErrorState>
          </StateSheet>
        ) : (
          <Loading />
        )}
      </Frame>
    );
  }
  return (
    <Frame
      title={title}
      about={calendarMessages.about(company.name, calendar.jurisdiction.name)}
      action={
        <Button asChild>
          <a href="#calendar-feed">
            <CalendarPlus aria-hidden="true" size={16} strokeWidth={1.5} />
            {calendarMessages.subscribe}
          </a>
        </Button>
      }
    >
      <RecordingProvider
        side={memberSide(company.id)}
        canRecord={({ assignee }) =>
          may(company.role, 'change-deadlines') || (assignee !== null && assignee.id === personId)
        }
        onRecorded={(changed) =>
          setAnswer(readCalendar, { params: { id: company.id } }, () => ({ calendar: changed }))
        }
        refetch={refetch}
        focusFallback={focusFallback}
      >
        <Deadlines calendar={calendar} company={company} refetch={refetch} />
      </RecordingProvider>
      {may(company.role, 'read-payments') && <VoucherExpiries companyId={company.id} />}
      {may(company.role, 'read-banking') && (
        <Suspense>
          <BankClosings companyId={company.id} />
        </Suspense>
      )}
      <PaperExpiries companyId={company.id} />
      <FeedSection company={company} />
    </Frame>
  );
}

interface DeadlinesProps {
  calendar: CalendarView;
  company: CompanyView;
  refetch(): Promise<boolean>;
}

function Deadlines({ calendar, company, refetch }: DeadlinesProps) {
  const view = useCalendarView();
  const deadlines = dueDeadlinesOf(calendar);
  // What was asked above the passed deadlines stays there, so that an answer does not move away under the hand.
  const [askedFirst] = useState(() => questionsOfPassed(calendar, deadlines));
  const [wanted, setWanted] = useState<{ month: string }>();
  const isCounted = calendar.counted.some(({ known }) => known);
  const isAskedFirst = ({ question }: QuestionView) => askedFirst.includes(question);
  const otherQuestions = calendar.companyQuestions.filter((question) => !isAskedFirst(question));
  const rules = {
    companyId: company.id,
    canAnswer: may(company.role, 'change-formation'),
    refetch,
  };
  return (
    <>
      <PassedDeadlines
        calendar={calendar}
        deadlines={deadlines}
        questions={calendar.companyQuestions.filter(isAskedFirst)}
        {...rules}
      />
      {!isCounted && <NoDates counted={calendar.counted} />}
      {(isCounted || deadlines.length > 0) && (
        <section aria-labelledby="deadlines" className="flex flex-col gap-4">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h2 id="deadlines" className="text-lg font-semibold tracking-tight">
              {isCounted ? calendarMessages.deadlines : calendarMessages.lawDays}
            </h2>
            <ViewSwitch />
          </div>
          <YearStrip calendar={calendar} deadlines={deadlines} onChoose={(month) => setWanted({ month })} />
          {view === 'month' ? (
            <MonthView calendar={calendar} deadlines={deadlines} wanted={wanted} />
          ) : (
            <DeadlineList calendar={calendar} deadlines={deadlines} wanted={wanted} />
          )}
        </section>
      )}
      {otherQuestions.length > 0 && <Questions questions={otherQuestions} {...rules} />}
      {isCounted && <CountedDays counted={calendar.counted} />}
    </>
  );
}

interface FrameProps {
  title: ReactNode;
  about: string;
  action?: ReactNode;
  children: ReactNode;
}

function Frame({ title, about, action, children }: FrameProps) {
  return (
    <div className="@container flex flex-col gap-10">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-60">
          {title}
          <p className="mt-1 text-muted">{about}</p>
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}

function CompaniesUnread({ onResolved }: Resolvable) {
  const { failure, refetch } = useCurrentCompany();
  const { isRetrying, retry } = useRetry(refetch, onResolved);
  return (
    <StateSheet>
      <ErrorState title={calendarMessages.companiesUnread} onRetry={retry} isRetrying={isRetrying}>
        {describeFailure(failure)}
      </ErrorState>
    </StateSheet>
  );
}

function Loading() {
  const isSlow = useSlowLoading(true);
  return (
    <div role="status" aria-label={calendarMessages.loading} className="flex min-h-64 flex-col gap-6">
      {isSlow && (
        <>
          <Skeleton className="h-22 w-full rounded-card" />
          <Skeleton className="h-7 w-40" />
          <Skeleton className="h-32 w-full rounded-card" />
          <Skeleton className="h-32 w-full rounded-card" />
        </>
      )}
    </div>
  );
}
