import type { Page } from '@playwright/test';
import { menuButton, openDashboard, openUserMenu } from './support/dashboard.ts';
import { continueButton, store } from './support/questionnaire.ts';
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

test('a toast disappears after 4 seconds', async ({ page }) => {
  await page.clock.install();
  await open(page, '/signin');
  // From then on the clock stands still but for what the test lets pass.
  await page.clock.pauseAt(Date.now() + 600_000);
  await third(page).click();
  await page.mouse.move(10, 700);
  const shown = async () => {
    await page.clock.runFor(20);
    return toasts(page).count();
  };
  await expect.poll(shown, { intervals: [20] }).toBe(1);
  await expect(toasts(page)).toHaveAttribute('data-mounted', 'true');
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

test('no toast of the questionnaire covers the button that leads on', async ({ page }) => {
  await store(page, {
    onboardingData: JSON.stringify({ step: 3, country: 'AE', companyType: 'mainland-llc', subType: 'dubai' }),
  });
  await open(page, '/onboarding');
  await continueButton(page).click();
  const message = toast(page, 'Please select number of visas needed');
  await message.hover();
  for (const width of [640, 768, 1024, 1343, 1344, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const isClear = async () => {
      const [shown, button] = [await message.boundingBox(), await continueButton(page).boundingBox()];
      if (!shown || !button) return false;
      return shown.y + shown.height <= button.y || shown.x >= button.x + button.width;
    };
    await expect.poll(isClear, `${width} pixels`).toBe(true);
  }
});
