import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { startIdentityProvider } from '../src/server/accounts/testing/identity-provider.ts';
import { forgetSession, register } from './support/accounts.ts';
import { openDashboard } from './support/dashboard.ts';
import { completeAnswers, store, stored } from './support/questionnaire.ts';
import { startServer } from './support/server.ts';
import { test as base, expect, open, startTimeout, toast } from './support/test.ts';

type Provider = Awaited<ReturnType<typeof startIdentityProvider>>;

/** A server whose people sign in at a provider on this machine. */
const test = base.extend<object, { provider: Provider }>({
  provider: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      const provider = await startIdentityProvider();
      await use(provider);
      await provider.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ provider }, use) => {
      const server = await startServer(provider.settings);
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: startTimeout },
  ],
});
// In one worker, so that one server is started for them.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ noise }) =>
  noise.expect(/request to another host: http:\/\/(localhost|127\.0\.0\.1):\d+\/authorize/),
);

const aGoogler = (email = `lena.${randomUUID()}@gmail.com`) => ({
  sub: randomUUID(),
  email,
  email_verified: true,
  name: 'Lena Hartmann',
});
const withGoogle = (page: Page) => page.getByRole('button', { name: 'Continue with Google' });

test('a new person signs up with Google, with the company of the questionnaire', async ({
  page,
  provider,
}) => {
  const googler = aGoogler();
  provider.becomes(googler);
  await store(page, { onboardingData: JSON.stringify(completeAnswers) });
  await open(page, '/signup');
  await withGoogle(page).click();
  await expect(
    toast(page, 'Please agree to the Terms of Service and the Privacy Policy first.'),
  ).toBeVisible();
  await page.getByRole('checkbox').check();
  await withGoogle(page).click();

  await expect(toast(page, 'Account created successfully!')).toBeVisible();
  await expect(toast(page, 'Registration complete!')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  expect(await stored(page, 'auth')).toMatchObject({ user: { email: googler.email }, status: 'success' });
  expect(await stored(page, 'onboardingData')).toBeNull();
});

test('a known person signs in with Google and comes to the page they wanted', async ({
  page,
  provider,
  server,
  noise,
}) => {
  noise.expect(/status of 409/);
  const googler = aGoogler();
  const person = await register(server.origin, { email: googler.email });
  provider.becomes(googler);
  await open(page, '/signin');
  await withGoogle(page).click();
  await expect(
    toast(
      page,
      'An account with this address already exists. Sign in with your password, then connect Google in the settings.',
    ),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/app\/signin$/);

  await page.goto('/app/dashboard/settings#security');
  await expect(page).toHaveURL(/\/app\/signin$/);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/dashboard\/settings#security$/);
  const google = page.getByRole('region', { name: 'Google' });
  await google.getByRole('button', { name: 'Connect Google' }).click();
  await page.getByRole('dialog').getByLabel('Your current password', { exact: true }).fill(person.password);
  await page.keyboard.press('Enter');
  await expect(google).toContainText('Connected since');
  await expect(page).toHaveURL(/\/app\/dashboard\/settings$/);

  await forgetSession(page);
  await page.goto('/app/dashboard/calendar');
  await expect(page).toHaveURL(/\/app\/signin$/);
  await withGoogle(page).click();
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/dashboard\/calendar$/);
});

test('the last way to sign in stays', async ({ page, provider, noise }) => {
  noise.expect(/status of 409/);
  provider.becomes(aGoogler());
  await store(page, { onboardingData: JSON.stringify(completeAnswers) });
  await open(page, '/signup');
  await page.getByRole('checkbox').check();
  await withGoogle(page).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await openDashboard(page, '/settings#security');
  await page.getByRole('region', { name: 'Google' }).getByRole('button', { name: 'Disconnect' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect(dialog).toContainText('This is your last way to sign in.');
});

test('cancelling at Google returns to the page before', async ({ page, noise }) => {
  noise.expect(/status of 401/);
  await page.route('**/authorize?*', async (route) => {
    const asked = new URL(route.request().url()).searchParams;
    const back = `${asked.get('redirect_uri')}?error=access_denied&state=${asked.get('state')}`;
    await route.fulfill({ status: 302, headers: { location: back } });
  });
  await open(page, '/signin');
  await withGoogle(page).click();
  await expect(
    toast(page, 'Google did not confirm your identity. Try again, or use your email and password.'),
  ).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
});
