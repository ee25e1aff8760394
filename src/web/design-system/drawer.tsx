import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useReturnFocus } from './return-focus.ts';

interface DrawerProps {
  isOpen: boolean;
  onClose(): void;
  /** Names the drawer for those who do not see it. */
  title: string;
  side: 'start' | 'end';
  children: ReactNode;
}

/** What comes in from the side of a small screen, over a dimmed page. */
export function Drawer({ isOpen, onClose, title, side, children }: DrawerProps) {
  const returnFocus = useReturnFocus({ isOpen });
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-appear bg-backdrop" />
        <RadixDialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className={classNames(
            'fixed inset-y-0 z-50 flex w-[min(18rem,calc(100%-3rem))] flex-col bg-page pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] shadow-float outline-none',
            side === 'start'
              ? 'start-0 border-e border-line animate-[slide-from-start_200ms_var(--ease-out)]'
              : 'end-0 border-s border-line animate-[slide-from-end_200ms_var(--ease-out)]',
          )}
        >
          <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
