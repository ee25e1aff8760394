import { Stamp } from 'lucide-react';
import { readActivities } from '#contract/activities.ts';
import type { CompanyView } from '#contract/companies.ts';
import { readNames } from '#contract/names.ts';
import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { nameMessages } from '#messages/names.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { NoCompany } from '#web/design-system/no-company.tsx';
import { PageSection } from '#web/design-system/page-section.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { useQuery } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { ActivitySection } from './activity-section.tsx';
import { NameSection } from './name-section.tsx';

/** One step of the formation: what the company does, and what it is called. */
export default function NamePage() {
  const heading = usePage(dashboardTitles.names);
  const { state, company, failure, refetch } = useCurrentCompany();
  const focusHeading = () => heading.current?.focus();
  const { isRetrying, retry } = useRetry(refetch, focusHeading);
  return (
    <div className="flex flex-col gap-8">
      <header>
        <PageTitle ref={heading}>{dashboardTitles.names}</PageTitle>
        {!company && <p className="mt-1 text-muted">{nameMessages.aboutWithoutCompany}</p>}
      </header>
      {state === 'loading' && <Loading />}
      {state === 'error' && (
        <StateSheet>
          <ErrorState title={nameMessages.unread} onRetry={retry} isRetrying={isRetrying}>
            {describeFailure(failure)}
          </ErrorState>
        </StateSheet>
      )}
      {state === 'empty' && (
        <StateSheet>
          <NoCompany icon={Stamp}>{nameMessages.noCompanyText}</NoCompany>
        </StateSheet>
      )}
      {company && <Naming key={company.id} company={company} onResolved={focusHeading} />}
    </div>
  );
}

function Naming({ company, onResolved }: { company: CompanyView; onResolved(): void }) {
  const given = { params: { id: company.id } };
  const names = useQuery(readNames, given);
  const activities = useQuery(readActivities, given);
  const readBoth = async () => (await Promise.all([names.refetch(), activities.refetch()])).every(Boolean);
  const { isRetrying, retry } = useRetry(readBoth, onResolved);
  if (!names.data || !activities.data) {
    const failure = names.failure ?? activities.failure;
    if (!failure) return <Loading />;
    return (
      <StateSheet>
        <ErrorState title={nameMessages.unread} onRetry={retry} isRetrying={isRetrying}>
          {describeFailure(failure)}
        </ErrorState>
      </StateSheet>
    );
  }
  return (
    <div className="@container flex flex-col gap-10">
      <p className="-mt-7 text-muted">{nameMessages.about(names.data.names.place.name)}</p>
      <PageSection
        hasMargin
        id="activities"
        title={nameMessages.activities}
        about={nameMessages.activitiesAbout}
      >
        <ActivitySection
          companyId={company.id}
          activities={activities.data.activities}
          onChanged={() => void names.refetch()}
        />
      </PageSection>
      <PageSection hasMargin id="names" title={nameMessages.names} about={nameMessages.namesAbout}>
        <NameSection
          companyId={company.id}
          names={names.data.names}
          checkedWith={activities.data.activities.chosen.map(({ activity }) => activity?.id).join()}
        />
      </PageSection>
      <p>
        <Link to={dashboardPaths.formation} className={buttonClass()}>
          {nameMessages.toFormation}
        </Link>
      </p>
    </div>
  );
}

function Loading() {
  const isSlow = useSlowLoading(true);
  if (!isSlow) return null;
  return (
    <div role="status" aria-label={nameMessages.loading} className="grid gap-4">
      <Skeleton className="h-11 max-w-xl" />
      <Skeleton className="h-24 rounded-card" />
      <Skeleton className="h-24 rounded-card" />
    </div>
  );
}
