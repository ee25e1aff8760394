import { expectReflow } from './support/accessibility.ts';
import { openDashboard } from './support/dashboard.ts';
import {
  everyFounderPage,
  everyPublicPage,
  everyStaffPage,
  fillInstallation,
  openAndRead,
} from './support/every-page.ts';
import { enter, test } from './support/test.ts';

// What fills its lists would be counted by others.
test.use({ sharedBy: 'full-lists' });
test.describe.configure({ timeout: 300_000 });

test('every public page fits large text and narrow windows', async ({ page }) => {
  for (const path of everyPublicPage) {
    await test.step(path, async () => {
      await openAndRead(page, path);
      await expectReflow(page);
    });
  }
});

test('every page of a founder fits large text and narrow windows', async ({ page, context, server }) => {
  const { founder } = await fillInstallation(server);
  await enter(context, server.origin, founder);
  await openDashboard(page);
  for (const path of everyFounderPage) {
    await test.step(path, async () => {
      await openDashboard(page, path.slice('/dashboard'.length));
      await page.waitForLoadState('networkidle');
      await expectReflow(page);
    });
  }
});

test('every page of the back office fits large text and narrow windows', async ({
  page,
  context,
  server,
}) => {
  const filled = await fillInstallation(server);
  await enter(context, server.origin, filled.staff);
  for (const path of everyStaffPage(filled)) {
    await test.step(path, async () => {
      await openAndRead(page, path);
      await expectReflow(page);
    });
  }
});
