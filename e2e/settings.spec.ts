import { expectAccessible, expectReflow } from './support/accessibility.ts';
import { register } from './support/accounts.ts';
import { openDashboard } from './support/dashboard.ts';
import { stored } from './support/questionnaire.ts';
import { anonymousKey } from './support/server.ts';
import { expect, test } from './support/test.ts';

test('the name is changed, shown at once everywhere and kept', async ({ page, signIn }) => {
  const person = await signIn();
  await openDashboard(page, '/settings');
  await page.getByRole('button', { name: 'Change name' }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.getByLabel('Full name').fill('Lena Maria Hartmann');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: 'Change name' })).toBeFocused();
  await expect(page.getByRole('button').filter({ hasText: person.email })).toContainText(
    'Lena Maria Hartmann',
  );
  await expect.poll(() => stored(page, 'auth')).toMatchObject({ user: { fullName: 'Lena Maria Hartmann' } });
  await openDashboard(page, '/settings');
  await expect(page.getByRole('region', { name: 'Name' })).toContainText('Lena Maria Hartmann');
});

test('an empty name is refused at the field', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page, '/settings');
  await page.getByRole('button', { name: 'Change name' }).click();
  const name = page.getByLabel('Full name');
  await name.fill('   ');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(name).toBeFocused();
});

test('the password change asks for the current one and ends the other sessions', async ({
  page,
  signIn,
  server,
}) => {
  const person = await signIn();
  const elsewhere = await logIn(server.origin, person);
  expect(await statusOfSession(server.origin, elsewhere)).toBe(200);
  await openDashboard(page, '/settings#security');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('region', { name: 'Password' }).getByLabel('Current password').fill(person.password);
  await page.getByLabel('New password', { exact: true }).fill('another quiet harbour');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.locator('[data-sonner-toast][data-type="success"]')).toBeVisible();
  expect(await statusOfSession(server.origin, elsewhere)).toBe(401);
  expect(await page.evaluate(async () => (await fetch('/functions/v1/session')).status)).toBe(200);
  await expect(logIn(server.origin, person)).rejects.toThrow('401');
  await logIn(server.origin, { ...person, password: 'another quiet harbour' });
});

test('a wrong current password is shown at its field', async ({ page, signIn, noise }) => {
  noise.expect(/status of 422/);
  await signIn();
  await openDashboard(page, '/settings#security');
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('region', { name: 'Password' }).getByLabel('Current password').fill('not my password');
  await page.getByLabel('New password', { exact: true }).fill('another quiet harbour');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your current password is incorrect.').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Password' }).getByLabel('Current password')).toHaveAttribute(
    'aria-invalid',
    'true',
  );
});

test('sessions are listed, this one first, and another one can be ended', async ({
  page,
  signIn,
  server,
}) => {
  const person = await signIn();
  const elsewhere = await logIn(server.origin, person);
  const farAway = await logIn(server.origin, person);
  await openDashboard(page, '/settings#security');
  const sessions = page.getByRole('region', { name: 'Sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(3);
  await expect(sessions.first()).toContainText(/this (device|session|browser)/i);
  await expect(sessions.first().getByRole('button')).toHaveCount(0);
  await sessions.last().getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: /^end/i }).click();
  await expect(sessions).toHaveCount(2);
  const statuses = [
    await statusOfSession(server.origin, elsewhere),
    await statusOfSession(server.origin, farAway),
  ];
  expect(statuses.sort()).toEqual([200, 401]);
});

test('all other sessions can be ended at once', async ({ page, signIn, server }) => {
  const person = await signIn();
  const others = [await logIn(server.origin, person), await logIn(server.origin, person)];
  await openDashboard(page, '/settings#security');
  const region = page.getByRole('region', { name: 'Sessions' });
  await region.getByRole('button', { name: /other/i }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^end/i }).click();
  await expect(region.getByRole('listitem')).toHaveCount(1);
  for (const cookie of others) expect(await statusOfSession(server.origin, cookie)).toBe(401);
});

test('the theme can be set here, too', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page, '/settings');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveClass(/\bdark\b/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.getByRole('radio', { name: 'Light' }).check();
  await expect(page.locator('html')).not.toHaveClass(/\bdark\b/);
});

test('people cannot see another person’s sessions', async ({ page, signIn, server }) => {
  await register(server.origin);
  await signIn();
  await openDashboard(page, '/settings#security');
  await expect(page.getByRole('region', { name: 'Sessions' }).getByRole('listitem')).toHaveCount(1);
});

/** Opens one more session and gives its cookie. */
async function logIn(
  origin: string,
  { email, password }: { email: string; password: string },
): Promise<string> {
  const answer = await fetch(`${origin}/functions/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${anonymousKey}` },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`login answered ${answer.status}`);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function statusOfSession(origin: string, cookie: string): Promise<number> {
  return (await fetch(`${origin}/functions/v1/session`, { headers: { cookie } })).status;
}

test('the words of a kept voice call are read in the settings, and deleted', async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn();
  const [call] = await server.query(
    `insert into voice_calls (id, user_id, keeps_transcript, started_at, ended_at, end_reason)
     values (gen_random_uuid(), $1, true, now() - interval '5 minutes', now(), 'customer-ended-call') returning id`,
    [person.id],
  );
  await server.query(
    `insert into voice_exchanges (call_id, turn, at, said, heard)
     values ($1, 1, now(), 'What does a licence cost?', 'From 12,000 dirhams a year.')`,
    [call?.id],
  );
  await openDashboard(page, '/settings#data');
  await page.getByRole('link', { name: 'Your voice calls' }).click();
  const calls = page.getByRole('link', { name: /1 question.*Transcript/ });
  await expect(calls).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);
  await calls.click();
  const transcript = page.getByRole('list', { name: 'Transcript' });
  await expect(transcript).toContainText('You: What does a licence cost?');
  await expect(transcript).toContainText('Expert: From 12,000 dirhams a year.');
  await expectAccessible(page);
  await expectReflow(page);

  await page.getByRole('button', { name: 'Delete this call' }).click();
  await expect(page.getByText('No voice calls yet')).toBeVisible();
});

test('what was typed in a tab stays while another one is open', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page, '/settings');
  await page.getByRole('button', { name: 'Change name' }).click();
  const name = page.getByLabel('Full name');
  await name.fill('Lena Maria');
  await page.getByRole('tab', { name: 'Sign-in and security' }).click();
  await expect(name).toBeHidden();
  await page.getByRole('tab', { name: 'Profile' }).click();
  await expect(name).toHaveValue('Lena Maria');
});

test('each tab has an address of its own, and the arrow keys go from one to the next', async ({
  page,
  signIn,
}) => {
  await signIn();
  await openDashboard(page, '/settings');
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('Profile')).toHaveAttribute('aria-selected', 'true');
  await tab('Profile').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Sign-in and security')).toBeFocused();
  await expect(page.getByRole('region', { name: 'Sessions' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Name' })).toBeHidden();
  await expect(page).toHaveURL(/settings#security$/);
  await openDashboard(page, '/settings#data');
  await expect(tab('Your data')).toHaveAttribute('aria-selected', 'true');
});
