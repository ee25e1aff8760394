import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Overlay, OverlayTitle } from './overlay.tsx';

interface DrawerProps {
  isOpen: boolean;
  onClose(): void;
  /** Names the drawer for those who do not see it. */
  title: string;
  side: 'start' | 'end';
  children: ReactNode;
}

/** What comes in from a side over a dimmed page: narrow at the start as navigation, with room to read at the end. */
export function Drawer({ isOpen, onClose, title, side, children }: DrawerProps) {
  return (
    <Overlay
      isOpen={isOpen}
      onClose={onClose}
      className={classNames(
        'fixed inset-y-0 z-50 flex flex-col bg-page pt-[env(safe-area-inset-top)] pb-[env(safe-area-inset-bottom)] shadow-float outline-none',
        side === 'start'
          ? 'start-0 w-[min(18rem,calc(100%-3rem))] border-e border-line animate-[slide-from-start_200ms_var(--ease-out)]'
          : 'end-0 w-full max-w-md border-s border-line animate-[slide-from-end_200ms_var(--ease-out)]',
      )}
    >
      <OverlayTitle className="sr-only">{title}</OverlayTitle>
      {children}
    </Overlay>
  );
}
