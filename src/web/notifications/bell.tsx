import { Bell as BellIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { followNotifications } from '#contract/notifications.ts';
import { bellMessages } from '#messages/bell.ts';
import { IconButton } from '#web/design-system/button.tsx';
import { loadPart } from '#web/platform/load-part.ts';
import { useMediaQuery } from '#web/platform/media-query.ts';
import { useQuery } from '#web/platform/query.ts';
import { useNavigate } from '#web/platform/router.tsx';

const loadDrawer = () => import('./notification-drawer.tsx');
const NotificationDrawer = lazy(loadDrawer);

interface BellProps {
  /** The page with the whole list, which phones open instead of a drawer. */
  page: string;
}

/** How many notifications are unread; opens their list. */
export default function Bell({ page }: BellProps) {
  const unread = useQuery(followNotifications, {}).data?.unread ?? 0;
  const navigate = useNavigate();
  const hasRoom = useMediaQuery('(min-width: 48rem)');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  async function open(): Promise<void> {
    if (!hasRoom) return navigate(page);
    if (!wasOpened && !(await loadPart(loadDrawer))) return;
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <>
      <span className="relative shrink-0">
        <IconButton
          label={bellMessages.open(unread)}
          {...(hasRoom && { 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
          icon={<BellIcon aria-hidden="true" size={20} strokeWidth={1.5} />}
          onClick={open}
        />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="tabular pointer-events-none absolute end-0.5 top-0.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[0.6875rem] leading-none font-medium text-on-accent"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </span>
      <Suspense>
        {wasOpened && <NotificationDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
