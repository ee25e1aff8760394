import { BookOpen, LogOut, Settings, ShieldCheck } from 'lucide-react';
import { Popover } from 'radix-ui';
import type { RefObject } from 'react';
import { dashboardMessages } from '#messages/dashboard.ts';
import { operatorMessages } from '#messages/operator.ts';
import { pageTitles } from '#messages/page-titles.ts';
import { isFocusTaken } from '#web/design-system/return-focus.ts';
import { Switch } from '#web/design-system/switch.tsx';
import { paths } from '#web/paths.ts';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { Link } from '#web/platform/router.tsx';
import { useSessionInfo } from '#web/platform/session-info.ts';
import { signOut } from '#web/platform/sign-out.ts';
import { usePerson } from '#web/platform/stored-login.ts';
import { useTheme } from '#web/platform/theme.ts';

interface UserMenuPanelProps {
  isOpen: boolean;
  onClose(): void;
  /** Called when a link was followed, so that a drawer can close. */
  onLeave(): void;
  /** What opens and closes the menu; it floats above it. */
  button: RefObject<HTMLButtonElement | null>;
}

/** Settings, theme and the way out. */
export default function UserMenuPanel({ isOpen, onClose, onLeave, button }: UserMenuPanelProps) {
  const person = usePerson();
  const isOperator = useSessionInfo()?.isOperator;
  const { theme, setTheme } = useTheme();
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          side="top"
          align="start"
          sideOffset={4}
          collisionPadding={12}
          aria-label={dashboardMessages.userMenu}
          onInteractOutside={(event) => {
            // The button closes by itself; closed here already, it would open again.
            if (button.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isFocusTaken()) button.current?.focus();
          }}
          className="z-50 w-(--radix-popover-trigger-width) animate-rise rounded-card border border-line bg-raised p-1.5 shadow-float outline-none"
        >
          <p className="px-3 pt-1.5 pb-2 text-xs wrap-anywhere text-muted">
            <bdi dir="ltr">{person.email}</bdi>
          </p>
          <div className="border-t border-line pt-1.5">
            {isOperator && (
              <Link
                to={paths.operator}
                onClick={() => {
                  onClose();
                  onLeave();
                }}
                className={navItemClass}
              >
                <ShieldCheck aria-hidden="true" size={20} strokeWidth={1.5} className="text-muted" />
                {operatorMessages.backOffice}
              </Link>
            )}
            <Link
              to={dashboardPaths.settings}
              onClick={() => {
                onClose();
                onLeave();
              }}
              className={navItemClass}
            >
              <Settings aria-hidden="true" size={20} strokeWidth={1.5} className="text-muted" />
              {dashboardMessages.settings}
            </Link>
            <Link
              to={paths.help}
              onClick={() => {
                onClose();
                onLeave();
              }}
              className={navItemClass}
            >
              <BookOpen aria-hidden="true" size={20} strokeWidth={1.5} className="text-muted" />
              {pageTitles.help}
            </Link>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is a button inside the label. */}
            <label className={navItemClass}>
              <span className="flex-1">{dashboardMessages.darkMode}</span>
              <Switch
                label={dashboardMessages.darkMode}
                isOn={theme === 'dark'}
                onChange={(isOn) => setTheme(isOn ? 'dark' : 'light')}
              />
            </label>
            <button type="button" onClick={signOut} className={navItemClass}>
              <LogOut aria-hidden="true" size={20} strokeWidth={1.5} className="text-muted" />
              {dashboardMessages.logout}
            </button>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

const navItemClass =
  'flex min-h-10 w-full items-center gap-3 rounded-control px-3 py-2 text-start text-sm transition-colors duration-150 hover:bg-text/6 pointer-coarse:min-h-11';
