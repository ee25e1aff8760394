import { type RefObject, useLayoutEffect, useRef } from 'react';

export interface ReturnFocusRule {
  isOpen: boolean;
  /** Takes the focus when the element that had it has been removed, such as a button in a drawer. */
  focusFallback?: RefObject<HTMLElement | null> | undefined;
  /** Called once the focus is back. */
  onClosed?: (() => void) | undefined;
}

/**
 * Gives the focus back to whatever had it before a dialog opened. Radix only knows a trigger inside
 * its own tree, and our dialogs are opened from elsewhere.
 *
 * @returns the handler for the dialog content's `onCloseAutoFocus`.
 */
export function useReturnFocus({ isOpen, focusFallback, onClosed }: ReturnFocusRule): (event: Event) => void {
  const opener = useRef<Element | null>(null);
  // A layout effect runs before the dialog takes the focus, which Radix does in an effect.
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return (event) => {
    event.preventDefault();
    const known = opener.current;
    // Where one dialog took another's place, nothing had the focus.
    const isThere = known instanceof HTMLElement && known.isConnected && known !== document.body;
    const target = isThere ? known : focusFallback?.current;
    if (!isFocusTaken()) target?.focus();
    onClosed?.();
  };
}

/**
 * Whether something has the focus by the time a dialog or menu has closed. The heading of the page that
 * a link in it led to may: then the focus must not go back.
 */
export function isFocusTaken(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}
