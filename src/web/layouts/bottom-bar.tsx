import {
  FileStack,
  House,
  ListChecks,
  type LucideIcon,
  MessageSquareText,
  MessagesSquare,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { dashboardMessages } from '#messages/dashboard.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { paths } from '#web/paths.ts';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { NavLink } from '#web/platform/router.tsx';
import { UnreadMessages } from './unread-messages.tsx';

const texts = dashboardMessages.bottomBar;

const pages: readonly { label: string; icon: LucideIcon; path: string; note?: ReactNode }[] = [
  { label: texts.home, icon: House, path: paths.dashboard },
  { label: texts.formation, icon: ListChecks, path: dashboardPaths.formation },
  { label: texts.papers, icon: FileStack, path: dashboardPaths.papers },
  {
    label: texts.messages,
    icon: MessagesSquare,
    path: dashboardPaths.messages,
    note: <UnreadMessages isOnIcon />,
  },
];

/**
 * The four main pages and the expert, within reach of a thumb. The root's `--bottom-bar` in `styles.css` keeps what
 * is scrolled to, and toasts, above it.
 */
export function BottomBar({ onOpenChat }: { onOpenChat(): void }) {
  return (
    <nav
      aria-label={texts.label}
      data-bottom-bar
      className="@container fixed inset-x-0 bottom-0 z-20 border-t border-line bg-page pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="grid h-14 grid-cols-5">
        {pages.map(({ label, icon, path, note }) => (
          <li key={path} className="contents">
            <NavLink
              to={path}
              end={path === paths.dashboard}
              className={(isActive) =>
                classNames(itemClass, isActive ? 'font-medium text-accent-text' : 'text-muted')
              }
            >
              <Content icon={icon} note={note}>
                {label}
              </Content>
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
interface ContentProps {
  icon: LucideIcon;
  /** Stands on the icon. */
  note?: ReactNode;
  children: ReactNode;
}

function Content({ icon: Icon, note, children }: ContentProps) {
  return (
    <>
      <span className="relative">
        <Icon aria-hidden="true" size={20} strokeWidth={1.5} />
        {note}
      </span>
      <span className="sr-only @2xs:not-sr-only">{children}</span>
    </>
  );
}
