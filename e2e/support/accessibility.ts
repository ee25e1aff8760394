import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'));
const axeSource = readFileSync(resolve('axe-core/axe.min.js'), 'utf8');

/** The rules whose findings depend on colours; the others find the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Runs axe on the current screen on phone and desktop: every rule in one theme, colour rules also in the other. */
export async function expectAccessible(page: Page, sizes = [phone, desktop]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectNoFindings(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoFindings(page, 'dark', colourRules);
  }
}

/** Runs axe on the current screen in a theme: every rule, or the given ones. */
export async function expectNoFindings(
  page: Page,
  colorScheme: 'light' | 'dark',
  rules?: string[],
): Promise<void> {
  await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
  await expectNoViolations(page, colorScheme, rules);
}

/** Runs axe on any page, such as one that has no themes: every rule, or the given ones. */
export async function expectNoViolations(page: Page, what: string, rules?: string[]): Promise<void> {
  const find = async () =>
    (await runAxe(page, rules)).map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`,
    );
  let findings = await find();
  // What a script chooses by the width, such as cards for a table, may have been drawn meanwhile.
  if (findings.length > 0) findings = await find();
  expect(findings, `${what}, ${page.viewportSize()?.width} pixels, ${page.url()}`).toEqual([]);
}

interface Violation {
  id: string;
  help: string;
  nodes: { html: string }[];
}

interface Axe {
  run(context: Document, options: object): Promise<{ violations: Violation[] }>;
}

/**
 * Runs axe in the page, without the package's wrapper: that one loads axe again for every run and describes every
 * passed element, which takes most of the time. No page has frames.
 */
async function runAxe(page: Page, rules: string[] | undefined): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as { axe: Axe };
    const options = { resultTypes: ['violations'], ...(runOnly && { runOnly }) };
    const { violations } = await axe.run(document, options);
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.map(({ html }) => ({ html })),
    }));
  }, rules);
}

/** What of the page lies beside the window, apart from what is swiped into it or cut off on purpose. */
export function beyondTheEdge(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const isClipped = ({ parentElement }: Element): boolean =>
      parentElement !== null &&
      parentElement !== document.body &&
      (getComputedStyle(parentElement).overflowX !== 'visible' || isClipped(parentElement));
    const beside = [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > room + 1) && !isClipped(element);
      })
      .map((element) => element.outerHTML.slice(0, 160));
    const { scrollWidth } = document.documentElement;
    return scrollWidth > room ? [`The page is ${scrollWidth} pixels wide.`, ...beside] : beside;
  });
}

/** Expects that a page is no wider than its window of so many pixels. */
export async function expectNoWider(page: Page, width: number): Promise<void> {
  // What a script chooses by the width is rendered after the frame that changed it.
  const found = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(found, { message: `at ${width} pixels` }).toBeLessThanOrEqual(width);
}

/**
 * Expects no horizontal overflow at 320 pixels, at 200 % zoom and with text of 200 %, also on a phone, and in all of
 * them from right to left.
 */
export async function expectReflow(page: Page): Promise<void> {
  for (const [what, width, height, textSize] of [
    ['320 pixels', 320, 640, '100%'],
    ['200 % zoom', 640, 400, '100%'],
    ['text of 200 %', 1280, 800, '200%'],
    ['text of 200 % on a phone', 390, 800, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const direction of ['ltr', 'rtl'] as const) {
      await page.evaluate(
        ([size, dir]) => {
          document.documentElement.style.fontSize = size;
          document.documentElement.dir = dir;
        },
        [textSize, direction] as const,
      );
      // What a script chooses by the width (a list for a table) is rendered after the frame that changed it.
      await expect
        .poll(() => beyondTheEdge(page), { message: `${what}, ${direction}, ${page.url()}` })
        .toEqual([]);
    }
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
    document.documentElement.dir = 'ltr';
  });
}
