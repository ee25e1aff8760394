import { Logo } from '#web/design-system/logo.tsx';
import { paths } from '#web/paths.ts';
import { Link } from '#web/platform/router.tsx';
import { CompanySwitcher } from './company-switcher.tsx';
import { SidebarNavigation } from './sidebar-navigation.tsx';
import { UserMenu } from './user-menu.tsx';

interface DashboardSidebarProps {
  onLeave(): void;
  onOpenBilling(): void;
}

/** Brand, company, pages and person: beside the page on wide screens, in a drawer on small ones. */
export function DashboardSidebar({ onLeave, onOpenBilling }: DashboardSidebarProps) {
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex h-14 shrink-0 items-center border-b border-line px-3">
        <Link to={paths.dashboard} onClick={onLeave} className="flex min-w-0 rounded-control px-1 py-1">
          <Logo size={24} />
        </Link>
      </div>
      <CompanySwitcher onLeave={onLeave} />
      <SidebarNavigation onLeave={onLeave} onOpenBilling={onOpenBilling} />
      <div className="flex shrink-0 flex-col border-t border-line">
        <UserMenu onLeave={onLeave} />
      </div>
    </div>
  );
}
