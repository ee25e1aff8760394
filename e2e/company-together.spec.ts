import type { Browser, Page } from '@playwright/test';
import type { SignedInPerson } from './support/accounts.ts';
import { openDashboard } from './support/dashboard.ts';
import { enter, expect, test, toast } from './support/test.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });
const conflict = (page: Page) => page.getByRole('dialog', { name: 'Two versions' });

/** The company page in another browser. */
async function elsewhere(browser: Browser, origin: string, person: SignedInPerson): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin });
  await enter(context, origin, person);
  const page = await context.newPage();
  await openDashboard(page, '/company');
  return page;
}

async function saveIn(page: Page, typed: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label).fill(value);
  await save(page).click();
}

const isSaved = (page: Page) => expect(toast(page, 'Saved')).toBeVisible();

test('changes saved elsewhere to other fields are kept and reported', async ({
  page,
  browser,
  server,
  signIn,
}) => {
  const person = await signIn();
  await openDashboard(page, '/company');
  const other = await elsewhere(browser, server.origin, person);
  await saveIn(other, { Website: 'https://other.example.com' });
  await isSaved(other);

  await saveIn(page, { 'Mailing Address': 'Jetty Road\nDubai' });

  await expect(
    toast(page, 'Saved. Someone else changed Website at the same time, and you now see their version.'),
  ).toBeVisible();
  await expect(page.getByLabel('Website')).toHaveValue('https://other.example.com');
  await expect(page.getByLabel('Mailing Address')).toHaveValue('Jetty Road\nDubai');
  await other.context().close();
});

test('the second to save a field sees both versions, chooses, and loses nothing typed', async ({
  page,
  browser,
  server,
  signIn,
  noise,
}) => {
  noise.expect(/status of 412/);
  const person = await signIn();
  await openDashboard(page, '/company');
  const other = await elsewhere(browser, server.origin, person);
  await saveIn(other, { 'Company Name': 'Name of the other', 'Total authorized': '5000', LinkedIn: '' });
  await isSaved(other);

  await saveIn(page, {
    'Company Name': 'Name of mine',
    'Total authorized': '7000',
    'Mailing Address': 'Jetty Road',
  });

  const dialog = conflict(page);
  const name = dialog.getByRole('group', { name: 'Company Name' });
  await expect(name.getByRole('radio', { name: /^Yours\s*Name of mine$/ })).toBeChecked();
  await expect(name.getByRole('radio', { name: /Lena Hartmann.*Name of the other$/ })).toBeVisible();
  const shares = dialog.getByRole('group', { name: 'Total authorized' });
  await expect(shares.getByText('5,000')).toBeVisible();
  await expect(dialog.getByRole('group')).toHaveCount(2);

  // The form still has everything typed, and the next save asks again.
  await dialog.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('Company Name')).toHaveValue('Name of mine');
  await expect(page.getByLabel('Mailing Address')).toHaveValue('Jetty Road');
  await save(page).click();
  await shares.getByRole('radio', { name: /5,000$/ }).check();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();

  await isSaved(page);
  await expect(dialog).toBeHidden();
  await openDashboard(page, '/company');
  await expect(page.getByLabel('Company Name')).toHaveValue('Name of mine');
  await expect(page.getByLabel('Total authorized')).toHaveValue('5,000');
  await expect(page.getByLabel('Mailing Address')).toHaveValue('Jetty Road');
  await other.context().close();
});

test('a conflict is noticed also after a reload, and the saved version can stay', async ({
  page,
  browser,
  server,
  signIn,
  noise,
}) => {
  noise.expect(/status of 412/);
  const person = await signIn();
  await openDashboard(page, '/company');
  await page.getByLabel('Company Name').fill('Name of mine');
  await page.getByText('You have unsaved changes.').waitFor();
  const other = await elsewhere(browser, server.origin, person);
  await saveIn(other, { 'Company Name': 'Name of the other' });
  await isSaved(other);

  page.on('dialog', (question) => question.accept());
  await openDashboard(page, '/company');
  await expect(page.getByLabel('Company Name')).toHaveValue('Name of mine');
  await save(page).click();
  await conflict(page)
    .getByRole('radio', { name: /Name of the other$/ })
    .check();
  await conflict(page).getByRole('button', { name: 'Save my choice' }).click();

  await expect(toast(page, 'The saved version is kept. Nothing else has changed.')).toBeVisible();
  await expect(page.getByLabel('Company Name')).toHaveValue('Name of the other');
  await expect(page.getByText('You have unsaved changes.')).toBeHidden();
  await other.context().close();
});

test('the history shows who changed what, from what to what', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page, '/company');
  await page.getByLabel('Industry').selectOption('finance');
  await page.getByLabel('Country of Residency').selectOption('DE');
  await saveIn(page, { 'Company Name': 'Hartmann Works', 'Total authorized': '10000' });
  await isSaved(page);

  await page.getByRole('button', { name: 'History' }).click();

  const dialog = page.getByRole('dialog', { name: 'History' });
  const change = dialog.getByRole('listitem').first();
  await expect(change).toContainText('Lena Hartmann');
  for (const [label, from, to] of [
    ['Company Name', 'Hartmann Design', 'Hartmann Works'],
    ['Industry', 'None', 'Finance'],
    ['Total authorized', 'None', '10,000'],
    ['Country of Residency', 'None', 'Germany'],
  ] as const) {
    await expect(change.locator('div').filter({ has: page.getByText(label, { exact: true }) })).toHaveText(
      `${label}${from}became${to}`,
    );
  }
  await expect(dialog.getByRole('listitem').last()).toHaveText(/^Created by Lena Hartmann, /);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'History' })).toBeFocused();
});

test('the progress of the profile names what is missing and leads to it', async ({ page, signIn }) => {
  await signIn();
  await openDashboard(page);
  await page.getByRole('link', { name: 'country of residency' }).click();
  await expect(page.getByLabel('Country of Residency')).toBeFocused();

  const progress = page.getByRole('region', { name: 'Business profile' });
  await expect(progress).toContainText('Business profile: 0 of 4 details');
  await progress.getByRole('button', { name: 'Shares and par value' }).click();
  await expect(page.getByLabel('Total authorized')).toBeFocused();
  await page.getByLabel('Country of Residency').selectOption('DE');
  await saveIn(page, { 'Total authorized': '10000', 'Par value': '1' });
  await expect(progress).toContainText('Business profile: 2 of 4 details');
  await page.getByLabel('Industry').selectOption('tech');
  await saveIn(page, { 'Mailing Address': 'Jetty Road' });
  await expect(progress).toContainText('Business profile complete');
});
