import type { ReactNode } from 'react';
import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { StateSheet } from '#web/design-system/state-message.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { useLocation } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';

const titles = { ...dashboardTitles, dashboardCompany: pageTitles.company };

/** A page of the dashboard that broke or has not been loaded, under its own name. */
export function BrokenPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const title = titleAt(pathname);
  const heading = usePage(title);
  return (
    <div className="grid gap-6">
      <PageTitle ref={heading}>{title}</PageTitle>
      <StateSheet>{children}</StateSheet>
    </div>
  );
}

function titleAt(pathname: string): string {
  for (const [page, path] of Object.entries(dashboardPaths)) {
    if (`${pathname}/`.startsWith(`${path}/`)) return titles[page as keyof typeof dashboardPaths];
  }
  return pageTitles.dashboard;
}
