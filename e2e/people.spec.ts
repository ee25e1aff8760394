import type { Browser, Page } from '@playwright/test';
import { type Account, register, someone } from './support/accounts.ts';
import { companyApi } from './support/company-api.ts';
import { openDashboard, skipArrival } from './support/dashboard.ts';
import { linkSentTo, verifyEmail } from './support/emails.ts';
import type { Server } from './support/server.ts';
import { enter, expect, test, toast } from './support/test.ts';

const secret = 'Sale of a bakery in Amman';

/** Invites a person in the list of people, who joins by the one-time link in a browser of their own. */
async function invite(
  page: Page,
  { server, browser }: { server: Server; browser: Browser },
  { firstName, lastName, email, password }: Account,
): Promise<Page> {
  const name = `${firstName} ${lastName}`;
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const adding = page.getByRole('dialog', { name: 'Add a person, company or trust' });
  await adding.getByLabel('Name').fill(name);
  await adding.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(toast(page, `${name} is in the list.`)).toBeVisible();
  await page.getByRole('button', { name: `Invite ${name}` }).click();
  const inviting = page.getByRole('dialog', { name: `Invite ${name}` });
  await inviting.getByLabel('Email').fill(email);
  await inviting.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('main')).toContainText('Invited, link valid until');

  const theirs = await (await browser.newContext({ baseURL: server.origin })).newPage();
  await theirs.goto(await linkSentTo(server, email, 'invitation'));
  await expect(theirs.getByRole('main')).toContainText('a shareholder: you fill in your own part');
  await theirs.getByLabel('Password', { exact: true }).fill(password);
  await theirs.getByRole('checkbox').check();
  await theirs.getByRole('button', { name: 'Create account and join' }).click();
  await expect(theirs.getByRole('heading', { name: 'Your part in Hartmann Design' })).toBeVisible();
  return theirs;
}

test('B4: a partner joins by a link, fills in her own part and sees nothing else of the company', async ({
  page,
  server,
  signIn,
  browser,
}) => {
  const admin = await signIn();
  await verifyEmail(server, admin.email);
  await openDashboard(page, '/people');
  const aya = someone({ firstName: 'Aya', lastName: 'Haddad' });
  const theirs = await invite(page, { server, browser }, aya);
  await theirs.getByLabel('Source of funds').fill(secret);
  await theirs.getByLabel('Date of birth').fill('1990-05-05');
  await expect(theirs.getByText('Everything typed is saved.')).toBeVisible();
  await theirs.reload();
  await expect(theirs.getByLabel('Source of funds')).toHaveValue(secret);
  expect((await companyApi(theirs, 'GET', '/companies')).companies).toEqual([]);
  // The dashboard is about companies, and leads back to the one page that is hers.
  await theirs.goto('/app/dashboard');
  await expect(theirs.getByRole('heading', { name: 'Your part in Hartmann Design' })).toBeVisible();

  await page.reload();
  await skipArrival(page);
  await expect(page.getByRole('main')).toContainText('Missing: nationality');
  await expect(page.getByRole('main')).not.toContainText('source of funds');
  expect(await page.content()).not.toContain(secret);
});

test('D9, D10: a question to one owner reaches them alone, with what waits for it and what silence costs', async ({
  page,
  server,
  signIn,
  browser,
}) => {
  const admin = await signIn();
  await verifyEmail(server, admin.email);
  await openDashboard(page, '/people');
  const today = new Date().toISOString().slice(0, 10);
  await companyApi(page, 'PUT', '/companies/{id}/formation/dates/incorporation', { on: '2026-01-15' });
  const opened = await companyApi(page, 'POST', '/companies/{id}/cases', {
    kind: 'address-change',
    on: today,
    values: { address: '1 Quay Street', mailing: 'keep' },
  });
  expect(opened.status).toBe('success');
  const aya = someone({ firstName: 'Aya', lastName: 'Haddad' });
  const ayas = await invite(page, { server, browser }, aya);

  const question = 'Which bill shows your new address?';
  await page.reload();
  await skipArrival(page);
  await page.getByRole('button', { name: 'Ask a person' }).click();
  const asking = page.getByRole('dialog', { name: 'Ask a person' });
  await expect(asking.getByRole('combobox', { name: 'Person' })).toContainText('Aya Haddad');
  await asking.getByRole('combobox', { name: 'Who needs the answer' }).selectOption('The authority');
  await asking.getByLabel('Question').fill(question);
  await asking.getByRole('combobox', { name: 'What waits for the answer' }).selectOption({ index: 1 });
  await asking.getByRole('button', { name: 'Send question' }).click();
  await expect(asking).toBeHidden();
  const cost = /If missed: AED 1,000, and AED 5,000 if it happens again/;
  const asked = page.getByRole('region', { name: 'Questions to one person' });
  await expect(asked).toContainText('No answer yet');
  await expect(asked).toContainText(cost);

  await ayas.setViewportSize({ width: 390, height: 844 });
  await ayas.reload();
  const own = ayas.getByRole('region', { name: 'Asked of you' });
  await expect(own).toContainText(question);
  await expect(own).toContainText(/: by \d{1,2} \w+ \d{4}/);
  await expect(own).toContainText(cost);
  await own.getByLabel('Your answer').fill(secret);
  await own.getByRole('button', { name: 'Send answer' }).click();
  await expect(toast(ayas, 'Sent. Nobody else of the company reads it.')).toBeVisible();
  await expect(own).toContainText('Sent on');

  // The admin learns that it was answered; a colleague does not learn that it was asked.
  await page.reload();
  await skipArrival(page);
  await expect(asked).toContainText('Answered on');
  expect(await page.content()).not.toContain(secret);
  const colleague = await register(server.origin, { firstName: 'Zaid', lastName: 'Noor', company: null });
  await server.query(
    "insert into members (company_id, user_id, role, status) values ($1, $2, 'member', 'active')",
    [admin.companyId, colleague.id],
  );
  const context = await browser.newContext({ baseURL: server.origin });
  await enter(context, server.origin, colleague);
  const zaids = await context.newPage();
  await openDashboard(zaids, '/people');
  await expect(zaids.getByRole('main')).toContainText('Aya Haddad');
  await expect(zaids.getByRole('region', { name: 'Questions to one person' })).toHaveCount(0);
  for (const hidden of [question, secret]) expect(await zaids.content()).not.toContain(hidden);
});
