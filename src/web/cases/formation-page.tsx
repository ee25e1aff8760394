import { CalendarDays, ListChecks } from 'lucide-react';
import type { CompanyView } from '#contract/companies.ts';
import { gapOf } from '#domain/onboarding/onboarding-data.ts';
import { may } from '#domain/team/permissions.ts';
import { caseMessages } from '#messages/cases.ts';
import { commonMessages } from '#messages/common.ts';
import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { PageSection } from '#web/design-system/page-section.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { paths } from '#web/paths.ts';
import { describeFailure, isFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Link } from '#web/platform/router.tsx';
import { storedOnboarding } from '#web/platform/stored-onboarding.ts';
import { useStoredValue } from '#web/platform/stored-value.ts';
import { useFormation } from '#web/platform/use-formation.ts';
import { usePage } from '#web/platform/use-page.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { caseChanges } from './case-changes.ts';
import { CaseTasks } from './case-tasks.tsx';
import { ChangeAnswers } from './change-answers.tsx';
import { CompanyDates } from './company-dates.tsx';
import { FormationHeader } from './formation-header.tsx';
import { OpenPoint } from './open-point.tsx';
import { StepList } from './step-list.tsx';
import { StepQuestions } from './step-questions.tsx';

/** The founder's own plan: what is done, what is next, and the days that deadlines count from. */
export default function FormationPage() {
  const heading = usePage(dashboardTitles.formation);
  const { state, company } = useCurrentCompany();
  const focusHeading = () => heading.current?.focus();
  return (
    <div className="flex flex-col gap-6">
      <header>
        <PageTitle ref={heading}>{dashboardTitles.formation}</PageTitle>
        {!company && <p className="mt-1 text-muted">{caseMessages.aboutWithoutCompany}</p>}
      </header>
      {state === 'loading' && <Loading />}
      {state === 'error' && <CompaniesUnread onResolved={focusHeading} />}
      {state === 'empty' && <NoCompany />}
      {company && <Formation key={company.id} company={company} onResolved={focusHeading} />}
    </div>
  );
}

interface Resolvable {
  /** Called when a retry succeeded and its button has been removed. */
  onResolved(): void;
}

function Formation({ company, onResolved }: Resolvable & { company: CompanyView }) {
  const { formation, failure, refetch, accept } = useFormation(company.id);
  const { isRetrying, retry } = useRetry(refetch, onResolved);
  if (!formation) {
    if (!failure) return <Loading />;
    if (isFailure(failure, 'formation-not-found')) {
      return (
        <StateSheet>
          <EmptyState title={caseMessages.noPlan}>{describeFailure(failure)}</EmptyState>
        </StateSheet>
      );
    }
    return (
      <StateSheet>
        <ErrorState title={caseMessages.unread} onRetry={retry} isRetrying={isRetrying}>
          {describeFailure(failure)}
        </ErrorState>
      </StateSheet>
    );
  }
  const changes = may(company.role, 'change-formation')
    ? caseChanges({ companyId: company.id, accept, refetch })
    : undefined;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <p className="-mt-5 text-muted">{caseMessages.about(company.name, formation.jurisdiction.name)}</p>
        <FormationHeader formation={formation} />
        <OpenPoint formation={formation} />
        {changes && <ChangeAnswers company={company} accept={accept} />}
        {!changes && <p className="text-muted">{caseMessages.readOnly}</p>}
      </div>
      <PageSection id="formation-steps" title={caseMessages.steps} about={caseMessages.stepsAbout}>
        <StepList formation={formation} changes={changes} />
      </PageSection>
      <StepQuestions
        company={company}
        formation={formation}
        canAnswer={changes !== undefined}
        accept={accept}
      />
      {formation.kept.length > 0 && (
        <PageSection id="kept-steps" title={caseMessages.kept} about={caseMessages.keptAbout}>
          <CaseTasks tasks={formation.kept} record={undefined} />
        </PageSection>
      )}
      <PageSection id="formation-dates" title={caseMessages.dates} about={caseMessages.datesAbout}>
        <CompanyDates dates={formation.dates} changes={changes} />
        <Link to={dashboardPaths.calendar} className={`${buttonClass()} mt-4`}>
          <CalendarDays aria-hidden="true" size={16} strokeWidth={1.5} />
          {caseMessages.toCalendar}
        </Link>
      </PageSection>
    </div>
  );
}

function CompaniesUnread({ onResolved }: Resolvable) {
  const { failure, refetch } = useCurrentCompany();
  const { isRetrying, retry } = useRetry(refetch, onResolved);
  return (
    <StateSheet>
      <ErrorState title={caseMessages.companiesUnread} onRetry={retry} isRetrying={isRetrying}>
        {describeFailure(failure)}
      </ErrorState>
    </StateSheet>
  );
}

/** Leads to where the company comes from: its creation when the questions are answered, else the questions. */
function NoCompany() {
  const isAnswered = gapOf(useStoredValue(storedOnboarding, undefined)) === undefined;
  return (
    <StateSheet>
      <EmptyState
        icon={ListChecks}
        title={commonMessages.noCompany}
        action={
          <Link to={isAnswered ? paths.dashboard : paths.onboarding} className={buttonClass('primary')}>
            {isAnswered ? caseMessages.toDashboard : caseMessages.answerQuestions}
          </Link>
        }
      >
        {isAnswered ? caseMessages.noCompanyUnfinishedText : caseMessages.noCompanyText}
      </EmptyState>
    </StateSheet>
  );
}

function Loading() {
  const isSlow = useSlowLoading(true);
  if (!isSlow) return null;
  return (
    <div role="status" aria-label={caseMessages.loading} className="grid gap-6">
      <Skeleton className="h-21 rounded-card" />
      <div className="divide-y divide-line rounded-card border border-line">
        {['w-48', 'w-64', 'w-56', 'w-40'].map((width) => (
          <div key={width} className="flex gap-4 px-6 py-5">
            <Skeleton className="size-8 rounded-full" />
            <div className="grid gap-2">
              <Skeleton className={`h-5 max-w-full ${width}`} />
              <Skeleton className="h-4 w-32" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
