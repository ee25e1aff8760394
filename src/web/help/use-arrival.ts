import { useEffect, useEffectEvent } from 'react';
import { type Location, useLocation } from '#web/platform/router.tsx';

/** Where each entry of the browser's history was scrolled to, in pixels. */
const positions = new Map<string, number>();

/**
 * Goes on where a reader expects it: at the section that a link inside the app names, with the focus on its
 * heading; and after Back or Forward where they left. Call it after `usePage`, which goes to the top.
 */
export function useArrival(): void {
  const location = useLocation();
  const arrive = useEffectEvent(() => {
    const position = positions.get(entryOf(location));
    if (location.isRevisit) {
      if (position !== undefined) window.scrollTo(0, position);
      return;
    }
    const section = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (section instanceof HTMLDetailsElement) section.open = true;
    section?.scrollIntoView();
    section?.focus({ preventScroll: true });
  });
  useEffect(() => arrive(), []);

  useEffect(() => {
    const keep = () => {
      // Going back, the browser scrolls before the page it goes to is drawn.
      const state: { key?: string } | null = history.state;
      if ((state?.key ?? 'default') === location.key) positions.set(entryOf(location), window.scrollY);
    };
    window.addEventListener('scroll', keep, { passive: true });
    // A click may navigate before the browser has fired the last scroll event.
    window.addEventListener('click', keep, true);
    return () => {
      window.removeEventListener('scroll', keep);
      window.removeEventListener('click', keep, true);
    };
  }, [location]);
}

/** Entries made by links within a page have no key of their own. */
function entryOf({ key, pathname, hash }: Location): string {
  return `${key} ${pathname}${hash}`;
}
