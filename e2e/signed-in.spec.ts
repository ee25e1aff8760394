import { register } from './support/accounts.ts';
import { openDashboard, openUserMenu } from './support/dashboard.ts';
import { stored } from './support/questionnaire.ts';
import { expect, test, toast } from './support/test.ts';

test('the user menu has the email address, Settings, the Dark Mode switch and Logout', async ({
  page,
  signIn,
}) => {
  const person = await signIn();
  await openDashboard(page);
  const menu = await openUserMenu(page, person.email);
  await expect(menu.getByText(person.email)).toBeVisible();
  const dark = menu.getByRole('switch', { name: 'Dark Mode' });
  await expect(dark).not.toBeChecked();
  await dark.click();
  await expect(dark).toBeChecked();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await dark.click();
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
  await menu.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/app\/dashboard\/settings$/);
  await expect(menu).toBeHidden();
});

for (const [fullName, shown, initial] of [
  [{ firstName: 'Żaneta', lastName: 'Ölmez' }, 'Żaneta Ölmez', 'Ż'],
  [{ firstName: '🦊', lastName: 'Fox' }, '🦊 Fox', '🦊'],
] as const) {
  test(`the user menu shows ${shown} with the initial ${initial}`, async ({ page, signIn }) => {
    const person = await signIn(fullName);
    await openDashboard(page);
    const button = page.getByRole('button').filter({ hasText: person.email });
    await expect(button).toContainText(shown);
    await expect(button.getByText(initial, { exact: true })).toBeVisible();
  });
}

test('Logout ends the session, clears the stored login and confirms it once', async ({
  page,
  signIn,
  context,
  noise,
}) => {
  noise.expect(/status of 401/);
  const person = await signIn();
  await openDashboard(page);
  const menu = await openUserMenu(page, person.email);
  const cookies = await context.cookies();
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/signin$/);
  // The first may have gone by now; there is no second.
  await expect(page.locator('[data-sonner-toast]').nth(1)).toHaveCount(0);
  expect(await stored(page, 'auth')).toBeNull();
  // The old cookie no longer works.
  await context.addCookies(cookies);
  const status = await page.evaluate(async () => (await fetch('/functions/v1/session')).status);
  expect(status).toBe(401);
  await page.goto('/app/dashboard');
  await expect(page).toHaveURL(/\/app\/signin$/);
});

test('an impatient second press of Logout changes nothing', async ({ page, signIn }) => {
  const person = await signIn();
  await openDashboard(page);
  let calls = 0;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/functions/v1/logout', async (route) => {
    calls += 1;
    await released;
    await route.continue();
  });
  const button = (await openUserMenu(page, person.email)).getByRole('button', { name: 'Logout' });
  await button.dblclick();
  await button.click();
  release();
  await expect(toast(page, 'Logged out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/signin$/);
  // The first may have gone by now; there is no second.
  await expect(page.locator('[data-sonner-toast]').nth(1)).toHaveCount(0);
  expect(calls).toBe(1);
});

test('a session that ended elsewhere leads to sign-in with one message', async ({
  page,
  signIn,
  context,
  noise,
}) => {
  noise.expect(/status of 401/);
  await signIn();
  await context.clearCookies();
  await page.goto('/app/dashboard');
  await expect(toast(page, 'Please sign in to continue')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/signin$/);
  expect(await stored(page, 'auth')).toBeNull();
});

test('another tab that logs out takes this one along', async ({ page, signIn, context }) => {
  const person = await signIn();
  await openDashboard(page);
  const other = await context.newPage();
  await openDashboard(other);
  const menu = await openUserMenu(other, person.email);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/app\/signin$/);
  await expect(page).toHaveURL(/\/app\/signin$/);
});

test('another person who signed in elsewhere in the same browser sees their own company here', async ({
  page,
  signIn,
  context,
  server,
}) => {
  await signIn();
  await openDashboard(page, '/company');
  await expect(page.getByLabel('Company Name')).toHaveValue('Hartmann Design');
  const other = await register(server.origin, {
    firstName: 'Omar',
    company: { name: 'Said Trading', country: 'GB', companyType: 'llp', visas: 0, officeType: 'virtual' },
  });
  const cookies = (await context.cookies()).map((cookie) => ({
    ...cookie,
    value: other.cookie.split(/=(.*)/s)[1] ?? '',
  }));
  await context.addCookies(cookies);
  const tab = await context.newPage();
  await tab.goto('/healthz');
  await tab.evaluate((login) => localStorage.setItem('auth', login), JSON.stringify(other.storedLogin));
  await expect(page.getByRole('button').filter({ hasText: other.email })).toBeVisible();
  await expect(page.getByLabel('Company Name')).toHaveValue('Said Trading');
  await expect(page.getByText('Hartmann Design')).toHaveCount(0);
});
