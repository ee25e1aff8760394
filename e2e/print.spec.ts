import type { Page } from '@playwright/test';
import { recordDone } from './support/accounts.ts';
import { openDashboard, sidebar } from './support/dashboard.ts';
import { openPlan } from './support/plan.ts';
import { completeAnswers, continueButton, store } from './support/questionnaire.ts';
import { expect, open, test, toast } from './support/test.ts';

const askExpert = (page: Page) => page.getByRole('button', { name: 'Ask our AI expert now...' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Landfall Expert' });

const sheetMargin = { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' };
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

test('a plan prints on ten sheets at most, with all that its lines unfold', async ({ page }) => {
  await openPlan(page);
  const printed = (await page.pdf({ format: 'A4', margin: sheetMargin })).toString('latin1');
  const sheets = printed.match(/\/Type \/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(3);
  expect(sheets).toBeLessThanOrEqual(10);
});

test('the steps of a formation print what each asks for, without marks that open nothing', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openDashboard(page, '/formation');
  const later = page.getByRole('listitem').filter({ hasText: 'Open the bank account' }).last();
  const asked = later.getByText('Account, if the bank agrees');
  await expect(asked).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(asked).toBeVisible();
  await expect(later.getByRole('button')).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(asked).toBeHidden();
});

test('of choices only the one that was made is printed', async ({ page, signIn, server }) => {
  const person = await signIn();
  for (const task of ['pre-approval', 'signing', 'lease', 'licence']) {
    await recordDone(server.origin, person, task, '2026-01-12');
  }
  await openDashboard(page, '/calendar');
  const question = page.getByRole('group', { name: 'Is it registered for VAT?' });
  await question.getByText('Yes', { exact: true }).click();
  await expect(toast(page, 'Answer saved.')).toBeVisible();
  const list = page.getByText('List', { exact: true });
  await expect(list).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(question.getByText('Yes', { exact: true })).toBeVisible();
  await expect(question.getByText('Not known', { exact: true })).toBeHidden();
  await expect(list).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await openDashboard(page, '/formation');
  const inside = page.getByRole('group', { name: /^Are you inside the UAE/ });
  await inside.getByRole('button', { name: 'No' }).click();
  await page.getByRole('button', { name: 'Save answer' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(inside.getByText('No', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(inside.getByText('Yes', { exact: true }).filter({ visible: true })).toHaveCount(0);
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
