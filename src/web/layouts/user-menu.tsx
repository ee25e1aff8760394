import { ChevronsUpDown } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { displayNameOf, initialOf } from '#domain/accounts/person.ts';
import { commonMessages } from '#messages/common.ts';
import { loadPart } from '#web/platform/load-part.ts';
import { usePerson } from '#web/platform/stored-login.ts';

const loadPanel = () => import('./user-menu-panel.tsx');
const UserMenuPanel = lazy(loadPanel);

/** Asks for the code beforehand. Where it cannot be had, opening the menu says so. */
const fetchPanel = () => void loadPanel().catch(() => {});

interface UserMenuProps {
  /** Called when a link was followed, so that a drawer can close. */
  onLeave(): void;
}

/** The signed-in person, with a menu of what concerns only them. Its code loads when it is about to open. */
export function UserMenu({ onLeave }: UserMenuProps) {
  const person = usePerson();
  const name = displayNameOf(person) || commonMessages.user;
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  async function toggle(): Promise<void> {
    if (isOpen) return setIsOpen(false);
    if (!wasOpened && !(await loadPart(loadPanel))) return;
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={fetchPanel}
        onFocus={fetchPanel}
        onClick={toggle}
        className="m-3 flex min-h-12 shrink-0 items-center gap-3 rounded-control px-3 py-2 text-start transition-colors duration-150 hover:bg-text/6 aria-expanded:bg-text/6"
      >
        <span
          aria-hidden="true"
          className="grid size-8 shrink-0 place-items-center rounded-full bg-accent/12 text-sm font-semibold text-accent-text"
        >
          {initialOf(name)}
        </span>
        <span className="min-w-0 flex-1">
          <span className="flex font-medium">
            <span dir="auto" className="truncate">
              {name}
            </span>
          </span>
          <span className="flex text-xs text-muted">
            <span dir="ltr" className="truncate">
              {person.email}
            </span>
          </span>
        </span>
        <ChevronsUpDown aria-hidden="true" size={16} strokeWidth={1.5} className="shrink-0 text-muted" />
      </button>
      {wasOpened && (
        <Suspense>
          <UserMenuPanel isOpen={isOpen} onClose={() => setIsOpen(false)} onLeave={onLeave} button={button} />
        </Suspense>
      )}
    </>
  );
}
