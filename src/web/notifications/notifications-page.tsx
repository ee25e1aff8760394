import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { NotificationList } from './notification-list.tsx';

/** All notifications of the signed-in person. */
export default function NotificationsPage() {
  const heading = usePage(dashboardTitles.notifications);
  return (
    <div className="flex max-w-prose flex-col gap-6">
      <PageTitle ref={heading}>{dashboardTitles.notifications}</PageTitle>
      <NotificationList />
    </div>
  );
}
