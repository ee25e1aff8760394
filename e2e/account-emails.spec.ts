import { failureMessages } from '#messages/failures.ts';
import { fillSignIn, register } from './support/accounts.ts';
import { openDashboard } from './support/dashboard.ts';
import { linkSentTo, verifyEmail } from './support/emails.ts';
import { enter, expect, open, test, toast, untilAlive } from './support/test.ts';

const newPassword = 'another quiet harbour';

test('a link opened on another device confirms the address and removes the reminder', async ({
  page,
  signIn,
  server,
  browser,
}) => {
  const person = await signIn();
  await openDashboard(page);
  const reminder = page.getByText(`Please confirm ${person.email}`);
  await expect(reminder).toBeVisible();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(toast(page, 'The email is on its way.')).toBeVisible();

  const elsewhere = await browser.newContext({ baseURL: server.origin });
  const other = await elsewhere.newPage();
  await other.goto(await linkSentTo(server, person.email, 'verify-email'));
  await untilAlive(other);
  await other.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(other.getByRole('heading', { name: 'Address confirmed' })).toBeFocused();
  await expect(other.getByText(person.email)).toBeVisible();
  await other.reload();
  await untilAlive(other);
  await other.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(other.getByText(failureMessages['link-used'])).toBeVisible();
  await expect(other.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  await elsewhere.close();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reminder).toBeHidden();
});

test('a forgotten password: the email’s link sets another one, and every session ends', async ({
  page,
  signIn,
  server,
  browser,
}) => {
  const person = await signIn();
  await openDashboard(page);
  const elsewhere = await browser.newContext({ baseURL: server.origin });
  const other = await elsewhere.newPage();
  await open(other, '/signin');
  await other.getByRole('link', { name: 'Forgot password?' }).click();
  await other.getByRole('button', { name: 'Send link' }).click();
  await expect(other.getByLabel('Email')).toBeFocused();
  await other.getByLabel('Email').fill(person.email);
  await other.getByRole('button', { name: 'Send link' }).click();
  await expect(other.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();

  await expect
    .poll(() => linkSentTo(server, person.email, 'reset-password').catch(() => ''), { timeout: 30_000 })
    .not.toBe('');
  await other.goto(await linkSentTo(server, person.email, 'reset-password'));
  await untilAlive(other);
  await other.getByLabel('New password', { exact: true }).fill('password123');
  await other.getByRole('button', { name: 'Save password' }).click();
  await expect(other.getByText('Many people use this password').first()).toBeVisible();
  await other.getByLabel('New password', { exact: true }).fill(newPassword);
  await other.getByRole('button', { name: 'Save password' }).click();
  await expect(other.getByRole('heading', { name: 'Password changed' })).toBeFocused();
  await other.getByRole('link', { name: 'Go to the sign-in page' }).click();
  await fillSignIn(other, { email: person.email, password: newPassword });
  await other.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(other).toHaveURL(/\/dashboard$/);
  expect(await page.evaluate(async () => (await fetch('/functions/v1/session')).status)).toBe(401);
  await elsewhere.close();
});

test.beforeEach(({ noise }) => {
  // Answers that the pages are meant to explain: a used link, a refused password, a session that is over.
  noise.expect(/status of (401|404|409|422)/);
});

test('a password reset gets the same answer for an address without an account', async ({ page, server }) => {
  const { email } = await register(server.origin);
  const texts = [];
  for (const address of [email, 'nobody@example.com']) {
    await open(page, '/forgot-password');
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('heading', { name: 'Check your inbox' })).toBeVisible();
    texts.push((await page.getByRole('main').innerText()).replace(address, ''));
  }
  expect(texts[0]).toBe(texts[1]);
});

test.describe('an invalid link says what to do next', () => {
  const nonsense = 'A'.repeat(43);
  for (const [path, button, next] of [
    ['/verify-email', 'Confirm email address', 'Go to the dashboard'],
    ['/confirm-email', 'Confirm the change', 'Go to the settings'],
  ] as const) {
    test(path, async ({ page }) => {
      await open(page, `${path}?token=${nonsense}`);
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText(failureMessages['link-not-found'])).toBeVisible();
      await expect(page.getByRole('link', { name: next })).toBeVisible();
      await open(page, path);
      await expect(page.getByText('This address is incomplete')).toBeVisible();
    });
  }

  test('/reset-password', async ({ page }) => {
    await open(page, `/reset-password?token=${nonsense}`);
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText(failureMessages['link-not-found'])).toBeVisible();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible();
  });

  test('offline it can be tried again', async ({ page, context, signIn, server, noise }) => {
    noise.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
    const { email } = await signIn();
    await page.goto(await linkSentTo(server, email, 'verify-email'));
    await untilAlive(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await expect(page.getByText(/no answer|connection/i)).toBeVisible();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await expect(page.getByRole('heading', { name: 'Address confirmed' })).toBeVisible();
  });
});

