import { useEffect, useRef } from 'react';
import { webSettings } from './web-settings.ts';

let isFirstPage = true;

/**
 * Names the page in the document's title and, after a move inside the app, takes the focus to the
 * page's heading so that keyboard and screen reader start where the eye does.
 *
 * @returns the reference for the page's `h1`, which needs `tabIndex={-1}`.
 */
export function usePage(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${webSettings.brand.name}`;
  }, [title]);
  useEffect(() => {
    if (isFirstPage) {
      isFirstPage = false;
      return;
    }
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  return heading;
}
