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
import { backButton, completeAnswers, store } from './support/questionnaire.ts';
import { enter, expect, open, test } from './support/test.ts';

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

test('the later steps of the questionnaire show their focus and fit', async ({ page }) => {
  await store(page, { onboardingData: JSON.stringify(completeAnswers) });
  await open(page, '/onboarding');
  await expectEach(page, ['What will your company need?', 'Which type of company?'], async (question) => {
    const heading = page.getByRole('heading', { name: question });
    // The first is open already.
    if (question.startsWith('Which')) await backButton(page).click();
    await expect(heading).toBeVisible();
    await page.waitForLoadState('networkidle');
  });
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
      await expectFocusUncovered(page, path, ['Tab', 'Shift+Tab']);
      await expectWholeTitles(page, path);
      await page.setViewportSize(desktop);
      // What stays at the top of a signed-in page is one header on a phone and on a desktop.
      await expectFocusUncovered(page, path, isPublic(path) ? ['Tab', 'Shift+Tab'] : ['Tab']);
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
async function expectFocusUncovered(
  page: Page,
  path: string,
  keys: readonly ('Tab' | 'Shift+Tab')[],
): Promise<void> {
  for (const key of keys) {
    const { stops, covered } = await coveredByBars(page, key);
    const where = `${path}, ${page.viewportSize()?.width} pixels, ${key}`;
    expect.soft(stops, where).toBeGreaterThan(3);
    expect.soft(covered, where).toEqual([]);
  }
}

const isPublic = (path: string) => everyPublicPage.includes(path);
