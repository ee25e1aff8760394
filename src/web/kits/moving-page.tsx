import type { CompanyView } from '#contract/companies.ts';
import { allowKit } from '#contract/kits.ts';
import type { OutputOf } from '#contract/operation.ts';
import { addPortal, listPortals, removePortal } from '#contract/portals.ts';
import { may } from '#domain/team/permissions.ts';
import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { movingMessages } from '#messages/moving.ts';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { setAnswer, useQuery } from '#web/platform/query.ts';
import { usePage } from '#web/platform/use-page.ts';
import { BringCompany } from './bring-company.tsx';
import { PortalList, PortalsLoading } from './portal-list.tsx';
import { TakeEverything, WhenLeaving } from './take-everything.tsx';

/** What somebody needs who leaves with a company, or comes with one. */
export default function MovingPage() {
  const heading = usePage(dashboardTitles.moving);
  const { company, choose, refetch } = useCurrentCompany();
  return (
    <div className="@container flex flex-col gap-10">
      <div>
        <PageTitle ref={heading}>{dashboardTitles.moving}</PageTitle>
        <p className="mt-1 text-muted">{company ? movingMessages.about : movingMessages.noCompany}</p>
      </div>
      {company && <Leaving key={company.id} company={company} />}
      <BringCompany
        asStaff={false}
        pathTo={() => dashboardPaths.dashboardCompany}
        onDone={(id) => void refetch().then(() => choose(id))}
      />
    </div>
  );
}

function Leaving({ company: { id, role } }: { company: CompanyView }) {
  const params = { id };
  return (
    <>
      {may(role, 'take-everything') ? (
        <TakeEverything allow={(input) => call(allowKit, { params, input })} />
      ) : (
        <p className="text-muted">{movingMessages.take.notAllowed}</p>
      )}
      {may(role, 'read-company-papers') && <Portals id={id} mayChange={may(role, 'change-company')} />}
      <WhenLeaving />
    </>
  );
}

function Portals({ id, mayChange }: { id: string; mayChange: boolean }) {
  const params = { id };
  const { data, failure, refetch } = useQuery(listPortals, { params });
  const show = (answer: OutputOf<typeof listPortals>) => setAnswer(listPortals, { params }, () => answer);
  if (failure && !data) {
    return (
      <ErrorState title={movingMessages.portals.unread} onRetry={refetch}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  if (!data) return <PortalsLoading />;
  return (
    <PortalList
      portals={data.portals}
      mayChange={mayChange}
      onAdd={async (input) => show(await call(addPortal, { params, input }))}
      onRemove={async (portal) => show(await call(removePortal, { params: { id, portal } }))}
    />
  );
}
