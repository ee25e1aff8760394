import type { Page } from '@playwright/test';
import { openDashboard, sidebar } from './support/dashboard.ts';
import { completeAnswers, continueButton, store } from './support/questionnaire.ts';
import { expect, open, test, toast } from './support/test.ts';

const askExpert = (page: Page) => page.getByRole('button', { name: 'Ask our AI expert now...' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Landfall Expert' });

const wideScreen = { width: 1440, height: 900 };

test('the questionnaire prints without the expert, the bar and the toasts', async ({ page }) => {
  await page.setViewportSize(wideScreen);
  const answers = { step: 3, country: 'AE', companyType: 'mainland-llc', subType: 'dubai' };
  await store(page, { onboardingData: JSON.stringify(answers) });
  await open(page, '/onboarding');
  await continueButton(page).click();
  const message = toast(page, 'Please select number of visas needed');
  await expect(message).toBeVisible();
  await askExpert(page).click();
  await expect(panel(page)).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  for (const hidden of [panel(page), message, askExpert(page), continueButton(page)]) {
    await expect(hidden).toBeHidden();
  }
  await expect(page.getByRole('button', { name: 'Switch to dark theme' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => emptyAtTheEnd(page)).toBe(0);

  await page.emulateMedia({ media: 'screen' });
  await expect(panel(page)).toBeVisible();
  await expect.poll(() => emptyAtTheEnd(page)).toBe(400);
});

test('a page of the dashboard prints its content alone, over the whole width', async ({ page, signIn }) => {
  await page.setViewportSize(wideScreen);
  await store(page, { onboardingData: JSON.stringify(completeAnswers) });
  await signIn();
  await openDashboard(page, '/formation');
  await page.getByRole('banner').getByRole('button', { name: 'Landfall Expert' }).click();
  await expect(panel(page)).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  for (const hidden of [panel(page), sidebar(page), page.getByRole('banner')]) {
    await expect(hidden).toBeHidden();
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Company formation' })).toBeVisible();
  const reach = async () => {
    const main = await page.getByRole('main').boundingBox();
    return Math.round((main?.x ?? 0) * 2 + (main?.width ?? 0));
  };
  await expect.poll(reach).toBe(wideScreen.width);
});

test('pages of the dashboard print without buttons and without an empty sheet', async ({ page, signIn }) => {
  await signIn();
  for (const [path, press] of [
    ['/calendar', 'Enter or confirm dates'],
    ['/company', 'Save Changes'],
    ['/users', 'Invite Member'],
  ] as const) {
    await openDashboard(page, path);
    const control = page.getByRole('main').getByText(press, { exact: true }).first();
    await expect(control).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(control).toBeHidden();
    expect(await page.getByRole('main').evaluate((main) => getComputedStyle(main).paddingBlockEnd)).toBe(
      '0px',
    );
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a window, a menu or a mark that is open stays off paper', async ({ page, signIn }) => {
  const person = await signIn();
  await openDashboard(page);
  await page.getByRole('banner').getByRole('button', { name: 'Support' }).click();
  await expectOffPaper(page, 'Support');
  await page.keyboard.press('Escape');
  await page.getByRole('button').filter({ hasText: person.email }).click();
  await expectOffPaper(page, 'Your account');

  await open(page, '/plan?country=AE&type=free-zone&zone=dmcc&visas=2&office=flexi');
  await page
    .getByRole('button', { name: /about Application/ })
    .first()
    .click();
  await expectOffPaper(page, /about Application/);
});

async function expectOffPaper(page: Page, name: string | RegExp): Promise<void> {
  const dialog = page.getByRole('dialog', { name });
  await expect(dialog).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dialog).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(dialog).toBeVisible();
}

/** How much the page keeps free beside it for the expert's panel, in pixels. */
function emptyAtTheEnd(page: Page): Promise<number> {
  return page.evaluate(() => {
    const app = document.querySelector('#root > div');
    return app ? Number.parseFloat(getComputedStyle(app).paddingInlineEnd) : Number.NaN;
  });
}
