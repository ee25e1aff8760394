import type { Page } from '@playwright/test';
import { desktop, phone } from './support/accessibility.ts';
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

// What fills its lists would be counted by others.
test.use({ sharedBy: 'full-lists' });
test.describe.configure({ timeout: 400_000 });

for (const size of [phone, desktop]) {
  test.describe(`${size.width} pixels wide, no bar covers what the keyboard reaches`, () => {
    test.use({ viewport: size });

    test('on a public page', async ({ page }) => {
      for (const path of everyPublicPage) {
        await openAndRead(page, path);
        await expectFocusUncovered(page, path);
      }
    });

    test('on a page of a founder', async ({ page, context, server }) => {
      const { founder } = await fillInstallation(server);
      await enter(context, server.origin, founder);
      for (const path of everyFounderPage) {
        await openDashboard(page, path.slice('/dashboard'.length));
        await page.waitForLoadState('networkidle');
        await expectFocusUncovered(page, path);
      }
    });

    test('in the back office', async ({ page, context, server }) => {
      const filled = await fillInstallation(server);
      await enter(context, server.origin, filled.staff);
      for (const path of everyStaffPage(filled)) {
        await openAndRead(page, path);
        await expectFocusUncovered(page, path);
      }
    });
  });
}

/** Goes through the open page by the keyboard. */
async function expectFocusUncovered(page: Page, path: string): Promise<void> {
  const { stops, covered } = await coveredByBars(page);
  expect.soft(stops, path).toBeGreaterThan(3);
  expect.soft(covered, path).toEqual([]);
}
