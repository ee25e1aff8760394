import { LifeBuoy, Menu, MessageSquareText } from 'lucide-react';
import { type ComponentType, lazy, type RefObject, Suspense } from 'react';
import { dashboardMessages } from '#messages/dashboard.ts';
import { Button, IconButton } from '#web/design-system/button.tsx';
import { LogoMark } from '#web/design-system/logo.tsx';
import { paths } from '#web/paths.ts';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Link } from '#web/platform/router.tsx';
import { webSettings } from '#web/platform/web-settings.ts';

/** Loads after the first screen, which does without it. */
const Bell = lazy<ComponentType<{ page: string }>>(() =>
  import('#web/notifications/bell.tsx').catch(() => ({ default: () => null })),
);

interface DashboardHeaderProps {
  menuButton: RefObject<HTMLButtonElement | null>;
  isMenuOpen: boolean;
  onOpenMenu(): void;
  onOpenChat(): void;
  onOpenSupport(): void;
}

/** The bar above every dashboard page: help on the one side, on small screens the navigation on the other. */
export function DashboardHeader({
  menuButton,
  isMenuOpen,
  onOpenMenu,
  onOpenChat,
  onOpenSupport,
}: DashboardHeaderProps) {
  return (
    <header className="sticky top-0 z-20 flex min-h-14 flex-wrap items-center gap-1 border-b border-line bg-page px-2 md:ps-5 md:pe-8 print:hidden">
      <div className="flex items-center gap-1 lg:hidden">
        <IconButton
          ref={menuButton}
          label={dashboardMessages.openNavigation}
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          icon={<Menu aria-hidden="true" size={20} strokeWidth={1.5} />}
          onClick={onOpenMenu}
        />
        <Link
          to={paths.dashboard}
          aria-label={webSettings.brand.name}
          className="grid size-11 place-items-center rounded-control"
        >
          <LogoMark size={24} />
        </Link>
      </div>
      <div className="flex min-w-0 flex-1 basis-40 flex-wrap items-center justify-end gap-1">
        <Button size="small" className="min-w-0 max-sm:min-w-11" onClick={onOpenChat}>
          <MessageSquareText aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0" />
          {/* No name of an expert fits beside the rest on a phone; the bar below has it in words. */}
          <span className="truncate max-sm:sr-only">{webSettings.brand.assistantName}</span>
        </Button>
        <Button size="small" kind="quiet" className="max-sm:px-2" onClick={onOpenSupport}>
          <LifeBuoy aria-hidden="true" size={16} strokeWidth={1.5} />
          {dashboardMessages.support}
        </Button>
        <Suspense fallback={<span className="size-10 shrink-0" />}>
          <Bell page={dashboardPaths.notifications} />
        </Suspense>
      </div>
    </header>
  );
}
