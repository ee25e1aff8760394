import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { openDashboard } from './support/dashboard.ts';
import { expect, test } from './support/test.ts';

const lockHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Screen locked' });

test('a screen that was left is locked in all tabs, gives nothing away, and goes on where it was', async ({
  page,
  context,
  signIn,
  noise,
}) => {
  noise.expect(/status of 42[23]/);
  const person = await signIn();
  await page.clock.install();
  await openDashboard(page, '/settings#security');
  const setting = page.getByRole('region', { name: 'Screen lock' });
  await setting.getByLabel('Lock after').selectOption('15 minutes');
  await expect(page.getByText('Screen lock saved')).toBeVisible();
  const other = await context.newPage();
  const known = other.waitForResponse(/\/session$/);
  await openDashboard(other, '/settings');
  await (await known).finished();
  await expect(other.getByText(person.email).last()).toBeVisible();
  await page.getByRole('tab', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Change name' }).click();
  await page.getByLabel('Full name').fill('Half a na');

  await page.clock.fastForward('14:00');
  await expect(lockHeading(page)).toBeHidden();
  await page.mouse.move(10, 10);
  await page.clock.fastForward('14:00');
  await expect(lockHeading(page)).toBeHidden();
  await page.clock.fastForward('02:00');
  await expect(lockHeading(page)).toBeVisible();
  await expect(lockHeading(other)).toBeVisible();

  // Nothing of the page is drawn or read aloud, and the server refuses all the same.
  expect(await page.locator('body').innerText()).not.toContain('Full name');
  expect(await page.locator('body').ariaSnapshot()).not.toContain('Full name');
  expect(await page.title()).toBe('Screen locked');
  await expect.poll(async () => (await page.request.get('/functions/v1/session')).status()).toBe(423);
  await expectAccessible(page);
  await other.reload();
  await expect(lockHeading(other)).toBeVisible();

  await page.getByRole('textbox', { name: 'Password' }).fill('not this one');
  await page.getByRole('button', { name: 'Unlock', exact: true }).click();
  await expect(page.getByText('Your current password is incorrect.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(lockHeading(page)).toBeHidden();
  await expect(page.getByLabel('Full name')).toHaveValue('Half a na');
  await expect(lockHeading(other)).toBeHidden();
  await expect(other.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByText('Name saved')).toBeVisible();
});

test('it is locked by hand, and left by signing out', async ({ page, signIn, noise }) => {
  // The settings behind it ask once more what they were refused, and may do so after the session has ended.
  noise.expect(/status of 423/, /status of 401 .*\/session\/lock/);
  await signIn();
  await openDashboard(page, '/settings#security');
  await page.getByRole('button', { name: 'Lock now' }).click();
  await expect(lockHeading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/signin$/);
});
