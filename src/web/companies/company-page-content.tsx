import { Building2 } from 'lucide-react';
import { gapOf } from '#domain/onboarding/onboarding-data.ts';
import { companyMessages } from '#messages/companies.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/design-system/state-message.tsx';
import { paths } from '#web/paths.ts';
import { describeFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { Link } from '#web/platform/router.tsx';
import { storedOnboarding } from '#web/platform/stored-onboarding.ts';
import { useStoredValue } from '#web/platform/stored-value.ts';
import { CompanyForm } from './company-form.tsx';

/** The form of the current company, or what stands in its place until there is one. */
export function CompanyPageContent() {
  const { state, failure, company, accept, refetch } = useCurrentCompany();
  const isSlow = useSlowLoading(state === 'loading');
  if (state === 'loading') return isSlow ? <CompanyFormSkeleton /> : null;
  if (state === 'error') {
    return (
      <ErrorState title={companyMessages.unread} onRetry={refetch}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  return company ? <CompanyForm key={company.id} company={company} onSaved={accept} /> : <NoCompany />;
}

/** Leads to where the company comes from: its creation when the questions are answered, else the questions. */
function NoCompany() {
  const answers = useStoredValue(storedOnboarding, undefined);
  const isAnswered = gapOf(answers) === undefined;
  return (
    <EmptyState
      icon={Building2}
      title={companyMessages.none}
      action={
        <Link to={isAnswered ? paths.dashboard : paths.onboarding} className={buttonClass('primary')}>
          {isAnswered ? companyMessages.toDashboard : companyMessages.answerQuestions}
        </Link>
      }
    >
      {isAnswered ? companyMessages.noneUnfinishedText : companyMessages.noneText}
    </EmptyState>
  );
}

const skeletonSections = [
  ['h-10', 'h-18', 'h-10'],
  ['h-10', 'h-10'],
  ['h-10', 'h-10'],
];

function CompanyFormSkeleton() {
  return (
    <div role="status" aria-label={companyMessages.loading} className="@container">
      {skeletonSections.map((heights, section) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the shape never changes
          key={section}
          className="grid gap-x-10 gap-y-4 border-t border-line py-8 @2xl:grid-cols-[14rem_minmax(0,1fr)]"
        >
          <div>
            <Skeleton className="h-5 w-28" />
            <Skeleton className="mt-2 h-4 w-44" />
          </div>
          <div className="grid max-w-xl gap-5">
            {heights.map((height, field) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the shape never changes
              <div key={field}>
                <Skeleton className="mb-2 h-4 w-24" />
                <Skeleton className={height} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
