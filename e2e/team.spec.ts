import type { Browser, Page } from '@playwright/test';
import { failureMessages } from '#messages/failures.ts';
import { fillSignIn, register, someone } from './support/accounts.ts';
import { openDashboard, sidebar, skipArrival } from './support/dashboard.ts';
import { linkSentTo, verifyEmail } from './support/emails.ts';
import type { Server } from './support/server.ts';
import { enter, expect, test, toast } from './support/test.ts';

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Fills the dialog and sends the invitation. */
async function invite(page: Page, name: string, email: string, role = 'Member'): Promise<void> {
  await page.getByRole('button', { name: 'Invite Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Member' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Role', { exact: true }).selectOption(role);
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the dialog about somebody in the list. */
async function manage(page: Page, name: string) {
  await page.getByRole('button', { name: `Manage ${name}` }).click();
  return page.getByRole('dialog');
}

/** Another person's browser. */
async function anotherBrowser(browser: Browser, server: Server): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.origin });
  return context.newPage();
}

test('an invitation leads a new person into the company, and an admin changes what they may', async ({
  page,
  server,
  signIn,
  browser,
}) => {
  const admin = await signIn();
  await verifyEmail(server, admin.email);
  const omar = someone({ firstName: 'Omar', lastName: 'Said' });
  await openDashboard(page, '/users');
  await invite(page, 'Omar Said', omar.email);
  await expect(toast(page, `Invitation sent to ${omar.email}.`)).toBeVisible();
  await expect(row(page, omar.email)).toContainText('Invited');

  const theirs = await anotherBrowser(browser, server);
  await theirs.clock.install();
  await theirs.goto(await linkSentTo(server, omar.email, 'invitation'));
  await expect(theirs.getByRole('heading', { name: 'Join Hartmann Design' })).toBeVisible();
  await expect(theirs.getByRole('main')).toContainText('Lena Hartmann invites you');
  await expect(theirs.getByLabel('Full name')).toHaveValue('Omar Said');
  await expect(theirs.getByLabel('Email')).toHaveAttribute('readonly', '');
  await theirs.getByLabel('Password', { exact: true }).fill(omar.password);
  await theirs.getByRole('checkbox').check();
  await theirs.getByRole('button', { name: 'Create account and join' }).click();
  await skipArrival(theirs);
  await expect(theirs.getByRole('button', { name: /Company shown: Hartmann Design/ })).toBeVisible();
  await expect(sidebar(theirs).getByRole('button', { name: 'Billing' })).toHaveCount(0);
  await sidebar(theirs).getByRole('link', { name: 'User Management' }).click();
  await expect(row(theirs, omar.email)).toContainText('You');
  await expect(theirs.getByRole('button', { name: 'Invite Member' })).toHaveCount(0);
  await expect(theirs.getByRole('button', { name: /Manage/ })).toHaveCount(0);

  await page.reload();
  await skipArrival(page);
  await expect(row(page, omar.email)).toContainText('Active');
  let dialog = await manage(page, 'Omar Said');
  await dialog.getByLabel('Role', { exact: true }).selectOption('Admin');
  await dialog.getByRole('button', { name: 'Save role' }).click();
  await expect(row(page, omar.email)).toContainText('Admin');

  dialog = await manage(page, 'Omar Said');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(dialog).toContainText('They lose access to Hartmann Design immediately');
  await dialog.getByRole('button', { name: 'Deactivate' }).click();
  await expect(row(page, omar.email)).toContainText('Inactive');

  // Their next step finds the door closed, and says so.
  await sidebar(theirs).getByRole('link', { name: 'Calendar' }).click();
  await expect(theirs.getByText(/You no longer have access to Hartmann Design/)).toBeVisible();
  await expect(theirs.getByRole('button', { name: /Company shown/ })).toHaveCount(0);

  dialog = await manage(page, 'Omar Said');
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(row(page, omar.email)).toContainText('Deleted');
  await theirs.context().close();
});

