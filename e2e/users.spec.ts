import { expectNoWider } from './support/accessibility.ts';
import { openDashboard } from './support/dashboard.ts';
import { verifyEmail } from './support/emails.ts';
import { expect, test } from './support/test.ts';

test('the table shows the current user, marked You, active and admin', async ({ page, signIn }) => {
  const person = await signIn();
  await openDashboard(page, '/users');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Name', 'Email', 'Status', 'Role']);
  const rows = table.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Lena Hartmann');
  await expect(rows.getByText('You', { exact: true })).toBeVisible();
  await expect(rows).toContainText(person.email);
  await expect(rows.getByText(/^active$/i)).toBeVisible();
  await expect(rows.getByText(/^admin$/i)).toBeVisible();
});

test('on a phone the row becomes a card and nothing is lost', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const person = await signIn({
    firstName: 'Wolfeschlegelsteinhausenbergerdorff',
    lastName: 'Hartmann-Öztürk',
  });
  await openDashboard(page, '/users');
  const main = page.getByRole('main');
  for (const text of [
    'Wolfeschlegelsteinhausenbergerdorff Hartmann-Öztürk',
    person.email,
    'Active',
    'Admin',
    'You',
  ]) {
    await expect(main.getByText(text).filter({ visible: true }).first()).toBeVisible();
  }
  await expectNoWider(page, 320);
});

test('Invite Member asks for a name and an address, and checks them before it sends anything', async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn();
  await verifyEmail(server, person.email);
  await openDashboard(page, '/users');
  await page.getByRole('button', { name: 'Invite Member' }).click();
  const modal = page.getByRole('dialog', { name: 'Invite Member' });
  const name = modal.getByLabel('Name');
  const email = modal.getByLabel('Email');
  const send = modal.getByRole('button', { name: 'Send Invitation' });
  await expect(name).toHaveAttribute('required', '');
  await expect(email).toHaveAttribute('type', 'email');
  await expect(email).toHaveAttribute('required', '');

  await send.click();
  await expect(name).toBeFocused();
  await name.fill('Omar Said');
  await email.fill('omar at example');
  await send.click();
  await expect(email).toBeFocused();
  await expect(modal).toContainText('Please enter an email address like name@example.com.');

  await email.fill('omar@example.com');
  await page.keyboard.press('Enter');
  await expect(modal).toBeHidden();
  await expect(page.getByRole('row', { name: /Omar Said/ })).toContainText('Invited');
});

test('the modal closes by Escape and gives the focus back', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page, '/users');
  const button = page.getByRole('button', { name: 'Invite Member' });
  await button.click();
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button).toBeFocused();
});

test('people that cannot be loaded are offered again', async ({ page, signIn, noise }) => {
  noise.expect(/status of 503/);
  await signIn();
  let calls = 0;
  await page.route('**/functions/v1/companies/*/members', (route) => {
    calls += 1;
    return calls === 1 ? route.fulfill({ status: 503, body: '{}' }) : route.continue();
  });
  await openDashboard(page, '/users');
  await expect(page.getByText('The people of this company could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row', { name: /Lena Hartmann/ })).toBeVisible();
});
