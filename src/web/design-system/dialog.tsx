import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { commonMessages } from '#messages/common.ts';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { useReturnFocus } from './return-focus.ts';

interface DialogProps {
  isOpen: boolean;
  /** Asked to close by Escape, the backdrop or the close button; the owner decides. */
  onClose(): void;
  title: string;
  description?: ReactNode;
  /** Buttons at the foot, the primary one last. */
  actions?: ReactNode;
  size?: 'regular' | 'wide';
  /** Takes the focus on closing when what opened the dialog is gone by then. */
  focusFallback?: RefObject<HTMLElement | null>;
  /** Called once the dialog is gone and the focus is back where it was. */
  onClosed?(): void;
  children?: ReactNode;
}

/** A modal: focus is held inside and given back; on phones it rises from the lower edge, full width. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  actions,
  size = 'regular',
  focusFallback,
  onClosed,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus({ isOpen, fallback: focusFallback, onClosed });
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-40 animate-appear bg-backdrop" />
        <RadixDialog.Content
          {...(description === undefined && { 'aria-describedby': undefined })}
          onCloseAutoFocus={returnFocus}
          className={classNames(
            'fixed z-50 flex max-h-[calc(100dvh-2rem)] animate-rise flex-col border border-line bg-raised shadow-float outline-none',
            'inset-x-0 bottom-0 rounded-t-dialog pb-[env(safe-area-inset-bottom)]',
            'sm:inset-0 sm:m-auto sm:h-fit sm:w-[calc(100%-2rem)] sm:rounded-dialog sm:pb-0',
            size === 'wide' ? 'sm:max-w-2xl' : 'sm:max-w-md',
          )}
        >
          <header className="flex items-start gap-4 px-6 pt-5 pb-1">
            <div className="min-w-0 flex-1">
              <RadixDialog.Title className="pt-1 text-lg font-semibold">{title}</RadixDialog.Title>
              {description !== undefined && (
                <RadixDialog.Description asChild>
                  <div className="mt-1 text-sm text-muted">{description}</div>
                </RadixDialog.Description>
              )}
            </div>
            <RadixDialog.Close asChild>
              <IconButton
                label={commonMessages.close}
                icon={<X aria-hidden="true" size={20} strokeWidth={1.5} />}
                className="-me-2"
              />
            </RadixDialog.Close>
          </header>
          {/* Title and description alone need no empty room below them. */}
          <div className="min-h-0 overflow-y-auto px-6 py-4 empty:p-2">{children}</div>
          {actions && (
            <footer className="flex flex-col-reverse gap-2 border-t border-line px-6 py-4 sm:flex-row sm:justify-end">
              {actions}
            </footer>
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
