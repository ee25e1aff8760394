import { type RefObject, useEffect } from 'react';

/**
 * Keeps an element that covers the window inside the part that is seen. Where a phone's keyboard lies over
 * the page instead of making it smaller, as on iOS, the foot of the panel would be under it.
 */
export function useVisibleArea(cover: RefObject<HTMLElement | null>, isNeeded: boolean): void {
  useEffect(() => {
    const { visualViewport: visible } = window;
    const element = cover.current;
    if (!visible || !element || !isNeeded) return;
    function follow(): void {
      if (!visible || !element) return;
      // Do not scroll while the person has zoomed in.
      const isZoomed = visible.scale > 1.01;
      const hidden = window.innerHeight - visible.height - visible.offsetTop;
      element.style.top = isZoomed ? '' : `${Math.max(0, visible.offsetTop)}px`;
      element.style.bottom = isZoomed ? '' : `${Math.max(0, hidden)}px`;
    }
    follow();
    visible.addEventListener('resize', follow);
    visible.addEventListener('scroll', follow);
    return () => {
      visible.removeEventListener('resize', follow);
      visible.removeEventListener('scroll', follow);
      element.style.top = '';
      element.style.bottom = '';
    };
  }, [cover, isNeeded]);
}
