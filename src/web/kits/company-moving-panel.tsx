import { allowKitAsStaff } from '#contract/kits.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { CompanyFile } from '#contract/operator.ts';
import { addPortalAsStaff, listPortalsAsStaff, removePortalAsStaff } from '#contract/portals.ts';
import { mayAsStaff, type StaffRole } from '#domain/staff/permissions.ts';
import { movingMessages } from '#messages/moving.ts';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { setAnswer, useQuery } from '#web/platform/query.ts';
import { PortalList, PortalsLoading } from './portal-list.tsx';
import { TakeEverything } from './take-everything.tsx';

/** What staff need when a client leaves: who holds which portal, and everything in one file. */
export default function CompanyMovingPanel({
  company: { id },
  role,
}: {
  company: CompanyFile;
  role: StaffRole;
}) {
  const params = { id };
  const { data, failure, refetch } = useQuery(listPortalsAsStaff, { params });
  const show = (answer: OutputOf<typeof listPortalsAsStaff>) =>
    setAnswer(listPortalsAsStaff, { params }, () => answer);
  return (
    <div className="@container flex flex-col gap-10">
      {data ? (
        <PortalList
          portals={data.portals}
          mayChange={mayAsStaff(role, 'work-on-cases')}
          onAdd={async (input) => show(await call(addPortalAsStaff, { params, input }))}
          onRemove={async (portal) => show(await call(removePortalAsStaff, { params: { id, portal } }))}
        />
      ) : failure ? (
        <ErrorState title={movingMessages.portals.unread} onRetry={refetch}>
          {describeFailure(failure)}
        </ErrorState>
      ) : (
        <PortalsLoading />
      )}
      {mayAsStaff(role, 'export-clients') && (
        <TakeEverything allow={(input) => call(allowKitAsStaff, { params, input })} />
      )}
    </div>
  );
}
