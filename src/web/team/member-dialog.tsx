import { lazy, type RefObject, Suspense, useState } from 'react';
import type { CompanyView } from '#contract/companies.ts';
import {
  changeRole,
  deactivateMember,
  type MemberView,
  reactivateMember,
  removeMember,
  sendInvitationAgain,
  withdrawInvitation,
} from '#contract/team.ts';
import { shortDayText } from '#domain/values/day-text.ts';
import { commonMessages } from '#messages/common.ts';
import { teamMessages } from '#messages/team.ts';
import { Button } from '#web/design-system/button.tsx';
import { Dialog } from '#web/design-system/dialog.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { call, isFailure } from '#web/platform/call.ts';
import { RoleChoice } from './role-choice.tsx';
import { useMemberAction } from './use-member-action.ts';

const AccessForm = lazy(() => import('./access-form.tsx'));

interface MemberDialogProps {
  company: CompanyView;
  member: MemberView;
  isOpen: boolean;
  /** Takes the focus when the line that opened this is gone. */
  focusFallback: RefObject<HTMLElement | null>;
  onClose(): void;
  /** Brings the list up to date. */
  onChanged(): Promise<unknown>;
}

/** Actions that need confirmation, since they take access away. */
type Ending = 'deactivate' | 'remove' | 'withdraw';

/** What an admin can do about one of the company's people. It begins anew each time it is opened. */
export default function MemberDialog(props: MemberDialogProps) {
  const { company, member, isOpen, focusFallback, onClose, onChanged } = props;
  const { running, run } = useMemberAction({ onChanged, onDone: onClose });
  const [asked, setAsked] = useState<Ending>();
  /** They own or run the company, or have not finished their part: removing them is asked once more. */
  const [hasPart, setHasPart] = useState(false);
  const params = { id: company.id, member: member.id };
  const invitationParams = { id: company.id, invitation: member.id };

  const endings: Record<Ending, { title: string; text: string; action: string; end(): Promise<Said> }> = {
    deactivate: {
      title: teamMessages.deactivateTitle(member.name),
      text: teamMessages.deactivateText(company.name),
      action: teamMessages.deactivate,
      end: () => call(deactivateMember, { params }),
    },
    remove: {
      title: teamMessages.removeTitle(member.name),
      text: hasPart ? teamMessages.removeWithPart(member.name) : teamMessages.removeText(company.name),
      action: hasPart ? teamMessages.removeAnyway : teamMessages.remove,
      end: () =>
        call(removeMember, { params, query: hasPart ? { evenWithPart: 'yes' } : {} }).catch(
          (failure: unknown) => {
            if (isFailure(failure, 'member-has-part')) setHasPart(true);
            throw failure;
          },
        ),
    },
    withdraw: {
      title: teamMessages.withdrawTitle(member.name),
      text: teamMessages.withdrawText,
      action: teamMessages.withdrawAction,
      end: () => call(withdrawInvitation, { params: invitationParams }),
    },
  };
  const ending = asked && endings[asked];

  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => !running && onClose()}
      title={ending ? ending.title : member.name}
      description={ending ? ending.text : <span className="wrap-anywhere">{member.email}</span>}
      focusFallback={focusFallback}
      actions={
        ending ? (
          <>
            <Button autoFocus disabled={!!running} onClick={() => setAsked(undefined)}>
              {commonMessages.cancel}
            </Button>
            <Button kind="danger" isBusy={!!running} onClick={() => run('end', ending.end)}>
              {ending.action}
            </Button>
          </>
        ) : member.invitation ? (
          <>
            <Button kind="danger" disabled={!!running} onClick={() => setAsked('withdraw')}>
              {teamMessages.withdraw}
            </Button>
            <Button
              kind="primary"
              isBusy={!!running}
              onClick={() => run('send', () => call(sendInvitationAgain, { params: invitationParams }))}
            >
              {teamMessages.sendAgain}
            </Button>
          </>
        ) : undefined
      }
    >
      {ending ? null : member.invitation ? (
        <InvitationState role={member.role} {...member.invitation} />
      ) : (
        <div className="flex flex-col gap-4">
          <RoleForm
            member={member}
            isSaving={running === 'role'}
            onSave={(role) => run('role', () => call(changeRole, { params, input: { role } }))}
          />
          {member.role !== 'admin' && member.status !== 'deleted' && (
            <Suspense fallback={<Skeleton className="h-40" />}>
              <AccessForm
                companyId={company.id}
                member={member}
                isSaving={running === 'access'}
                onSave={(save) => run('access', save)}
              />
            </Suspense>
          )}
          {/* After the forms, not in a fixed footer: each form has its own button, which scrolls with it. */}
          <div className="flex flex-wrap gap-2 border-t border-line pt-4">
            {member.status === 'active' ? (
              <Button disabled={!!running} onClick={() => setAsked('deactivate')}>
                {teamMessages.deactivate}
              </Button>
            ) : (
              <Button
                kind="primary"
                isBusy={running === 'reactivate'}
                onClick={() => run('reactivate', () => call(reactivateMember, { params }))}
              >
                {teamMessages.reactivate}
              </Button>
            )}
            <Button kind="danger" disabled={!!running} onClick={() => setAsked('remove')}>
              {teamMessages.remove}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

/** What the server says of it. */
interface Said {
  message: string;
}

type InvitationStateProps = Pick<MemberView, 'role'> & NonNullable<MemberView['invitation']>;

function InvitationState({ role, sentAt, expiresAt, hasExpired }: InvitationStateProps) {
  const lastDay = shortDayText(expiresAt.slice(0, 10));
  return (
    <p>
      {teamMessages.invitedAs(role)} {teamMessages.sentOn(shortDayText(sentAt.slice(0, 10)))}{' '}
      {hasExpired ? teamMessages.expiredOn(lastDay) : teamMessages.validUntil(lastDay)}
    </p>
  );
}

interface RoleFormProps {
  member: MemberView;
  isSaving: boolean;
  onSave(role: MemberView['role']): void;
}

function RoleForm({ member, isSaving, onSave }: RoleFormProps) {
  const [role, setRole] = useState(member.role);
  return (
    <div className="flex flex-col gap-3">
      {member.status === 'inactive' && <p className="text-muted">{teamMessages.inactiveText}</p>}
      <RoleChoice role={role} disabled={isSaving} onChange={setRole} />
      {role !== member.role && (
        <Button kind="primary" className="self-start" isBusy={isSaving} onClick={() => onSave(role)}>
          {teamMessages.saveRole}
        </Button>
      )}
    </div>
  );
}
