import { Settings2 } from 'lucide-react';
import { memo } from 'react';
import type { MemberView } from '#contract/team.ts';
import type { MemberStatus } from '#domain/team/permissions.ts';
import { shortDayText } from '#domain/values/day-text.ts';
import { teamMessages } from '#messages/team.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';
import { IconButton } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { useHasRoom } from '#web/platform/use-has-room.ts';

interface MemberListProps {
  members: readonly MemberView[];
  /** Account of the person looking, whose line is marked; none for staff. */
  userId?: string;
  /** Of whom something can be done at all. */
  canManage?: (member: MemberView) => boolean;
  /** Opens what can be done about one of them; only for whom may do anything. */
  onManage?: ((member: MemberView) => void) | undefined;
}

const columns = [teamMessages.name, teamMessages.email, teamMessages.status, teamMessages.role];
const statusTones: Record<MemberStatus, BadgeTone> = {
  active: 'good',
  invited: 'accent',
  inactive: 'neutral',
  deleted: 'bad',
};

/** The people as a table, on phones as cards. Kept from rendering again: there may be a thousand. */
export const MemberList = memo(function MemberList({
  members,
  userId,
  canManage = isThere,
  onManage: manage,
}: MemberListProps) {
  const hasRoomForTable = useHasRoom(64);
  const onManage = (member: MemberView) =>
    manage && canManage(member) && member.userId !== userId ? manage : undefined;
  return hasRoomForTable ? (
    <MemberTable>
      {members.map((member) => (
        <tr key={member.id} className={classNames(isGone(member) && 'text-muted')}>
          <th scope="row" className={`${cellClass} text-start font-medium`}>
            <span className="flex items-center gap-2">
              <bdi className="truncate" title={member.name}>
                {member.name}
              </bdi>
              {member.userId === userId && <Badge>{teamMessages.you}</Badge>}
            </span>
          </th>
          <td className={`${cellClass} truncate text-muted`} title={member.email}>
            {member.email}
          </td>
          <td className={cellClass}>
            <Status member={member} />
          </td>
          <td className={cellClass}>
            <div className="flex min-h-6 items-center gap-2">
              <span className="flex-1">{teamMessages.roles[member.role]}</span>
              <Manage member={member} onManage={onManage(member)} />
            </div>
          </td>
        </tr>
      ))}
    </MemberTable>
  ) : (
    <ul className="flex flex-col gap-3">
      {members.map((member) => (
        <li
          key={member.id}
          className="rounded-card border border-line bg-raised p-4 [contain-intrinsic-size:auto_8rem] [content-visibility:auto]"
        >
          <div className="flex items-start gap-2">
            <p className="min-w-0 flex-1 font-medium wrap-anywhere">
              <Name member={member} userId={userId} />
            </p>
            <Manage member={member} onManage={onManage(member)} />
          </div>
          <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-6 gap-y-2">
            <dt className="text-muted">{teamMessages.email}</dt>
            <dd className="wrap-anywhere">{member.email}</dd>
            <dt className="text-muted">{teamMessages.status}</dt>
            <dd>
              <Status member={member} />
            </dd>
            <dt className="text-muted">{teamMessages.role}</dt>
            <dd>{teamMessages.roles[member.role]}</dd>
          </dl>
        </li>
      ))}
    </ul>
  );
});

/** The shape of the list that is coming. */
export function MemberListSkeleton() {
  return (
    <div role="status" aria-label={teamMessages.loading} className="border-y border-line">
      {['w-28', 'w-36', 'w-32'].map((width) => (
        <div
          key={width}
          className="grid gap-x-8 gap-y-3 border-line p-4 not-first:border-t lg:grid-cols-[1fr_1fr_5rem_5rem]"
        >
          <Skeleton className={`h-4 max-w-full ${width}`} />
          <Skeleton className="h-4 w-48 max-w-full" />
          <Skeleton className="h-4 w-14" />
          <Skeleton className="h-4 w-14" />
        </div>
      ))}
    </div>
  );
}

const cellClass = 'h-12 border-b border-line pe-4 align-middle';

function MemberTable({ children }: { children: React.ReactNode }) {
  return (
    <div>
      <table className="w-full table-fixed border-separate border-spacing-0 text-start">
        <colgroup>
          <col />
          <col />
          <col className="w-52" />
          <col className="w-36" />
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className="sticky top-14 z-10 border-b border-line-strong bg-page py-2 pe-4 text-start text-xs font-medium text-muted"
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

function Name({ member, userId }: { member: MemberView; userId: string | undefined }) {
  return (
    <>
      {member.name}
      {member.userId === userId && (
        <span className="ms-2 align-middle">
          <Badge>{teamMessages.you}</Badge>
        </span>
      )}
    </>
  );
}

function Status({ member: { status, invitation, access } }: { member: MemberView }) {
  const isExpired = invitation?.hasExpired ?? false;
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 lg:flex-nowrap lg:whitespace-nowrap">
      <Badge tone={access.hasEnded ? 'neutral' : statusTones[status]}>{teamMessages.statuses[status]}</Badge>
      {access.until && (
        <span className={classNames('text-xs', access.hasEnded ? 'text-warn' : 'text-muted')}>
          {access.hasEnded
            ? teamMessages.endedOn(shortDayText(access.until))
            : teamMessages.until(shortDayText(access.until))}
        </span>
      )}
      {access.classes && !access.hasEnded && (
        <span className="text-xs text-muted">{teamMessages.limited}</span>
      )}
      {invitation && (
        <span className={classNames('text-xs', isExpired ? 'text-warn' : 'text-muted')}>
          {isExpired
            ? teamMessages.expired
            : teamMessages.expires(shortDayText(invitation.expiresAt.slice(0, 10)))}
        </span>
      )}
    </span>
  );
}

function isGone({ status }: MemberView): boolean {
  return status === 'deleted';
}

/** A removed member can only be invited again. */
function isThere(member: MemberView): boolean {
  return !isGone(member);
}

interface ManageProps {
  member: MemberView;
  onManage: MemberListProps['onManage'];
}

/** Members cannot manage themselves. */
function Manage({ member, onManage }: ManageProps) {
  if (!onManage) return null;
  return (
    <IconButton
      label={teamMessages.manage(member.name)}
      aria-haspopup="dialog"
      icon={<Settings2 aria-hidden="true" size={20} strokeWidth={1.5} />}
      className="-my-2 -me-2"
      onClick={() => onManage(member)}
    />
  );
}
