import { followNotifications } from '#contract/notifications.ts';
import { dashboardMessages } from '#messages/dashboard.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { useQuery } from '#web/platform/query.ts';

/** How many messages of the current company are unread; nothing where none is. */
export default function UnreadCount({ isOnIcon = false }: { isOnIcon?: boolean }) {
  const { company } = useCurrentCompany();
  const { data } = useQuery(followNotifications, {});
  const unread = data?.messages.find(({ companyId }) => companyId === company?.id)?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <>
      <span
        aria-hidden="true"
        className={classNames(
          'tabular grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-xs leading-none font-medium text-on-accent',
          isOnIcon ? 'absolute -end-2.5 -top-1.5' : 'ms-auto',
        )}
      >
        {unread > 99 ? '99+' : unread}
      </span>
      <span className="sr-only">{dashboardMessages.unreadMessages(unread)}</span>
    </>
  );
}
