import { ChevronsUpDown, LogOut, Settings } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { displayNameOf, initialOf } from '#domain/accounts/person.ts';
import { isFocusTaken } from '#web/design-system/return-focus.ts';
import { Switch } from '#web/design-system/switch.tsx';
import { dashboardMessages } from '#web/messages/dashboard.ts';
import { paths } from '#web/paths.ts';
import { signOut } from '#web/platform/sign-out.ts';
import { usePerson } from '#web/platform/stored-login.ts';
import { useTheme } from '#web/platform/theme.ts';

interface UserMenuProps {
  /** Called when a link was followed, so that a drawer can close. */
  onLeave(): void;
}

/** Who is signed in, and what concerns only them. */
export function UserMenu({ onLeave }: UserMenuProps) {
  const person = usePerson();
  const { theme, setTheme } = useTheme();
  const [isOpen, setIsOpen] = useState(false);
  const leave = () => {
    setIsOpen(false);
    onLeave();
  };
  return (
    <Popover.Root open={isOpen} onOpenChange={setIsOpen}>
      <Popover.Trigger className="m-3 flex min-h-12 shrink-0 items-center gap-3 rounded-control px-3 py-2 text-start transition-colors duration-150 hover:bg-text/6 data-[state=open]:bg-text/6">
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-accent/12 text-sm font-semibold text-accent-text"
        >
          {initialOf(person)}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium">{displayNameOf(person)}</span>
          <span className="block truncate text-xs text-muted">{person.email}</span>
        </span>
        <ChevronsUpDown aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0 text-muted" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          side="top"
          align="start"
          sideOffset={4}
          collisionPadding={12}
          aria-label={dashboardMessages.userMenu}
          onCloseAutoFocus={(event) => isFocusTaken() && event.preventDefault()}
          className="z-50 w-(--radix-popover-trigger-width) min-w-56 animate-rise rounded-card border border-line bg-raised p-1.5 shadow-float outline-none"
        >
          <p className="px-3 pt-1.5 pb-2.5 text-xs break-words text-muted">{person.email}</p>
          <div className="border-t border-line pt-1.5">
            <Link to={paths.settings} onClick={leave} className={lineLook}>
              <Settings aria-hidden="true" size={20} strokeWidth={1.5} className="text-muted" />
              {dashboardMessages.settings}
            </Link>
            {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is a button inside the label. */}
            <label className={lineLook}>
              <span className="flex-1">{dashboardMessages.darkMode}</span>
              <Switch
                label={dashboardMessages.darkMode}
                isOn={theme === 'dark'}
                onChange={(isOn) => setTheme(isOn ? 'dark' : 'light')}
              />
            </label>
            <button type="button" onClick={signOut} className={lineLook}>
              <LogOut aria-hidden="true" size={20} strokeWidth={1.5} className="text-muted" />
              {dashboardMessages.logout}
            </button>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

const lineLook =
  'flex min-h-10 w-full items-center gap-3 rounded-control px-3 py-2 text-start text-sm transition-colors duration-150 hover:bg-text/6 pointer-coarse:min-h-11';
