import { useId, useRef, useState } from 'react';
import { listClientMembers } from '#contract/member-access.ts';
import type { CompanyFile } from '#contract/operator.ts';
import type { MemberView } from '#contract/team.ts';
import { mayAsStaff, type StaffRole } from '#domain/staff/permissions.ts';
import { commonMessages } from '#messages/common.ts';
import { memberAccessMessages } from '#messages/member-access.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useQuery } from '#web/platform/query.ts';
import { ClientAccessForm } from './access-form.tsx';
import { MemberList, MemberListSkeleton } from './member-list.tsx';
import { useMemberAction } from './use-member-action.ts';

const texts = memberAccessMessages.staff;

interface CompanyAccessProps {
  company: CompanyFile;
  role: StaffRole;
}

/** Who of a client's people has access to what, and until when; who acts for the client limits it. */
export default function CompanyAccess({ company, role }: CompanyAccessProps) {
  const { data, failure, isFetching, refetch } = useQuery(listClientMembers, { params: { id: company.id } });
  const [limited, setLimited] = useState<{ member: MemberView; opening: number }>();
  const [isOpen, setIsOpen] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const mayLimit = mayAsStaff(role, 'act-for-client');
  const limit = (member: MemberView) => {
    setLimited({ member, opening: (limited?.opening ?? 0) + 1 });
    setIsOpen(true);
  };
  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-4">
      <div>
        <h2 id={titleId} ref={heading} tabIndex={-1} className="text-lg font-semibold tracking-tight">
          {texts.title}
        </h2>
        <p className="mt-1 text-muted">{mayLimit ? texts.about : texts.readOnly}</p>
      </div>
      {failure && (
        <ErrorState title={texts.membersUnread} onRetry={() => void refetch()} isRetrying={isFetching}>
          {describeFailure(failure)}
        </ErrorState>
      )}
      {!failure && !data && <MemberListSkeleton />}
      {data?.members.length === 0 && <p>{texts.nobody}</p>}
      {data && data.members.length > 0 && (
        <MemberList members={data.members} canManage={isLimitable} onManage={mayLimit ? limit : undefined} />
      )}
      {limited && (
        <LimitDialog
          key={limited.opening}
          companyId={company.id}
          member={limited.member}
          isOpen={isOpen}
          focusFallback={heading}
          onClose={() => setIsOpen(false)}
          onChanged={refetch}
        />
      )}
    </section>
  );
}

/** Admins are never limited, and who has not joined has nothing to limit yet. */
function isLimitable({ role, status }: MemberView): boolean {
  return role !== 'admin' && (status === 'active' || status === 'inactive');
}

interface LimitDialogProps {
  companyId: string;
  member: MemberView;
  isOpen: boolean;
  focusFallback: React.RefObject<HTMLElement | null>;
  onClose(): void;
  onChanged(): Promise<unknown>;
}

function LimitDialog({ companyId, member, isOpen, focusFallback, onClose, onChanged }: LimitDialogProps) {
  const { running, run } = useMemberAction({ onChanged, onDone: onClose });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !running && onClose()}
      title={member.name}
      description={<span className="wrap-anywhere">{member.email}</span>}
      focusFallback={focusFallback}
      actions={
        <Button disabled={!!running} onClick={onClose}>
          {commonMessages.close}
        </Button>
      }
    >
      <ClientAccessForm
        companyId={companyId}
        member={member}
        isSaving={running === 'access'}
        onSave={(save) => run('access', save)}
      />
    </Dialog>
  );
}