test('an invitation is sent again and withdrawn, and its links say what became of them', async ({
  page,
  server,
  signIn,
  browser,
  noise,
}) => {
  noise.expect(/status of (404|410)/);
  const admin = await signIn();
  await verifyEmail(server, admin.email);
  const { email } = someone();
  await openDashboard(page, '/users');
  await invite(page, 'Omar Said', email);
  const first = await linkSentTo(server, email, 'invitation');
  let dialog = await manage(page, 'Omar Said');
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(toast(page, `Invitation sent to ${email} again.`)).toBeVisible();
  const second = await linkSentTo(server, email, 'invitation');

  const theirs = await anotherBrowser(browser, server);
  await theirs.goto(first);
  await expect(theirs.getByRole('alert')).toContainText(failureMessages['invitation-not-found']);
  await theirs.goto(second);
  await expect(theirs.getByRole('button', { name: 'Create account and join' })).toBeVisible();

  dialog = await manage(page, 'Omar Said');
  await dialog.getByRole('button', { name: 'Withdraw invitation' }).click();
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click();
  // Behind the dialog no row is to be seen by its role.
  await expect(toast(page, `The invitation to ${email} was withdrawn.`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row(page, email)).toHaveCount(0);
  await theirs.reload();
  await expect(theirs.getByRole('alert')).toContainText('was withdrawn');
  await theirs.getByRole('link', { name: 'Go to the sign-in page' }).click();
  await expect(theirs).toHaveURL(/\/signin$/);
  await theirs.context().close();
});

test('somebody who has an account signs in and accepts; signed in as another, they are told first', async ({
  page,
  server,
  browser,
  signIn,
}) => {
  const admin = await signIn();
  await verifyEmail(server, admin.email);
  const omar = await register(server.origin, { firstName: 'Omar', company: null });
  const other = await register(server.origin, { firstName: 'Olga' });
  await openDashboard(page, '/users');
  await invite(page, 'Omar', omar.email, 'Admin');
  const link = await linkSentTo(server, omar.email, 'invitation');

  const context = await browser.newContext({ baseURL: server.origin });
  await enter(context, server.origin, other);
  const theirs = await context.newPage();
  await theirs.clock.install();
  await theirs.goto(link);
  await expect(theirs.getByRole('main')).toContainText(`You are signed in as ${other.email}`);
  await expect(theirs.getByRole('button', { name: 'Accept invitation' })).toHaveCount(0);
  await theirs.getByRole('button', { name: 'Sign out and continue' }).click();
  await theirs.getByRole('link', { name: 'Sign in to accept' }).click();
  await fillSignIn(theirs, omar);
  await theirs.getByRole('button', { name: 'Sign in', exact: true }).click();
  // The way back leads to the invitation, which still waits for a press.
  await theirs.getByRole('button', { name: 'Accept invitation' }).click();
  await skipArrival(theirs);
  await expect(theirs.getByRole('button', { name: /Company shown: Hartmann Design/ })).toBeVisible();

  await page.reload();
  await skipArrival(page);
  await expect(row(page, omar.email)).toContainText('Active');
  await expect(row(page, omar.email)).toContainText('Admin');
  await context.close();
});

test('a person with an unconfirmed address is told so and keeps what they typed', async ({
  page,
  signIn,
  noise,
}) => {
  noise.expect(/status of 403/);
  await signIn();
  await openDashboard(page, '/users');
  await page.getByRole('button', { name: 'Invite Member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite Member' });
  await dialog.getByLabel('Name').fill('Omar Said');
  await dialog.getByLabel('Email').fill('omar@example.com');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText(failureMessages['email-not-verified']);
  await expect(dialog.getByLabel('Name')).toHaveValue('Omar Said');
});

test('the switcher changes everything shown, tab by tab, over reloads', async ({ page, signIn, context }) => {
  const person = await signIn();
  const name = 'The Extraordinarily Long-Named Trading and Consulting Company of the Northern Emirates';
  const created = await page.request.post('/functions/v1/companies', {
    headers: { authorization: `Bearer ${person.storedLogin.token}` },
    data: { ...person.company, user_id: person.id, name },
  });
  expect(created.status()).toBe(201);
  await openDashboard(page, '/users');
  await expect(page.getByRole('main')).toContainText('work on Hartmann Design');

  const switcher = page.getByRole('button', { name: /Company shown/ });
  await switcher.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'Company shown' });
  await expect(menu.getByRole('button', { name: /Hartmann Design/ })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(switcher).toBeFocused();
  await expect(page.getByRole('main')).toContainText(`work on ${name}`);

  await page.reload();
  await skipArrival(page);
  await expect(page.getByRole('main')).toContainText(`work on ${name}`);
  await sidebar(page).getByRole('link', { name: 'Company', exact: true }).click();
  await expect(page.getByLabel('Company Name')).toHaveValue(name);

  const other = await context.newPage();
  await openDashboard(other, '/users');
  await expect(other.getByRole('main')).toContainText(`work on ${name}`);
  await other.getByRole('button', { name: /Company shown/ }).click();
  await other
    .getByRole('dialog')
    .getByRole('button', { name: /Hartmann Design/ })
    .click();
  await expect(other.getByRole('main')).toContainText('work on Hartmann Design');
  await page.reload();
  await skipArrival(page);
  await expect(page.getByLabel('Company Name')).toHaveValue(name);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('button', { name: /Company shown/ }).click();
  await page
    .getByRole('dialog', { name: 'Company shown' })
    .getByRole('button', { name: /Hartmann/ })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByLabel('Company Name')).toHaveValue('Hartmann Design');

  await page.getByRole('button', { name: 'Open navigation' }).click();
  await page.getByRole('button', { name: /Company shown/ }).click();
  await page.getByRole('link', { name: 'Create another company' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
});

test('admins can filter the log by kind and person, and export it', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page, '/users');
  await page.getByRole('link', { name: 'Activity' }).click();
  await expect(page.getByRole('heading', { name: 'Activity' })).toBeFocused();
  const entries = page.getByRole('main').getByRole('listitem');
  await expect(entries).toHaveCount(1);
  await expect(entries).toContainText('Lena Hartmann created the company Hartmann Design');
  await page.getByLabel('About').selectOption('Billing');
  await expect(page.getByText('No matching entries. Choose a broader filter.')).toBeVisible();
  await page.getByLabel('About').selectOption('Company');
  await page.getByLabel('Done by').selectOption('Lena Hartmann');
  await expect(entries).toHaveCount(1);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Export CSV' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^activity-[\d-]+\.csv$/);
});

test('one of several admins can leave; the only admin reads what to do first', async ({
  page,
  server,
  signIn,
}) => {
  const admin = await signIn();
  const other = await register(server.origin, { firstName: 'Omar', company: null });
  await server.query(
    "insert into members (company_id, user_id, role, status) values ($1, $2, 'member', 'active')",
    [admin.companyId, other.id],
  );
  await openDashboard(page, '/users');
  await expect(page.getByRole('main')).toContainText('You are the only active admin.');
  const dialog = await manage(page, 'Omar Hartmann');
  await dialog.getByLabel('Role', { exact: true }).selectOption('Admin');
  await dialog.getByRole('button', { name: 'Save role' }).click();
  await page.getByRole('button', { name: 'Leave company' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave company' }).click();
  await expect(toast(page, 'You have left the company.')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: /Company shown/ })).toHaveCount(0);
});
