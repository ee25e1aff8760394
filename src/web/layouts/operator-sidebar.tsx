import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { listCompanies } from '#contract/companies.ts';
import { operatorMessages } from '#messages/operator.ts';
import { Badge } from '#web/design-system/badge.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { Logo } from '#web/design-system/logo.tsx';
import { useMayAsStaff } from '#web/operator/back-office.ts';
import { paths } from '#web/paths.ts';
import { useQuery } from '#web/platform/query.ts';
import { Link, NavLink, useLocation } from '#web/platform/router.tsx';
import { navItemActiveClass, navItemClass, navItemIdleClass } from './nav-item-class.ts';
import { operatorPages, type Waiting } from './operator-pages.ts';
import { UserMenu } from './user-menu.tsx';

interface OperatorSidebarProps {
  waiting: Record<Waiting, number>;
  /** Called when a link was followed, so that a drawer can close. */
  onLeave(): void;
}

/** Brand, pages and person: beside the page on wide screens, in a drawer on small ones. */
export function OperatorSidebar({ waiting, onLeave }: OperatorSidebarProps) {
  // Without a company the dashboard has nothing to show.
  const hasCompany = (useQuery(listCompanies, {}).data?.companies.length ?? 0) > 0;
  const may = useMayAsStaff();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const pages = operatorPages
    .map((group) => group.filter(({ right }) => may(right)))
    .filter((group) => group.length > 0);
  const count = pages.flat().length;
  // In a low window the page that is open may be below the edge, also once what is read later stands below the list.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is marked after the address has changed, or when a role has been read
  useEffect(() => {
    const list = nav.current;
    if (!list) return;
    const observer = new ResizeObserver(() =>
      list.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' }),
    );
    observer.observe(list);
    return () => observer.disconnect();
  }, [pathname, count]);
  return (
    <div className="flex h-full min-h-0 flex-col">
      <div className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-2 gap-y-1 border-b border-line px-3 py-2">
        <Link to={paths.operator} onClick={onLeave} className="flex min-w-0 rounded-control px-1 py-1">
          <Logo size={24} />
        </Link>
        <Badge tone="accent">{operatorMessages.backOffice}</Badge>
      </div>
      <nav
        ref={nav}
        aria-label={operatorMessages.navigation}
        className="flex min-h-0 flex-1 flex-col gap-6 overflow-y-auto px-3 py-4"
      >
        {pages.map((group) => (
          <ul key={group[0]?.path} className="flex flex-col gap-0.5">
            {group.map(({ label, icon: Icon, path, isExact = false, waiting: what }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end={isExact}
                  onClick={onLeave}
                  className={(isActive) =>
                    classNames(navItemClass, isActive ? navItemActiveClass : navItemIdleClass)
                  }
                >
                  <Icon aria-hidden="true" size={20} strokeWidth={1.5} className="shrink-0" />
                  <span className="min-w-0 flex-1">{label}</span>
                  {what && waiting[what] > 0 && (
                    <>
                      <span aria-hidden="true" className="tabular text-xs">
                        {operatorMessages.number(waiting[what])}
                      </span>
                      <span className="sr-only">{operatorMessages.waiting(waiting[what])}</span>
                    </>
                  )}
                </NavLink>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className="flex shrink-0 flex-col border-t border-line">
        {hasCompany && (
          <Link
            to={paths.dashboard}
            onClick={onLeave}
            className={classNames(navItemClass, navItemIdleClass, 'mt-3 px-6')}
          >
            <ArrowLeft aria-hidden="true" size={20} strokeWidth={1.5} className="rtl:-scale-x-100" />
            {operatorMessages.toDashboard}
          </Link>
        )}
        <UserMenu onLeave={onLeave} />
      </div>
    </div>
  );
}
