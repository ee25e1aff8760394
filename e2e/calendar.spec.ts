import type { Page } from '@playwright/test';
import { expectNoWider } from './support/accessibility.ts';
import type { SignedInPerson } from './support/accounts.ts';
import { openDashboard, sidebar, skipArrival } from './support/dashboard.ts';
import { anonymousKey, type Server } from './support/server.ts';
import { expect, test, toast } from './support/test.ts';

/** Now on the clock of the browser, which is in Dubai, read as UTC. */
const here = () => new Date(Date.now() + 4 * 3_600_000);

/** The tenth of the month so many months away. */
function tenth(months: number): Date {
  const now = here();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 10));
}

const format = (options: Intl.DateTimeFormatOptions, date: Date) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(date);
const monthName = (date: Date) => format({ month: 'long', year: 'numeric' }, date);

/** Long enough ago that something is overdue, and a licence from then is renewed in two months. */
const incorporatedOn = tenth(-10);
const incorporated = incorporatedOn.toISOString().slice(0, 10);

async function setDay(server: Server, { companyId, cookie }: SignedInPerson, date: string, on: string) {
  const answer = await fetch(`${server.origin}/functions/v1/companies/${companyId}/formation/dates/${date}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${anonymousKey}`, cookie },
    body: JSON.stringify({ on }),
  });
  expect(answer.status).toBe(200);
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const feed = (page: Page) => section(page, 'In your own calendar');
const view = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test('without a date it says so and links to where dates are entered', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page);
  await sidebar(page).getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeFocused();
  await expect(page.getByText('No dates yet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Enter or confirm dates' })).toHaveAttribute(
    'href',
    '/app/dashboard/formation',
  );
});

test('the list shows what is due, why, what missing it costs, and what it counts from', async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn();
  await setDay(server, person, 'incorporation', incorporated);
  await setDay(server, person, 'licence-issue', incorporated);
  await openDashboard(page, '/calendar');

  const counted = section(page, 'Dates that deadlines count from');
  await expect(counted).toContainText(format({ dateStyle: 'long' }, incorporatedOn));
  await expect(counted).toContainText(`31 December ${incorporatedOn.getUTCFullYear()}`);
  await expect(counted).toContainText('Assumed, please confirm');
  await expect(counted).toContainText('Not known yet');

  const passed = page.getByRole('region', { name: /^\d+ passed deadlines$/ });
  const overdue = passed.getByRole('listitem').filter({ hasText: 'Register for corporate tax' });
  await expect(overdue).toContainText('Overdue unless done');
  await expect(overdue).toContainText(format({ day: 'numeric', month: 'short' }, tenth(-7)));
  await expect(overdue).toContainText('If missed: AED 10,000');
  await overdue
    .getByRole('button', { name: /about Register for corporate tax$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('link').first()).toHaveAttribute('href', /^https:/);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/^Applies only with share capital/).first()).toBeVisible();

  const more = page.getByRole('button', { name: /^Show \d+ more, until/ });
  const before = await page.getByRole('heading', { level: 4 }).count();
  await more.click();
  await expect(more).toBeHidden();
  await expect.poll(() => page.getByRole('heading', { level: 4 }).count()).toBeGreaterThan(before);
});

test('an answer settles the deadlines that depend on it, and stays', async ({ page, server, signIn }) => {
  const person = await signIn();
  await setDay(server, person, 'incorporation', incorporated);
  await openDashboard(page, '/calendar');
  const vat = page.getByRole('group', { name: 'Is it registered for VAT?' });
  const answer = (name: string) => vat.getByRole('radio', { name, exact: true });
  const returns = page.getByRole('listitem').filter({ hasText: 'VAT return for the' });
  await expect(answer('Not known')).toBeChecked();
  await expect(returns.first()).toContainText('Applies only for companies registered for VAT.');

  await answer('Not known').focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(toast(page, 'Answer saved.')).toBeVisible();
  await expect(answer('Yes')).toBeChecked();
  await expect(returns.first()).not.toContainText('Applies only');

  await answer('No').check({ force: true });
  await expect(returns).toHaveCount(0);
  await page.reload();
  await skipArrival(page);
  await expect(answer('No')).toBeChecked();
  await expect(returns).toHaveCount(0);
});

