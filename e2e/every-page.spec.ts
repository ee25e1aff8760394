import type { Page } from '@playwright/test';
import { desktop, expectReflow, phone } from './support/accessibility.ts';
import { coveredByBars } from './support/covered-focus.ts';
import { openDashboard } from './support/dashboard.ts';
import {
  everyFounderPage,
  everyPublicPage,
  everyStaffPage,
  fillInstallation,
  openAndRead,
} from './support/every-page.ts';
import { enter, expect, test } from './support/test.ts';

/*
 * On every page no bar covers what the keyboard reaches, on a phone and on a desktop, and large text and narrow windows
 * make it no wider than its window. One visit a page: loading it takes as long as looking at it.
 */

// What fills its lists would be counted by others.
test.use({ sharedBy: 'full-lists' });
test.describe.configure({ timeout: 600_000 });

test('every public page shows its focus and fits', async ({ page }) => {
  await expectEach(page, everyPublicPage, (path) => openAndRead(page, path));
});

test('every page of a founder shows its focus and fits', async ({ page, context, server }) => {
  const { founder } = await fillInstallation(server);
  await enter(context, server.origin, founder);
  await expectEach(page, everyFounderPage, async (path) => {
    await openDashboard(page, path.slice('/dashboard'.length));
    await page.waitForLoadState('networkidle');
  });
});

test('every page of the back office shows its focus and fits', async ({ page, context, server }) => {
  const filled = await fillInstallation(server);
  await enter(context, server.origin, filled.staff);
  await expectEach(page, everyStaffPage(filled), (path) => openAndRead(page, path));
});

async function expectEach(page: Page, all: readonly string[], show: (path: string) => Promise<void>) {
  for (const path of all) {
    await test.step(path, async () => {
      await page.setViewportSize(phone);
      await show(path);
      await expectFocusUncovered(page, path);
      await expectWholeTitles(page, path);
      await page.setViewportSize(desktop);
      await expectFocusUncovered(page, path);
      await expectReflow(page);
    });
  }
}

/** What names a part of the page wraps, also above a table that scrolls sideways. */
async function expectWholeTitles(page: Page, path: string): Promise<void> {
  const cut = await page
    .locator('h1, h2, h3, h4, caption')
    .evaluateAll((titles) =>
      titles
        .filter((title) => title.getBoundingClientRect().right > window.innerWidth)
        .map(({ textContent }) => textContent),
    );
  expect.soft(cut, path).toEqual([]);
}

/** Goes through the open page by the keyboard. */
async function expectFocusUncovered(page: Page, path: string): Promise<void> {
  const { stops, covered } = await coveredByBars(page);
  const where = `${path}, ${page.viewportSize()?.width} pixels`;
  expect.soft(stops, where).toBeGreaterThan(3);
  expect.soft(covered, where).toEqual([]);
}
