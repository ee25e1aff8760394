import { type RefObject, useEffect, useEffectEvent } from 'react';

interface PanelFocus {
  panel: RefObject<HTMLElement | null>;
  isOpen: boolean;
  isModal: boolean;
  /** What takes the focus when the panel opens. */
  first: RefObject<HTMLElement | null>;
  onClose(): void;
}

/**
 * Takes the focus into the panel when it opens and gives it back when it closes, and closes it on
 * Escape: from anywhere while it is modal, else from within.
 */
export function usePanelFocus({ panel, isOpen, isModal, first, onClose }: PanelFocus): void {
  const isInside = () => panel.current?.contains(document.activeElement) ?? false;
  const takeFocus = useEffectEvent(() => first.current?.focus({ preventScroll: true }));
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
    if (isModal || isInside()) onClose();
  });
  const giveFocusBack = useEffectEvent((opener: Element | null) => {
    // If the focus moved to the page while the panel was open, leave it there.
    if (!isInside() && document.activeElement !== document.body) return;
    // The opener no longer exists if the page has changed.
    const target = opener?.isConnected ? opener : document.querySelector('h1');
    if (target instanceof HTMLElement) target.focus();
  });

  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    takeFocus();
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      giveFocusBack(opener);
    };
  }, [isOpen]);

  // A window made smaller puts the page out of reach, and with it whatever had the focus there.
  useEffect(() => {
    if (isOpen && isModal && !panel.current?.contains(document.activeElement)) takeFocus();
  }, [isOpen, isModal, panel]);
}
