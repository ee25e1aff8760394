import { Eye, History, UserPlus, Users } from 'lucide-react';
import { lazy, type ReactNode, type RefObject, Suspense, useCallback, useRef, useState } from 'react';
import type { CompanyView } from '#contract/companies.ts';
import type { MemberView } from '#contract/team.ts';
import { may } from '#domain/team/permissions.ts';
import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { teamMessages } from '#messages/team.ts';
import { Button } from '#web/design-system/button.tsx';
import { NoCompany } from '#web/design-system/no-company.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { useSlowLoading } from '#web/design-system/skeleton.tsx';
import { ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { loadPart } from '#web/platform/load-part.ts';
import { Link } from '#web/platform/router.tsx';
import { usePerson } from '#web/platform/stored-login.ts';
import { usePage } from '#web/platform/use-page.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { LeaveCompany } from './leave-company.tsx';
import { MemberList, MemberListSkeleton } from './member-list.tsx';
import { useMembers } from './use-members.ts';

const parts = {
  invite: () => import('./invite-dialog.tsx'),
  manage: () => import('./member-dialog.tsx'),
  viewAs: () => import('./view-as-dialog.tsx').then(({ ViewAsDialog }) => ({ default: ViewAsDialog })),
};
const InviteDialog = lazy(parts.invite);
const MemberDialog = lazy(parts.manage);
const ViewAsDialog = lazy(parts.viewAs);

type HeadingRef = RefObject<HTMLHeadingElement | null>;

/** The people of the current company. */
export default function UsersPage() {
  const heading = usePage(dashboardTitles.users);
  const { state, company } = useCurrentCompany();
  if (company) return <People key={company.id} company={company} heading={heading} />;
  return (
    <div className="flex flex-col gap-6">
      <Header heading={heading} about={teamMessages.aboutWithoutCompany} />
      {state === 'loading' && <Loading />}
      {state === 'error' && <CompaniesUnread onResolved={() => heading.current?.focus()} />}
      {state === 'empty' && (
        <StateSheet>
          <NoCompany icon={Users}>{teamMessages.noCompanyText}</NoCompany>
        </StateSheet>
      )}
    </div>
  );
}

interface HeaderProps {
  heading: HeadingRef;
  about: string;
  children?: ReactNode;
}

function Header({ heading, about, children }: HeaderProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-60">
        <PageTitle ref={heading}>{dashboardTitles.users}</PageTitle>
        <p className="mt-1 wrap-anywhere text-muted">{about}</p>
      </div>
      {children && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
  );
}

function CompaniesUnread({ onResolved }: { onResolved(): void }) {
  const { failure, refetch } = useCurrentCompany();
  const { isRetrying, retry } = useRetry(refetch, onResolved);
  return (
    <StateSheet>
      <ErrorState title={teamMessages.companiesUnread} onRetry={retry} isRetrying={isRetrying}>
        {describeFailure(failure)}
      </ErrorState>
    </StateSheet>
  );
}

function People({ company, heading }: { company: CompanyView; heading: HeadingRef }) {
  const { id: userId } = usePerson();
  const { data, failure, refetch } = useMembers(company.id);
  const members = data?.members;
  const { isRetrying, retry } = useRetry(refetch, () => heading.current?.focus());
  const { manage, dialog } = useManaging(company, heading, refetch);
  const isAdmin = may(company.role, 'change-role');
  const people = members?.filter(({ status }) => status !== 'deleted').length ?? 0;
  return (
    <div className="flex flex-col gap-6">
      <Header heading={heading} about={teamMessages.about(company.name)}>
        {may(company.role, 'read-audit-log') && (
          <Button asChild>
            <Link to={dashboardPaths.activity}>
              <History aria-hidden="true" size={16} strokeWidth={1.5} />
              {teamMessages.activity}
            </Link>
          </Button>
        )}
        {isAdmin && <ViewAs />}
        {may(company.role, 'invite-member') && <Invite companyId={company.id} onInvited={refetch} />}
      </Header>
      {failure ? (
        <StateSheet>
          <ErrorState title={teamMessages.unread} onRetry={retry} isRetrying={isRetrying}>
            {describeFailure(failure)}
          </ErrorState>
        </StateSheet>
      ) : members ? (
        <>
          <div className="flex flex-col gap-3">
            <MemberList members={members} userId={userId} onManage={isAdmin ? manage : undefined} />
            <p className="text-muted">{people === 1 ? teamMessages.onlyYou : teamMessages.count(people)}</p>
          </div>
          {members.length > 1 && (
            <LeaveCompany company={company} isLastAdmin={isLastAdmin(members, userId)} />
          )}
        </>
      ) : (
        <Loading />
      )}
      {dialog}
    </div>
  );
}

/** Shows what each role sees; its code comes when it is first opened. */
function ViewAs() {
  const [isOpen, setIsOpen] = useState<boolean>();
  return (
    <>
      <Button
        onClick={async () => {
          if (await loadPart(parts.viewAs)) setIsOpen(true);
        }}
      >
        <Eye aria-hidden="true" size={16} strokeWidth={1.5} />
        {teamMessages.viewAs}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <ViewAsDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** The dialog about one of the people, whose code comes when it is first opened. */
function useManaging(company: CompanyView, heading: HeadingRef, refetch: () => Promise<boolean>) {
  const [managed, setManaged] = useState<{ member: MemberView; opening: number }>();
  const [isOpen, setIsOpen] = useState(false);
  const openings = useRef(0);
  const manage = useCallback(async (member: MemberView) => {
    if (!(await loadPart(parts.manage))) return;
    openings.current += 1;
    setManaged({ member, opening: openings.current });
    setIsOpen(true);
  }, []);
  const dialog = managed && (
    <Suspense>
      <MemberDialog
        key={managed.opening}
        company={company}
        member={managed.member}
        isOpen={isOpen}
        focusFallback={heading}
        onClose={() => setIsOpen(false)}
        onChanged={refetch}
      />
    </Suspense>
  );
  return { manage, dialog };
}

function isLastAdmin(members: readonly MemberView[], userId: string): boolean {
  const admins = members.filter(({ role, status }) => role === 'admin' && status === 'active');
  return admins.length === 1 && admins[0]?.userId === userId;
}

function Invite({ companyId, onInvited }: { companyId: string; onInvited(): Promise<unknown> }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        kind="primary"
        onClick={async () => {
          if (!wasOpened && !(await loadPart(parts.invite))) return;
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <UserPlus aria-hidden="true" size={16} strokeWidth={1.5} />
        {teamMessages.invite}
      </Button>
      {wasOpened && (
        <Suspense>
          <InviteDialog
            companyId={companyId}
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onInvited={onInvited}
          />
        </Suspense>
      )}
    </>
  );
}

function Loading() {
  return useSlowLoading(true) ? <MemberListSkeleton /> : null;
}
