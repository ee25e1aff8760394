import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Keeps the focus in the panel when the focused element is removed, such as a button once it is pressed.
 *
 * @param fallback takes it then
 */
export function useKeptFocus(
  panel: RefObject<HTMLElement | null>,
  fallback: RefObject<HTMLElement | null>,
): void {
  const takeFocus = useEffectEvent(() => fallback.current?.focus({ preventScroll: true }));
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    let focused: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null;
    };
    const watch = new MutationObserver(() => {
      if (!focused || focused.isConnected) return;
      focused = null;
      if (document.activeElement === document.body) takeFocus();
    });
    element.addEventListener('focusin', remember);
    watch.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', remember);
      watch.disconnect();
    };
  }, [panel]);
}
