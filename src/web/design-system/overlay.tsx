import { Dialog } from 'radix-ui';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { commonMessages } from '#messages/common.ts';
import { Button } from './button.tsx';
import { type ReturnFocusRule, useReturnFocus } from './return-focus.ts';

export interface OverlayProps extends ReturnFocusRule {
  /** Asked to close by Escape, the backdrop or a close button; the owner decides. */
  onClose(): void;
  /** What is typed stays when it closes, so closing needs no question. */
  keepsInput?: boolean;
  hasDescription?: boolean;
  className: string;
  children: ReactNode;
}

export const { Title: OverlayTitle, Description: OverlayDescription, Close: OverlayClose } = Dialog;

/**
 * A modal layer over a dimmed page. It traps the focus and returns it; Escape and the backdrop close it, and ask
 * first if typed text would be lost.
 */
export function Overlay({
  onClose,
  keepsInput = false,
  hasDescription = false,
  className,
  children,
  ...focus
}: OverlayProps) {
  const { isOpen } = focus;
  const returnFocus = useReturnFocus(focus);
  const typed = useRef(new Set<HTMLInputElement | HTMLTextAreaElement>());
  const [isAsking, setIsAsking] = useState(false);

  function noteTyping({ target }: FormEvent): void {
    const isText =
      target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && !target.list);
    if (isText && !['radio', 'checkbox', 'file'].includes(target.type)) typed.current.add(target);
  }

  function askToClose(): void {
    const isLost = [...typed.current].some((field) => field.isConnected && field.value !== '');
    if (isLost && !keepsInput && !isAsking) setIsAsking(true);
    else end(onClose);
  }

  function end(next?: () => void): void {
    setIsAsking(false);
    next?.();
  }

  if (!isOpen && isAsking) setIsAsking(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && askToClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-appear bg-backdrop" />
        <Dialog.Content
          {...(!hasDescription && { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => typed.current.clear()}
          onCloseAutoFocus={returnFocus}
          onInput={noteTyping}
          className={className}
        >
          {children}
          {isAsking && (
            <div
              role="alert"
              className="flex flex-wrap items-center justify-end gap-2 border-t border-line bg-surface px-6 py-4"
            >
              <p className="me-auto">{commonMessages.discardTyped}</p>
              <Button
                kind="danger"
                onClick={() => {
                  typed.current.clear();
                  end(onClose);
                }}
              >
                {commonMessages.discard}
              </Button>
              <Button kind="primary" ref={(button) => button?.focus()} onClick={() => end()}>
                {commonMessages.keepTyping}
              </Button>
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
