import { Bell } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  followNotifications,
  markNotificationsRead,
  type NotificationView,
  readNotifications,
} from '#contract/notifications.ts';
import { bellMessages as texts } from '#messages/bell.ts';
import { Button } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { RowsSkeleton } from '#web/design-system/rows-skeleton.tsx';
import { EmptyState, ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';
import { usePagedQuery, useQuery } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';
import { useOpenPath } from './use-open-path.ts';

/** What happened, latest first; each line leads to where it is dealt with. */
export function NotificationList({ onLeave }: { onLeave?: () => void }) {
  const query = usePagedQuery(readNotifications, {}, 'notifications');
  const { data, failure, isFetching, refetch } = query;
  const state = useQuery(followNotifications, {});
  const unread = state.data?.unread ?? 0;
  const known = useRef(state.data);
  useEffect(() => {
    if (state.data === known.current) return;
    known.current = state.data;
    void refetch();
  }, [state.data, refetch]);

  async function mark(ids?: string[]): Promise<void> {
    try {
      await call(markNotificationsRead, { input: ids ? { ids } : {} });
      await Promise.all([refetch(), state.refetch()]);
    } catch (error) {
      notify.error(describeFailure(error));
    }
  }

  if (!data && failure) {
    return (
      <StateSheet>
        <ErrorState title={texts.notRead} onRetry={() => void refetch()} isRetrying={isFetching}>
          {describeFailure(failure)}
        </ErrorState>
      </StateSheet>
    );
  }
  if (!data) return <RowsSkeleton label={texts.loading} />;
  if (data.notifications.length === 0) {
    return (
      <StateSheet>
        <EmptyState icon={Bell} title={texts.empty}>
          {texts.emptyText}
        </EmptyState>
      </StateSheet>
    );
  }
  return (
    <div className="flex flex-col gap-3">
      {unread > 0 && (
        <Button size="small" className="self-start" onClick={() => mark()}>
          {texts.markAllRead}
        </Button>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {data.notifications.map((notification) => (
          <Line
            key={notification.id}
            notification={notification}
            onOpen={() => {
              if (!notification.isRead) void mark([notification.id]);
              onLeave?.();
            }}
          />
        ))}
      </ul>
      {data.nextCursor && (
        <Button className="self-start" isBusy={query.isLoadingMore} onClick={() => query.readMore()}>
          {texts.more}
        </Button>
      )}
    </div>
  );
}

function Line({ notification, onOpen }: { notification: NotificationView; onOpen(): void }) {
  const { company, title, about, path, at, isRead } = notification;
  const openPath = useOpenPath();
  return (
    <li>
      <Link
        to={path}
        onClick={(event: React.MouseEvent) => {
          onOpen();
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          openPath(path);
        }}
        className="group flex min-h-11 gap-3 py-3"
      >
        <span
          aria-hidden="true"
          className={classNames('mt-2 size-2 shrink-0 rounded-full', isRead ? 'bg-transparent' : 'bg-accent')}
        />
        <span className="flex min-w-0 flex-col gap-0.5">
          {!isRead && <span className="sr-only">{texts.unread}</span>}
          <span
            className={classNames('wrap-anywhere group-hover:text-accent-text', !isRead && 'font-medium')}
          >
            <bdi>{title}</bdi>
          </span>
          {about && <span className="text-sm wrap-anywhere">{about}</span>}
          <span className="text-sm text-muted">
            <bdi>{company.name}</bdi> ·{' '}
            <time dir="auto" dateTime={at} className="whitespace-nowrap">
              {texts.at(at)}
            </time>
          </span>
        </span>
      </Link>
    </li>
  );
}
