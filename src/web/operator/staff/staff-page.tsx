import { lazy, Suspense, useState } from 'react';
import { listStaff, type StaffMember } from '#contract/staff.ts';
import { operatorMessages } from '#messages/operator.ts';
import { staffRoleNames, staffMessages as texts } from '#messages/staff.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { Button } from '#web/design-system/button.tsx';
import { loadPart } from '#web/platform/load-part.ts';
import { useQuery } from '#web/platform/query.ts';
import { usePerson } from '#web/platform/stored-login.ts';
import { usePage } from '#web/platform/use-page.ts';
import { useMayAsStaff } from '../back-office.ts';
import { PageHead, ReadStates } from '../list-page.tsx';
import { RecordTable } from '../record-table.tsx';

const loadDialogs = () => import('./staff-dialogs.tsx');
const AppointDialog = lazy(() => loadDialogs().then((part) => ({ default: part.AppointDialog })));
const ChangeDialog = lazy(() => loadDialogs().then((part) => ({ default: part.ChangeDialog })));

/** Who works here and what each may do. */
export default function StaffPage() {
  const heading = usePage(operatorMessages.titles.staff);
  const may = useMayAsStaff();
  const self = usePerson();
  const query = useQuery(listStaff, {});
  const [chosen, setChosen] = useState<StaffMember | 'new'>();
  const [isOpen, setIsOpen] = useState(false);

  async function open(what: StaffMember | 'new'): Promise<void> {
    if (!(await loadPart(loadDialogs))) return;
    setChosen(what);
    setIsOpen(true);
  }

  function saved(): void {
    setIsOpen(false);
    void query.refetch();
  }

  return (
    <div className="flex flex-col gap-6">
      <PageHead heading={heading} title={operatorMessages.titles.staff} about={texts.about}>
        {may('manage-staff') && (
          <Button kind="primary" onClick={() => open('new')}>
            {texts.appoint}
          </Button>
        )}
      </PageHead>
      <ReadStates query={query} heading={heading} unread={texts.unread}>
        {({ staff }) => (
          <>
            <RecordTable
              label={operatorMessages.titles.staff}
              columns={[
                { label: texts.name },
                { label: texts.email },
                { label: texts.role, width: '18%' },
                { label: texts.clients, width: '10%' },
                { label: texts.since, width: '14%' },
              ]}
              rows={staff.map((member) => ({
                id: member.id,
                cells: [
                  <span key="name" className="flex flex-wrap items-center gap-2">
                    {member.name}
                    {member.id === self.id && <Badge>{texts.you}</Badge>}
                    {member.isBlocked && <Badge tone="bad">{texts.blocked}</Badge>}
                  </span>,
                  <span key="email" className="text-muted">
                    {member.email}
                  </span>,
                  member.ownClientsOnly
                    ? texts.roleWithOwnClients(staffRoleNames[member.role])
                    : staffRoleNames[member.role],
                  <span key="clients" className="tabular">
                    {member.clients}
                  </span>,
                  <span key="since" className="tabular text-muted">
                    {operatorMessages.day(member.since)}
                  </span>,
                ],
                ...((may('manage-staff') || member.id === self.id) && {
                  action: (
                    <Button
                      size="small"
                      aria-label={texts.changeOf(member.name)}
                      onClick={() => open(member)}
                    >
                      {texts.change}
                    </Button>
                  ),
                }),
              }))}
            />
            <Suspense>
              {chosen === 'new' && (
                <AppointDialog isOpen={isOpen} onClose={() => setIsOpen(false)} onSaved={saved} />
              )}
              {chosen && chosen !== 'new' && (
                <ChangeDialog
                  key={chosen.id + chosen.role}
                  member={chosen}
                  staff={staff}
                  mayManage={may('manage-staff')}
                  isOpen={isOpen}
                  onClose={() => setIsOpen(false)}
                  onSaved={saved}
                />
              )}
            </Suspense>
          </>
        )}
      </ReadStates>
    </div>
  );
}
