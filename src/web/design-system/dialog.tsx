import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonMessages } from '#messages/common.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { Overlay, OverlayClose, OverlayDescription, type OverlayProps, OverlayTitle } from './overlay.tsx';

interface DialogProps extends Omit<OverlayProps, 'className' | 'hasDescription' | 'children'> {
  title: string;
  description?: ReactNode;
  /** Buttons at the foot, the primary one last. */
  actions?: ReactNode;
  size?: 'regular' | 'wide';
  children?: ReactNode;
}

/** A modal; on phones it rises from the lower edge, full width. */
export function Dialog({ title, description, actions, size = 'regular', children, ...overlay }: DialogProps) {
  return (
    <Overlay
      {...overlay}
      hasDescription={description !== undefined}
      className={classNames(
        'fixed z-50 flex max-h-[calc(100dvh-var(--sheet-top))] animate-rise flex-col border border-line bg-raised shadow-float outline-none',
        'inset-x-0 bottom-0 rounded-t-dialog pb-[env(safe-area-inset-bottom)]',
        'sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-2rem)] sm:rounded-dialog sm:pb-0',
        size === 'wide' ? 'sm:max-w-2xl' : 'sm:max-w-md',
      )}
    >
      <header className="flex items-start gap-4 px-6 pt-5 pb-1">
        <div className="min-w-0 flex-1">
          <OverlayTitle className="pt-1 text-lg font-semibold">{title}</OverlayTitle>
          {description !== undefined && (
            <OverlayDescription asChild>
              <div className="mt-1 text-sm text-muted">{description}</div>
            </OverlayDescription>
          )}
        </div>
        <OverlayClose asChild>
          <IconButton
            label={commonMessages.close}
            icon={<X aria-hidden="true" size={20} strokeWidth={1.5} />}
            className="-me-2"
          />
        </OverlayClose>
      </header>
      {/* Title and description alone need no empty room below them. */}
      <div className="min-h-0 overflow-y-auto px-6 py-4 empty:p-2">{children}</div>
      {actions && (
        <footer className="flex flex-col-reverse gap-2 border-t border-line px-6 py-4 sm:flex-row sm:justify-end">
          {actions}
        </footer>
      )}
    </Overlay>
  );
}