test('passed deadlines come first, with the question that settles whether they apply', async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn();
  await setDay(server, person, 'incorporation', incorporated);
  await openDashboard(page, '/calendar');
  const passed = page.getByRole('region', { name: /^\d+ passed deadlines?$/ });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
    /^\d+ passed deadlines?$/,
  );
  const returns = passed.getByRole('listitem').filter({ hasText: 'VAT return for the' });
  await expect(returns.first()).toContainText('Overdue if it applies');
  const vat = passed.getByRole('group', { name: 'Is it registered for VAT?' });
  await vat.getByRole('radio', { name: 'No', exact: true }).check({ force: true });
  await expect(returns).toHaveCount(0);
  await expect(vat.getByRole('radio', { name: 'No', exact: true })).toBeFocused();
  await expect(passed.getByRole('link', { name: 'Correct the dates it counts from' })).toBeVisible();
});

test('an overdue deadline is recorded as done or not applicable, and reopened', async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn();
  await setDay(server, person, 'incorporation', incorporated);
  await openDashboard(page, '/calendar');
  const passed = page.getByRole('region', { name: /^\d+ passed deadlines?$/ });
  await expect(passed).toContainText('Do they apply to you?');
  const overdue = passed.getByRole('listitem').filter({ hasText: 'Register for corporate tax' });

  await overdue.getByRole('button', { name: /^Does not apply/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Why it does not apply' })).toBeFocused();
  await page.keyboard.type('Registered by the holding company.');
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(toast(page, 'Register for corporate tax: recorded as not applicable.')).toBeVisible();
  await expect(overdue).toHaveCount(0);

  await page.getByText('1 deadline done or not applicable').click();
  const settled = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Register for corporate tax' });
  await expect(settled).toContainText('Does not apply: Registered by the holding company.');
  await settled.getByRole('button', { name: /^Reopen/ }).click();
  await dialog.getByRole('button', { name: 'Reopen' }).click();
  await overdue.getByRole('button', { name: /^Mark as done/ }).click();
  await dialog.getByRole('button', { name: 'Mark as done' }).click();
  await expect(dialog).toBeHidden();
  await expect(overdue).toHaveCount(0);
});

test('a dialog whose connection is lost keeps what was typed and says so beside its buttons', async ({
  page,
  server,
  signIn,
  noise,
}) => {
  const calls = '**/functions/v1/companies/**';
  noise.expect(/ERR_CONNECTION_RESET/);
  const person = await signIn();
  await setDay(server, person, 'incorporation', incorporated);
  await openDashboard(page, '/calendar');
  const overdue = page
    .getByRole('region', { name: /^\d+ passed deadlines?$/ })
    .getByRole('listitem')
    .filter({ hasText: 'Register for corporate tax' });
  await overdue.getByRole('button', { name: /^Does not apply/ }).click();
  const dialog = page.getByRole('dialog');
  const reason = dialog.getByRole('textbox', { name: 'Why it does not apply' });
  await reason.fill('Registered by the holding company.');
  await page.route(calls, (route) => route.abort('connectionreset'));
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(dialog.getByRole('alert')).toContainText('No response from server.');
  await expect(reason).toHaveValue('Registered by the holding company.');
  await expect(reason).not.toHaveAttribute('aria-invalid', 'true');
  await page.unroute(calls);
  await dialog.getByRole('button', { name: 'Record' }).click();
  await expect(toast(page, 'Register for corporate tax: recorded as not applicable.')).toBeVisible();
});

test('a strip of three years leads to the deadlines of a month', async ({ page, server, signIn }) => {
  const person = await signIn();
  await setDay(server, person, 'licence-issue', incorporated);
  await openDashboard(page, '/calendar');
  const strip = page.getByRole('list', { name: 'The next three years' });
  await expect(strip.getByRole('listitem')).toHaveCount(36);
  // The licence is renewed in two months, and again a year and two years later.
  const shortName = format({ month: 'short', year: 'numeric' }, tenth(26));
  await strip.getByRole('button', { name: new RegExp(`^${shortName} \\d+ deadlines?$`) }).click();
  const heading = page.getByRole('heading', { level: 3, name: monthName(tenth(26)) });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test('the month is a table that the keyboard gets around in, and the choice of view is kept', async ({
  page,
  server,
  signIn,
}) => {
  const person = await signIn();
  await setDay(server, person, 'licence-issue', incorporated);
  await openDashboard(page, '/calendar');
  await view(page, 'List').focus();
  await page.keyboard.press('ArrowRight');
  await expect(view(page, 'Month')).toBeChecked();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);

  await page.reload();
  await skipArrival(page);
  await expect(view(page, 'Month')).toBeChecked();

  await page.getByRole('button', { name: 'This month' }).click();
  await expect(page.getByRole('table', { name: monthName(here()) })).toBeVisible();
  const renewal = page.getByRole('table', { name: monthName(tenth(2)) });
  const next = page.getByRole('button', { name: 'Next month' });
  await next.focus();
  for (let months = 0; months < 2; months += 1) await page.keyboard.press('Enter');
  const day = renewal.getByRole('button', { name: /^10.*Renew the licence/ });
  await day.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Renew the licence' })).toBeFocused();
});

test('on a phone the month still fits, and its days still lead to their deadlines', async ({
  page,
  server,
  signIn,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const person = await signIn();
  await setDay(server, person, 'licence-issue', incorporated);
  await openDashboard(page, '/calendar');
  await view(page, 'Month').check({ force: true });
  await page.getByRole('table').getByRole('button').first().click();
  await expect(page.locator('li:focus')).toContainText('If missed');
  await expectNoWider(page, 320);
});

test('the private address is made, copied, replaced and revoked', async ({ page, context, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn();
  await openDashboard(page, '/calendar');
  await expect(feed(page)).toContainText(
    'Anyone with this address can read the deadlines of Hartmann Design',
  );
  await feed(page).getByRole('button', { name: 'Create private address' }).click();
  const address = feed(page).getByLabel('Private address');
  await expect(address).toBeFocused();
  const first = await address.inputValue();
  await feed(page).getByRole('button', { name: 'Copy' }).click();
  await expect(toast(page, 'Address copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first);
  await expect(feed(page).getByRole('link', { name: 'Open in a calendar app' })).toHaveAttribute(
    'href',
    first.replace('http:', 'webcal:'),
  );
  const answer = await page.request.get(first);
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');

  await feed(page).getByRole('button', { name: 'Create new address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace the address?' });
  await dialog.getByRole('button', { name: 'Create new address' }).click();
  await expect(dialog).toBeHidden();
  await expect(address).not.toHaveValue(first);
  const second = await address.inputValue();
  expect((await page.request.get(first)).status()).toBe(404);

  await page.reload();
  await skipArrival(page);
  await expect(feed(page)).toContainText('You have had an address since');
  await expect(address).toHaveCount(0);

  const revoke = feed(page).getByRole('button', { name: 'Revoke' });
  await revoke.click();
  const question = page.getByRole('dialog', { name: 'Revoke the address?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(revoke).toBeFocused();
  expect((await page.request.get(second)).status()).toBe(200);
  await revoke.click();
  await question.getByRole('button', { name: 'Revoke address' }).click();
  await expect(toast(page, 'Address revoked.')).toBeVisible();
  await expect(feed(page).getByRole('button', { name: 'Create private address' })).toBeVisible();
  expect((await page.request.get(second)).status()).toBe(404);
});

test('a calendar that cannot be loaded is offered again', async ({ page, signIn, noise }) => {
  noise.expect(/status of 503/);
  await signIn();
  let calls = 0;
  await page.route('**/functions/v1/companies/*/calendar', (route) => {
    calls += 1;
    return calls === 1 ? route.fulfill({ status: 503, body: '{}' }) : route.continue();
  });
  await openDashboard(page, '/calendar');
  await expect(page.getByText('The calendar could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No dates yet')).toBeVisible();
});

test('without a company it says where to get one', async ({ page, signIn }) => {
  await signIn({ company: null });
  await openDashboard(page, '/calendar');
  await expect(page.getByRole('main').getByText('No company yet')).toBeVisible();
});
