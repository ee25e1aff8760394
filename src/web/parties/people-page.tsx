import { Network } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CompanyView } from '#contract/companies.ts';
import { readPeople } from '#contract/parties.ts';
import type { PeopleView } from '#contract/party-view.ts';
import { may } from '#domain/team/permissions.ts';
import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { peopleMessages as texts } from '#messages/people.ts';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { NoCompany } from '#web/design-system/no-company.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { paths } from '#web/paths.ts';
import { describeFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { useQuery } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { FranchiseTax } from './franchise-tax.tsx';
import { OfficerSection } from './officer-section.tsx';
import { OwnersSection } from './owners-section.tsx';
import { PartyDialog } from './party-dialog.tsx';
import { PartyList } from './party-list.tsx';
import { RegisterSection } from './register-section.tsx';
import { SharesSection } from './shares-section.tsx';

const RequestsSection = lazy(() => import('./requests-section.tsx'));

/** Who owns and runs the current company, and what its registers say. */
export default function PeoplePage() {
  const heading = usePage(dashboardTitles.people);
  const { state, company, failure, refetch } = useCurrentCompany();
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-60">
          <PageTitle ref={heading}>{dashboardTitles.people}</PageTitle>
          <p className="mt-1 wrap-anywhere text-muted">
            {company ? texts.about(company.name) : texts.aboutWithoutCompany}
          </p>
        </div>
      </div>
      {company &&
        (may(company.role, 'read-parties') ? (
          <People key={company.id} company={company} />
        ) : (
          <StateSheet>
            <EmptyState
              title={texts.notAllowed}
              action={
                <Link to={paths.ownPart} className={buttonClass()}>
                  {texts.toOwnPart}
                </Link>
              }
            >
              {texts.notAllowedText}
            </EmptyState>
          </StateSheet>
        ))}
      {state === 'loading' && <Loading />}
      {state === 'empty' && (
        <StateSheet>
          <NoCompany icon={Network}>{texts.noCompanyText}</NoCompany>
        </StateSheet>
      )}
      {state === 'error' && (
        <StateSheet>
          <ErrorState title={texts.unread} onRetry={refetch}>
            {describeFailure(failure)}
          </ErrorState>
        </StateSheet>
      )}
    </div>
  );
}

function People({ company }: { company: CompanyView }) {
  const query = useQuery(readPeople, { params: { id: company.id } });
  const [changed, setChanged] = useState<PeopleView>();
  const [isAdding, setIsAdding] = useState(false);
  const people = changed ?? query.data?.people;
  if (!people) {
    return query.failure ? (
      <StateSheet>
        <ErrorState title={texts.unread} onRetry={query.refetch} isRetrying={query.isFetching}>
          {describeFailure(query.failure)}
        </ErrorState>
      </StateSheet>
    ) : (
      <Loading />
    );
  }
  const mayChange = may(company.role, 'change-parties');
  const shared = { company, people, mayChange, onChanged: setChanged };
  const adding = (
    <Button kind={people.parties.length === 0 ? 'primary' : 'secondary'} onClick={() => setIsAdding(true)}>
      {texts.add}
    </Button>
  );
  return (
    <>
      {people.parties.length === 0 ? (
        <StateSheet>
          <EmptyState icon={Network} title={texts.empty} action={mayChange && adding}>
            {texts.emptyText}
          </EmptyState>
        </StateSheet>
      ) : (
        <>
          <OwnersSection {...shared} />
          <SharesSection {...shared} />
          {company.companyType === 'c-corporation' && <FranchiseTax shareClasses={people.shareClasses} />}
          <PartyList {...shared} action={mayChange && adding} />
          {mayChange && (
            <Suspense>
              <RequestsSection companyId={company.id} parties={people.parties} />
            </Suspense>
          )}
          <OfficerSection {...shared} />
          <RegisterSection company={company} />
        </>
      )}
      {isAdding && (
        <PartyDialog companyId={company.id} onChanged={setChanged} onClose={() => setIsAdding(false)} />
      )}
    </>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={texts.loading} className="flex flex-col gap-4 border-y border-line py-6">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-4 w-64 max-w-full" />
    </div>
  );
}
