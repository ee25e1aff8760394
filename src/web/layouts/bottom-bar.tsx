import { CalendarDays, House, ListChecks, type LucideIcon, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import { dashboardMessages } from '#messages/dashboard.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { paths } from '#web/paths.ts';
import { NavLink } from '#web/platform/router.tsx';

const texts = dashboardMessages.bottomBar;

const pages = [
  { label: texts.home, icon: House, path: paths.dashboard },
  { label: texts.formation, icon: ListChecks, path: paths.formation },
  { label: texts.calendar, icon: CalendarDays, path: paths.calendar },
] as const;

/**
 * The three main pages and the expert, within reach of a thumb. The root's `--bottom-bar` in `styles.css` keeps what
 * is scrolled to, and toasts, above it.
 */
export function BottomBar({ onOpenChat }: { onOpenChat(): void }) {
  return (
    <nav
      aria-label={texts.label}
      data-bottom-bar
      className="@container fixed inset-x-0 bottom-0 z-20 border-t border-line bg-page pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="grid h-14 grid-cols-4">
        {pages.map(({ label, icon, path }) => (
          <li key={path} className="contents">
            <NavLink
              to={path}
              end={path === paths.dashboard}
              className={(isActive) =>
                classNames(itemClass, isActive ? 'font-medium text-accent-text' : 'text-muted')
              }
            >
              <Content icon={icon}>{label}</Content>
            </NavLink>
          </li>
        ))}
        <li className="contents">
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={onOpenChat}
            className={classNames(itemClass, 'text-muted')}
          >
            <Content icon={MessageSquareText}>{texts.expert}</Content>
          </button>
        </li>
      </ul>
    </nav>
  );
}

const itemClass =
  'flex min-w-0 flex-col items-center justify-center gap-0.5 text-xs focus-visible:-outline-offset-2';

/** Without room for the words, as with text of twice the size, the icon stands alone. */
function Content({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Icon aria-hidden="true" size={20} strokeWidth={1.5} />
      <span className="sr-only @2xs:not-sr-only">{children}</span>
    </>
  );
}