test('the address changes once the old and the new one have confirmed, and nobody is signed out', async ({
  page,
  signIn,
  server,
}) => {
  const person = await signIn();
  await verifyEmail(server, person.email);
  const newEmail = `new.${person.email}`;
  await openDashboard(page, '/settings');
  const section = page.getByRole('region', { name: 'Email' });
  await section.getByRole('button', { name: 'Change email' }).click();
  await section.getByLabel('New email').fill(newEmail);
  await section.getByLabel('Current password').fill('not this one');
  await section.getByRole('button', { name: 'Change email' }).click();
  await expect(section.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await section.getByLabel('Current password').fill(person.password);
  await section.getByRole('button', { name: 'Change email' }).click();
  await expect(section.getByText(`Your address will change to ${newEmail}`)).toBeVisible();
  await expect(section.getByText('Both addresses must confirm. The links work until')).toBeVisible();

  await page.clock.resume();
  await page.goto(await linkSentTo(server, newEmail, 'confirm-new-email'));
  await untilAlive(page);
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page.getByText('your old address')).toBeVisible();
  await page.goto(await linkSentTo(server, person.email, 'confirm-old-email'));
  await untilAlive(page);
  await page.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(page.getByText(`From now on, sign in with ${newEmail}.`)).toBeVisible();

  await page.getByRole('link', { name: 'Go to the settings' }).click();
  await expect(section.getByText(newEmail)).toBeVisible();
  await expect(section.getByText('Confirmed', { exact: true })).toBeVisible();
});

test('a change of address can be cancelled', async ({ page, signIn, server }) => {
  const person = await signIn();
  await verifyEmail(server, person.email);
  await openDashboard(page, '/settings');
  const section = page.getByRole('region', { name: 'Email' });
  await section.getByRole('button', { name: 'Change email' }).click();
  await section.getByLabel('New email').fill(`other.${person.email}`);
  await section.getByLabel('Current password').fill(person.password);
  await section.getByRole('button', { name: 'Change email' }).click();
  await section.getByRole('button', { name: 'Cancel change' }).click();
  await expect(section.getByRole('button', { name: 'Change email' })).toBeVisible();
});

test('closing the account: take the data along, sign out, and come back within the days of grace', async ({
  page,
  signIn,
  server,
}) => {
  const person = await signIn();
  await openDashboard(page, '/settings#data');
  await page.getByRole('button', { name: 'Close account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('Hartmann Design')).toBeVisible();
  await expect(dialog.getByText('Will be removed with your account. It has no other members.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download your data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^account-\d{4}-\d\d-\d\d\.json$/);
  const file = JSON.parse(await streamText(await download.createReadStream()));
  expect(file).toMatchObject({
    email: { email: person.email },
    companies: [{ sections: { company: { details: { name: 'Hartmann Design' } } } }],
  });

  await dialog.getByLabel('Current password').fill('not this one');
  await dialog.getByRole('button', { name: 'Close account' }).click();
  await expect(dialog.getByLabel('Current password')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Current password').fill(person.password);
  await dialog.getByRole('button', { name: 'Close account' }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await expect(page.getByText(/Your account is closed\. Sign in before/)).toBeVisible();

  await fillSignIn(page, person);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(
    await server.query("select 1 from outgoing_emails where recipient = $1 and kind = 'account-reopened'", [
      person.email,
    ]),
  ).toHaveLength(1);
});

test('the only admin of a company with others is told to make someone else admin first', async ({
  page,
  signIn,
  server,
}) => {
  const person = await signIn();
  const member = await register(server.origin, { company: null });
  await server.query(
    "insert into members (company_id, user_id, role, status) values ($1, $2, 'member', 'active')",
    [person.companyId, member.id],
  );
  await openDashboard(page, '/settings#data');
  await page.getByRole('button', { name: 'Close account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/Needs another admin first/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Close account' })).toHaveCount(0);
});

test('a link works for its own account, even if another one is signed in', async ({
  page,
  context,
  server,
}) => {
  const [owner, other] = [await register(server.origin), await register(server.origin)];
  await enter(context, server.origin, other);
  await page.goto(await linkSentTo(server, owner.email, 'verify-email'));
  await untilAlive(page);
  await page.getByRole('button', { name: 'Confirm email address' }).click();
  await expect(page.getByText(owner.email)).toBeVisible();
  const rows = await server.query('select email from users where email_verified and email in ($1, $2)', [
    owner.email,
    other.email,
  ]);
  expect(rows).toEqual([{ email: owner.email }]);
});

async function streamText(stream: NodeJS.ReadableStream): Promise<string> {
  let text = '';
  for await (const chunk of stream) text += chunk;
  return text;
}
