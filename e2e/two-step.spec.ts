import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { fillSignIn, forgetSession, type SignedInPerson } from './support/accounts.ts';
import { openDashboard } from './support/dashboard.ts';
import { expect, open, test, toast } from './support/test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Two-step verification' });
const codeOf = (secret: string, ahead = 0) =>
  TOTP.generate({ secret: new TOTP({ secret }).secret, timestamp: Date.now() + ahead });

/** Turns it on in the settings; gives the secret, the recovery codes, and closes. */
async function setUp(page: Page, person: SignedInPerson) {
  await openDashboard(page, '/settings#security');
  await section(page).getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your current password', { exact: true }).fill(person.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code from the app').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const recoveryCodes = await dialog.getByRole('listitem').allInnerTexts();
  return { dialog, secret, recoveryCodes };
}

/** Goes through the first step on the sign-in page. */
async function enterPassword(page: Page, person: SignedInPerson): Promise<void> {
  await forgetSession(page);
  await open(page, '/signin');
  await fillSignIn(page, person);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Two-step verification' })).toBeVisible();
}

test('it is set up with an app, and its recovery codes can be kept', async ({ page, signIn, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const person = await signIn();
  const { dialog, recoveryCodes } = await setUp(page, person);
  expect(recoveryCodes).toHaveLength(10);

  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page, 'Recovery codes copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  for (const code of recoveryCodes) expect(copied).toContain(code);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toBe('recovery-codes.txt');

  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await expect(dialog).toBeHidden();
  await expect(section(page)).toContainText('10 recovery codes are left.');
  await expect(section(page).getByRole('heading')).toBeFocused();
});

test('signing in then asks for a code, and says once that it was done', async ({ page, signIn, noise }) => {
  noise.expect(/status of 422/);
  const person = await signIn();
  const { secret } = await setUp(page, person);
  await enterPassword(page, person);
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  const code = page.getByLabel('Code', { exact: true });
  await expect(code).toBeFocused();
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toBeFocused();

  await code.fill(codeOf(secret, 30_000));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await expect(toast(page, 'Signed in successfully!')).toHaveCount(0);
});

test('a recovery code works instead of the app', async ({ page, signIn }) => {
  const person = await signIn();
  const { recoveryCodes } = await setUp(page, person);
  await enterPassword(page, person);
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  const field = page.getByLabel('Recovery code');
  await expect(field).toBeFocused();
  await field.fill(recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await openDashboard(page, '/settings#security');
  await expect(section(page)).toContainText('9 recovery codes are left.');
});

test('a sign-in with too many wrong codes begins again', async ({ page, signIn, noise }) => {
  noise.expect(/status of 422/, /status of 410/);
  const person = await signIn();
  await setUp(page, person);
  await enterPassword(page, person);
  const code = page.getByLabel('Code', { exact: true });
  for (let time = 0; time < 6; time += 1) {
    await code.fill('000000');
    const answered = page.waitForResponse('**/login/second-factor');
    await page.keyboard.press('Enter');
    await answered;
    // A code that is typed while the one before is still under way is not sent.
    if (time < 5) await expect(code).toHaveAttribute('aria-invalid', 'true');
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to the product' })).toBeVisible();
});

test('it is turned off with the password and a code', async ({ page, signIn, noise }) => {
  noise.expect(/status of 422/);
  const person = await signIn();
  const { dialog, secret } = await setUp(page, person);
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  await section(page).getByRole('button', { name: 'Turn off' }).click();
  const password = dialog.getByLabel('Your current password', { exact: true });
  await dialog.getByLabel('Code from the app, or a recovery code').fill(codeOf(secret, 30_000));
  await password.fill('not this one');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill(person.password);
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Two-step verification is off')).toBeVisible();
  await expect(section(page).getByRole('button', { name: 'Set up' })).toBeVisible();
});
