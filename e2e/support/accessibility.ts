import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export const phone = { width: 390, height: 844 };
export const desktop = { width: 1440, height: 900 };

/** The rules whose findings depend on colours: the others say the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Axe on the screen as it stands, on phone and desktop: every rule in one theme, colours also in the other. */
export async function expectAccessible(page: Page, sizes = [phone, desktop]): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectNoFindings(page, 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectNoFindings(page, 'dark', colourRules);
  }
}

/** Axe on what is shown now: every rule, or those named. */
export async function expectNoFindings(
  page: Page,
  colorScheme: 'light' | 'dark',
  rules?: string[],
): Promise<void> {
  await expect(page.locator('html')).toHaveClass(colorScheme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
  // No page has frames, whose findings would need the other mode, which takes twice as long.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const findings = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(' | ')})`,
  );
  expect(findings, `${colorScheme}, ${page.viewportSize()?.width} pixels`).toEqual([]);
}

/** Nothing lies beyond the edge at 320 pixels, at 200 % zoom and with text of twice the size, also on a phone. */
export async function expectReflow(page: Page): Promise<void> {
  for (const [what, width, height, textSize] of [
    ['320 pixels', 320, 640, '100%'],
    ['200 % zoom', 640, 400, '100%'],
    ['text of 200 %', 1280, 800, '200%'],
    ['text of 200 % on a phone', 390, 800, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    const beyond = await page.evaluate(() => {
      const room = document.documentElement.clientWidth;
      if (document.documentElement.scrollWidth <= room) return [];
      return [...document.body.querySelectorAll('*')]
        .filter((element) => element.getBoundingClientRect().right > room + 1)
        .map((element) => element.outerHTML.slice(0, 200));
    });
    expect(beyond, what).toEqual([]);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
}
