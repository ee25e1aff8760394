import { CalendarDays, ListChecks } from 'lucide-react';
import type { CompanyView } from '#contract/companies.ts';
import { gapOf } from '#domain/onboarding/onboarding-data.ts';
import { may } from '#domain/team/permissions.ts';
import { formationMessages } from '#messages/formation.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/design-system/state-message.tsx';
import { paths } from '#web/paths.ts';
import { describeFailure, isFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { Link } from '#web/platform/router.tsx';
import { storedOnboarding } from '#web/platform/stored-onboarding.ts';
import { useStoredValue } from '#web/platform/stored-value.ts';
import { useFormation } from '#web/platform/use-formation.ts';
import { usePage } from '#web/platform/use-page.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { caseChanges } from './case-changes.ts';
import { CompanyDates } from './company-dates.tsx';
import { FormationHeader } from './formation-header.tsx';
import { OpenPoint } from './open-point.tsx';
import { StepList } from './step-list.tsx';

/** The founder's own plan: what is done, what is next, and the days that deadlines count from. */
export default function FormationPage() {
  const heading = usePage(pageTitles.formation);
  const { state, company } = useCurrentCompany();
  const focusHeading = () => heading.current?.focus();
  return (
    <div className="flex flex-col gap-6">
      <header>
        <PageTitle ref={heading}>{pageTitles.formation}</PageTitle>
        {!company && <p className="mt-1 text-muted">{formationMessages.aboutWithoutCompany}</p>}
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
      return <EmptyState title={formationMessages.noPlan}>{describeFailure(failure)}</EmptyState>;
    }
    return (
      <ErrorState title={formationMessages.unread} onRetry={retry} isRetrying={isRetrying}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  const changes = may(company.role, 'change-formation')
    ? caseChanges({ companyId: company.id, accept, refetch })
    : undefined;
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-4">
        <p className="-mt-5 text-muted">
          {formationMessages.about(company.name, formation.jurisdiction.name)}
        </p>
        <FormationHeader formation={formation} />
        <OpenPoint formation={formation} />
        {!changes && <p className="text-muted">{formationMessages.readOnly}</p>}
      </div>
      <Section id="formation-steps" title={formationMessages.steps} about={formationMessages.stepsAbout}>
        <StepList formation={formation} changes={changes} />
      </Section>
      <Section id="formation-dates" title={formationMessages.dates} about={formationMessages.datesAbout}>
        <CompanyDates dates={formation.dates} changes={changes} />
        <Link to={paths.calendar} className={`${buttonClass()} mt-4`}>
          <CalendarDays aria-hidden="true" size={16} strokeWidth={1.5} />
          {formationMessages.toCalendar}
        </Link>
      </Section>
    </div>
  );
}

interface SectionProps {
  id: string;
  title: string;
  about: string;
  children: React.ReactNode;
}

function Section({ id, title, about, children }: SectionProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-lg font-semibold tracking-tight">
        {title}
      </h2>
      <p className="mt-1 max-w-prose text-pretty text-muted">{about}</p>
      <div className="mt-4">{children}</div>
    </section>
  );
}

function CompaniesUnread({ onResolved }: Resolvable) {
  const { failure, refetch } = useCurrentCompany();
  const { isRetrying, retry } = useRetry(refetch, onResolved);
  return (
    <ErrorState title={formationMessages.companiesUnread} onRetry={retry} isRetrying={isRetrying}>
      {describeFailure(failure)}
    </ErrorState>
  );
}

/** Leads to where the company comes from: its creation when the questions are answered, else the questions. */
function NoCompany() {
  const isAnswered = gapOf(useStoredValue(storedOnboarding, undefined)) === undefined;
  return (
    <EmptyState
      icon={<ListChecks aria-hidden="true" size={32} strokeWidth={1.5} />}
      title={formationMessages.noCompany}
      action={
        <Link to={isAnswered ? paths.dashboard : paths.onboarding} className={buttonClass('primary')}>
          {isAnswered ? formationMessages.toDashboard : formationMessages.answerQuestions}
        </Link>
      }
    >
      {isAnswered ? formationMessages.noCompanyUnfinishedText : formationMessages.noCompanyText}
    </EmptyState>
  );
}

function Loading() {
  const isSlow = useSlowLoading(true);
  if (!isSlow) return null;
  return (
    <div role="status" aria-label={formationMessages.loading} className="grid gap-6">
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
