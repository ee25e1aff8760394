import type { CDPSession, Page } from '@playwright/test';
import { fillSignIn, forgetSession } from './support/accounts.ts';
import { openDashboard } from './support/dashboard.ts';
import { startServer } from './support/server.ts';
import { test as base, expect, open, startTimeout, toast } from './support/test.ts';

/** Passkeys belong to a name, so this server has one. */
const test = base.extend({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the wanted fixtures from the pattern
    async ({}, use) => {
      const server = await startServer({ HOST: 'localhost' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: startTimeout },
  ],
});

// In one worker, so that one server is started for them.
test.describe.configure({ mode: 'default' });

/** Gives the page a device with a fingerprint reader, whose owner says yes at once. */
async function addDevice(page: Page) {
  const cdp: CDPSession = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether the finger is the right one. */
    knowsFinger: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    keys: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials,
  };
}

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });

async function addPasskey(page: Page, password: string, name: string): Promise<void> {
  await openDashboard(page, '/settings#security');
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Your current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
}

test('a passkey is added, signs in by its button where fields offer none, and shows when it was used', async ({
  page,
  signIn,
}) => {
  const device = await addDevice(page);
  const person = await signIn();
  await addPasskey(page, person.password, 'My telephone');
  await expect(toast(page, 'Passkey added')).toBeVisible();
  await expect(section(page).getByRole('listitem')).toContainText(['My telephone']);
  expect(await device.keys()).toMatchObject([{ isResidentCredential: true, rpId: 'localhost' }]);

  await forgetSession(page);
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await open(page, '/signin');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await openDashboard(page, '/settings#security');
  await expect(section(page).getByRole('listitem')).toContainText(['Last used']);
});

test('the browser offers it where the address is typed', async ({ page, signIn }) => {
  await addDevice(page);
  const person = await signIn();
  await addPasskey(page, person.password, 'My telephone');
  await expect(toast(page, 'Passkey added')).toBeVisible();
  await forgetSession(page);
  await page.goto('/app/signin');
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
});

test('a device that does not know the finger opens nothing, and the password still does', async ({
  page,
  signIn,
}) => {
  const device = await addDevice(page);
  const person = await signIn();
  await addPasskey(page, person.password, 'My telephone');
  await expect(toast(page, 'Passkey added')).toBeVisible();
  await device.knowsFinger(false);
  await forgetSession(page);
  await open(page, '/signin');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(toast(page, 'No passkey was used. Please try again, or use your password.')).toBeVisible();
  await fillSignIn(page, person);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/app\/dashboard$/);
});

test('passkeys are renamed and removed by keyboard, and one device gets one', async ({ page, signIn }) => {
  await addDevice(page);
  const person = await signIn();
  await addPasskey(page, person.password, 'My telephone');
  await expect(toast(page, 'Passkey added')).toBeVisible();
  await addPasskey(page, person.password, 'Once more');
  await expect(toast(page, 'This device already has a passkey for your account.')).toBeVisible();
  const dialog = page.getByRole('dialog');
  await page.keyboard.press('Escape');
  await expect(dialog.getByText('Discard what you typed?')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await section(page).getByRole('button', { name: 'Rename My telephone' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Name').fill('Old telephone');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Passkey renamed')).toBeVisible();
  await section(page).getByRole('button', { name: 'Remove Old telephone' }).focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(section(page)).toContainText('You have no passkeys yet.');
  await expect(section(page).getByRole('heading')).toBeFocused();
});
