import type { Page } from '@playwright/test';
import { menuButton, openDashboard, openUserMenu } from './support/dashboard.ts';
import { expect, open, test, toast } from './support/test.ts';

const toasts = (page: Page) => page.locator('[data-sonner-toast]');
const visible = (page: Page) => page.locator('[data-sonner-toast][data-visible="true"]');

const third = (page: Page) => page.getByRole('button', { name: /google/i });

/** Shows toasts and keeps the mouse on them, so that none of them goes while the test looks. */
async function showSome(page: Page, count: number): Promise<void> {
  await third(page).click();
  await expect(toasts(page)).toHaveCount(1);
  await toasts(page).hover();
  for (let shown = 2; shown <= count; shown += 1) {
    await third(page).dispatchEvent('click');
    await expect(toasts(page)).toHaveCount(shown);
  }
}

test('a toast goes by itself after 4 seconds', async ({ page }) => {
  await page.clock.install();
  await open(page, '/signin');
  await third(page).click();
  await expect(toasts(page)).toHaveAttribute('data-mounted', 'true');
  await page.mouse.move(10, 700);
  await page.clock.runFor(3500);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(1000);
  await expect(toasts(page)).toHaveCount(0);
});

test('three are visible on the pages for guests', async ({ page }) => {
  await open(page, '/signin');
  await showSome(page, 4);
  await expect(visible(page)).toHaveCount(3);
});

test('up to twenty are visible in the dashboard', async ({ page, signIn, noise }) => {
  noise.expect(/status of 500/);
  const person = await signIn();
  await openDashboard(page);
  await page.route('**/functions/v1/logout', (route) => route.fulfill({ status: 500, body: '{}' }));
  const menu = await openUserMenu(page, person.email);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await toasts(page).hover();
  for (let shown = 2; shown <= 4; shown += 1) {
    if (!(await menu.isVisible())) await menuButton(page, person.email).dispatchEvent('click');
    await menu.getByRole('button', { name: 'Logout' }).dispatchEvent('click');
    await expect(toasts(page)).toHaveCount(shown);
  }
  await expect(visible(page)).toHaveCount(4);
});

test('they are 356 pixels wide and 14 apart', async ({ page }) => {
  await open(page, '/signin');
  await showSome(page, 2);
  await page.keyboard.press('Alt+t');
  await expect(toasts(page).first()).toHaveAttribute('data-expanded', 'true');
  await expect(async () => {
    const [newest, older] = await Promise.all([
      toasts(page).first().boundingBox(),
      toasts(page).last().boundingBox(),
    ]);
    if (!newest || !older) throw new Error('A toast has no place.');
    expect(newest.width).toBe(356);
    const [upper, lower] = newest.y < older.y ? [newest, older] : [older, newest];
    expect(lower.y - (upper.y + upper.height)).toBeCloseTo(14, 0);
  }).toPass();
});

test('Alt+T takes the keyboard to them, and once they are closed the focus is back where it was', async ({
  page,
}) => {
  await open(page, '/signin');
  await showSome(page, 1);
  await page.getByLabel('Email').focus();
  await page.keyboard.press('Alt+t');
  await expect(page.locator('[data-sonner-toaster]')).toBeFocused();
  const close = toasts(page).getByRole('button', { name: 'Close notification' });
  for (
    let presses = 0;
    presses < 3 && !(await close.evaluate((button) => button === document.activeElement));
    presses += 1
  ) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('the close button takes one away', async ({ page }) => {
  await open(page, '/signin');
  await showSome(page, 1);
  await toasts(page).getByRole('button', { name: 'Close notification' }).click();
  await expect(toasts(page)).toHaveCount(0);
});

test('a swipe of 45 pixels takes one away, a shorter one does not', async ({ page }) => {
  await open(page, '/signin');
  await showSome(page, 1);
  const box = await toasts(page).boundingBox();
  if (!box) throw new Error('The toast has no place.');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  // At the top edge they leave upwards. Several steps keep the speed below that of a flick.
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 46, { steps: 20 });
  await page.mouse.up();
  await expect(toasts(page)).toHaveCount(0);
});

test('screen readers are told', async ({ page }) => {
  await open(page, '/signin');
  await showSome(page, 1);
  const area = page.getByRole('region', { name: /notifications/i });
  await expect(area).toHaveAttribute('aria-live', 'polite');
  await expect(area).toContainText('Google Sign In coming soon!');
  await expect(toast(page, 'Google Sign In coming soon!')).toBeVisible();
});
