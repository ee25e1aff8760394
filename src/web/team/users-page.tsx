import { UserPlus, Users } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { CompanyView } from '#contract/companies.ts';
import { may } from '#domain/team/permissions.ts';
import { Button } from '#web/design-system/button.tsx';
import { useSlowLoading } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/design-system/state-message.tsx';
import { pageTitles } from '#web/messages/page-titles.ts';
import { teamMessages } from '#web/messages/team.ts';
import { paths } from '#web/paths.ts';
import { describeFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { loadPart } from '#web/platform/load-part.ts';
import { usePerson } from '#web/platform/stored-login.ts';
import { usePage } from '#web/platform/use-page.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { MemberList, MemberListSkeleton } from './member-list.tsx';
import { useMembers } from './use-members.ts';

const loadInviteDialog = () => import('./invite-dialog.tsx');
const InviteDialog = lazy(loadInviteDialog);

/** The people of the current company. */
export default function UsersPage() {
  const heading = usePage(pageTitles.users);
  const { state, company } = useCurrentCompany();
  const focusHeading = () => heading.current?.focus();
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-60">
          <h1 ref={heading} tabIndex={-1} className="text-xl font-semibold tracking-tight">
            {pageTitles.users}
          </h1>
          <p className="mt-1 text-muted">
            {company ? teamMessages.about(company.name) : teamMessages.aboutWithoutCompany}
          </p>
        </div>
        {company && may(company.role, 'invite-member') && <Invite />}
      </div>
      {state === 'loading' && <Loading />}
      {state === 'error' && <CompaniesUnread onResolved={focusHeading} />}
      {state === 'empty' && <NoCompany />}
      {company && <Members key={company.id} company={company} onResolved={focusHeading} />}
    </div>
  );
}

interface Resolvable {
  /** Called when a retry worked, and its button is gone. */
  onResolved(): void;
}

function CompaniesUnread({ onResolved }: Resolvable) {
  const { failure, refresh } = useCurrentCompany();
  const { isRetrying, retry } = useRetry(refresh, onResolved);
  return (
    <Boxed>
      <ErrorState title={teamMessages.companiesUnread} onRetry={retry} isRetrying={isRetrying}>
        {describeFailure(failure)}
      </ErrorState>
    </Boxed>
  );
}

function Members({ company, onResolved }: Resolvable & { company: CompanyView }) {
  const { id: userId } = usePerson();
  const { answer: members, failure, refresh } = useMembers(company.id);
  const { isRetrying, retry } = useRetry(refresh, onResolved);
  if (failure) {
    return (
      <Boxed>
        <ErrorState title={teamMessages.unread} onRetry={retry} isRetrying={isRetrying}>
          {describeFailure(failure)}
        </ErrorState>
      </Boxed>
    );
  }
  if (!members) return <Loading />;
  return (
    <div className="flex flex-col gap-3">
      <MemberList members={members} userId={userId} />
      <p className="text-muted">
        {members.length === 1 ? teamMessages.onlyYou : teamMessages.count(members.length)}
      </p>
    </div>
  );
}

function Invite() {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <>
      <Button
        kind="primary"
        onClick={async () => {
          if (!wasOpened && !(await loadPart(loadInviteDialog))) return;
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <UserPlus aria-hidden="true" size={16} strokeWidth={1.5} />
        {teamMessages.invite}
      </Button>
      {wasOpened && (
        <Suspense>
          <InviteDialog isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function NoCompany() {
  return (
    <Boxed>
      <EmptyState
        icon={<Users aria-hidden="true" size={20} strokeWidth={1.5} />}
        title={teamMessages.noCompany}
        action={
          <Button asChild>
            <Link to={paths.dashboard}>{teamMessages.toDashboard}</Link>
          </Button>
        }
      >
        {teamMessages.noCompanyText}
      </EmptyState>
    </Boxed>
  );
}

function Loading() {
  return useSlowLoading(true) ? <MemberListSkeleton /> : null;
}

function Boxed({ children }: { children: ReactNode }) {
  return <div className="rounded-card border border-line bg-raised">{children}</div>;
}
