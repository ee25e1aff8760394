import { Check, Plus } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, type RefObject, useRef } from 'react';
import { dashboardMessages } from '#messages/dashboard.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { isFocusTaken } from '#web/design-system/return-focus.ts';
import { paths } from '#web/paths.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { Link } from '#web/platform/router.tsx';
import { CompanyMark, LogoTile } from './company-mark.tsx';

interface CompanyMenuProps {
  isOpen: boolean;
  onClose(): void;
  /** Called when something was chosen, so that a drawer can close. */
  onLeave(): void;
  /** What opens and closes the menu; it hangs below it. */
  button: RefObject<HTMLButtonElement | null>;
}

/** The person's companies, the one that is shown marked, and the way to one more. */
export default function CompanyMenu({ isOpen, onClose, onLeave, button }: CompanyMenuProps) {
  const { companies, company, choose } = useCurrentCompany();
  const list = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Popover.Anchor virtualRef={button as RefObject<HTMLButtonElement>} />
      <Popover.Portal>
        <Popover.Content
          ref={list}
          side="bottom"
          align="start"
          sideOffset={4}
          collisionPadding={12}
          aria-label={dashboardMessages.switchCompany}
          onKeyDown={(event) => moveFocus(event, list.current)}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
          }}
          onInteractOutside={(event) => {
            // The button closes by itself; closed here already, it would open again.
            if (button.current?.contains(event.target as Node)) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isFocusTaken()) button.current?.focus();
          }}
          className="z-50 flex max-h-(--radix-popover-content-available-height) w-72 animate-rise flex-col rounded-card border border-line bg-raised p-1.5 shadow-float outline-none"
        >
          <ul className="min-h-0 overflow-y-auto">
            {companies.map((each) => (
              <li key={each.id}>
                <button
                  type="button"
                  {...(each.id === company?.id && { 'aria-current': true })}
                  onClick={() => {
                    choose(each.id);
                    onClose();
                    onLeave();
                  }}
                  className={navItemClass}
                >
                  <CompanyMark company={each} />
                  <Check
                    aria-hidden="true"
                    size={16}
                    strokeWidth={1.5}
                    className={classNames(
                      'shrink-0 text-accent-text',
                      each.id !== company?.id && 'invisible',
                    )}
                  />
                </button>
              </li>
            ))}
          </ul>
          <div className="mt-1.5 border-t border-line pt-1.5">
            <Link
              to={paths.onboarding}
              onClick={() => {
                onClose();
                onLeave();
              }}
              className={navItemClass}
            >
              <LogoTile>
                <Plus size={16} strokeWidth={1.5} />
              </LogoTile>
              {dashboardMessages.createAnotherCompany}
            </Link>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

const navItemClass =
  'flex min-h-10 w-full items-center gap-3 rounded-control px-3 py-2 text-start text-sm transition-colors duration-150 hover:bg-text/6 pointer-coarse:min-h-11';

/** Arrows go from line to line, Home and End to the first and the last. */
function moveFocus(event: KeyboardEvent, list: HTMLElement | null): void {
  const lines = [...(list?.querySelectorAll<HTMLElement>('button, a') ?? [])];
  const now = lines.indexOf(document.activeElement as HTMLElement);
  const targets: Record<string, number> = {
    ArrowDown: (now + 1) % lines.length,
    ArrowUp: (now - 1 + lines.length) % lines.length,
    Home: 0,
    End: lines.length - 1,
  };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  lines[target]?.focus();
}
