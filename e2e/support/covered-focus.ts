import type { Page } from '@playwright/test';

/** A page has fewer stops than this; more means that the keyboard goes in a circle that is not noticed. */
const maxStops = 400;

/**
 * What the keyboard reaches on the open page while something in front of it covers all that one sees of it: each
 * control with what covers it. The key is pressed until the focus is back where it began. With Tab a control comes up
 * from below, where the bars of the lower edge are, and with Shift+Tab down from above.
 */
export async function coveredByBars(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ stops: number; covered: string[] }> {
  const covered: string[] = [];
  await page.evaluate((isBackwards) => {
    // The next Tab leads to what comes first, wherever the focus was before; the next Shift+Tab to what comes last.
    const edge = isBackwards ? document.body.appendChild(document.createElement('div')) : document.body;
    edge.tabIndex = -1;
    edge.focus();
    edge.removeAttribute('tabindex');
    if (isBackwards) edge.remove();
    window.scrollTo({ top: isBackwards ? document.body.scrollHeight : 0, behavior: 'instant' });
  }, key === 'Shift+Tab');
  let stops = 0;
  for (; stops < maxStops; stops += 1) {
    await page.keyboard.press(key);
    const found = await page.evaluate(coverOfFocus);
    if (found === 'round') break;
    if (found) covered.push(found);
  }
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('[data-was-focused]'))
      one.removeAttribute('data-was-focused');
  });
  return { stops, covered };
}

/** In the page: what covers the focused control, 'round' once the focus has been there, nothing where it is seen. */
async function coverOfFocus(): Promise<string | undefined> {
  const focused = document.activeElement as HTMLElement | null;
  if (!focused || focused === document.body) return 'round';
  // The day, the month and the year of a date are stops of one field.
  if (focused.dataset.wasFocused === 'last') return undefined;
  if (focused.dataset.wasFocused !== undefined) return 'round';
  document.querySelector('[data-was-focused="last"]')?.setAttribute('data-was-focused', 'before');
  focused.dataset.wasFocused = 'last';
  const isSeen = () => {
    const boxes = [focused, ...((focused as HTMLInputElement).labels ?? [])]
      .flatMap((one) => [...one.getClientRects()])
      .filter(({ width, height }) => width > 1 && height > 1);
    return boxes.some((box) => {
      // What is larger than the window is looked for where it is in it.
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      return [0.1, 0.5, 0.9].some((down) =>
        [0.1, 0.5, 0.9].some((along) => {
          const hit = document.elementFromPoint(left + (right - left) * along, top + (bottom - top) * down);
          // What lies over the control and belongs to it, such as an icon, or carries it, such as its label.
          return hit !== null && (focused.contains(hit) || (hit.contains(focused) && hit !== document.body));
        }),
      );
    });
  };
  // A busy browser may scroll to the new focus with its next frame only.
  if (!isSeen()) await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if (isSeen()) return undefined;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const cover = document.elementFromPoint(left + width / 2, top + height / 2);
  const name = focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 60);
  return `${focused.localName} ${name} at ${Math.round(left)}, ${Math.round(top)}: ${cover?.outerHTML.slice(0, 120) ?? 'out of the window'}`;
}
