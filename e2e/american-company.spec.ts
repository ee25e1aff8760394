import type { Browser, Page } from '@playwright/test';
import { expectAccessible, expectReflow } from './support/accessibility.ts';
import { register, type SignedInPerson } from './support/accounts.ts';
import { press, step, task } from './support/case-steps.ts';
import { companyApi } from './support/company-api.ts';
import { openDashboard, skipArrival } from './support/dashboard.ts';
import { appoint } from './support/operators.ts';
import type { Server } from './support/server.ts';
import { enter, expect, open, test } from './support/test.ts';

const delaware = {
  name: 'Rao Labs',
  country: 'US',
  companyType: 'c-corporation',
  freezone: null,
  subType: null,
  visas: 0,
  officeType: 'virtual',
};
const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10);

/** Brings the formation of the person of the page to the steps around the founders' stock. */
async function anIncorporated(page: Page, question: string): Promise<void> {
  await openDashboard(page, '/people');
  await companyApi(page, 'PUT', `/companies/{id}/formation/answers/${question}`, { answer: true });
  await record(page, 'complete', 'shares');
  await record(page, 'approve', 'incorporation');
  await record(page, 'complete', 'organisation');
}

async function record(page: Page, action: string, id: string, values: object = {}): Promise<void> {
  const path = `/companies/{id}/cases/formation/tasks/${id}/actions`;
  expect(await companyApi(page, 'POST', path, { action, on: day(0), values })).toMatchObject({
    status: 'success',
  });
}

/** A page of somebody of the staff. */
async function staffPage(server: Server, browser: Browser): Promise<Page> {
  const staff = await register(server.origin, { firstName: 'Mona', lastName: 'Manager', company: null });
  await appoint(server, staff);
  const context = await browser.newContext({ baseURL: server.origin });
  await enter(context, server.origin, staff);
  return context.newPage();
}

test('C1, C4, C7: before money, three questions lead to both plans, and never to one silently', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/plan?country=US&type=c-corporation&visas=0&office=virtual');
  const fork = page.getByRole('region', { name: 'Before you pay: is this the right company?' });
  await expect(fork).toContainText('Answer all three');
  const answer = (question: RegExp, word: string) =>
    fork.getByRole('group', { name: question }).getByRole('button', { name: word }).click();
  await answer(/raise capital/, 'No');
  await answer(/182 days/, 'Yes');
  await answer(/Indian company/, 'No');
  await expect(fork).toContainText('sources disagree');
  await expect(fork).toContainText('below the yearly limit on remittances');
  await expect(fork).toContainText('any foreign company which a resident controls has to be reported');
  await expect(fork).toContainText('Confirm with an adviser');
  await expect(fork.getByRole('link', { name: 'Plan of the LLC' })).toBeVisible();
  await answer(/raise capital/, 'Yes');
  await expect(fork).toContainText('Wait with the US company');

  await fork.getByText('Three addresses, and what each is for').click();
  await expect(fork.getByRole('img', { name: /registered agent in Delaware/ })).toBeVisible();
  await fork.getByText('Your way to the federal tax number').click();
  await answer(/SSN or ITIN/, 'No');
  await answer(/place in the United States/, 'No');
  await expect(fork).toContainText('Online is closed');
  await expect(fork).toContainText('Nobody can sell an instant number');
  await expectAccessible(page);
  await expectReflow(page);
});

test('C10: a payment for stock of the wrong amount and sender says what to do until it is corrected', async ({
  page,
  server,
  signIn,
  browser,
}) => {
  const founder: SignedInPerson = await signIn({ firstName: 'Ananya', lastName: 'Rao', company: delaware });
  await anIncorporated(page, 'has-holder-in-india');
  const { people } = await companyApi(page, 'POST', '/companies/{id}/parties', {
    kind: 'company',
    name: 'Rao LLP',
  });
  await companyApi(page, 'PATCH', '/companies/{id}', { shares: { total: 7_000_000, parValue: '0.0001' } });
  await companyApi(page, 'PUT', '/companies/{id}/holdings', {
    on: day(0),
    lines: [{ holder: people.parties.at(-1).id, amount: '7000000', nomineeFor: null }],
  });
  await record(page, 'approve', 'india-number', { 'india-number': 'UIN-1' });

  const label = 'Send the money for the stock, with its purpose';
  await openDashboard(page, '/formation');
  const payment = step(page, label);
  for (const [field, value] of [
    ['Sender, as the bank wrote it', 'Vikram Shah'],
    ['Day on which it was sent', day(0)],
    ['Amount in US dollars, as it arrived', '600'],
    ['Shares it pays for', '7,000,000'],
    ['Price of a share in US dollars', '0.0001'],
    ['Purpose given to the bank', 'Founders’ stock'],
  ] as const) {
    await payment.getByLabel(field).fill(value);
  }
  await press(payment, 'Mark as done');
  await expect(payment).toContainText('Done on');

  const amount = /USD.600 arrived, .* come to USD.700\. .*send the missing USD.100 with the same purpose/;
  const sender = /“Vikram Shah” is not a shareholder on record\. Have the money sent back/;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await skipArrival(page);
  const notice = payment.getByText(sender);
  await expect(notice).toBeVisible();
  await expect(payment.getByText(amount)).toBeVisible();
  await expectReflow(page);

  const desk = await staffPage(server, browser);
  await desk.goto(`/app/operator/companies/${founder.companyId}`);
  const seen = task(desk, label);
  await expect(seen.getByText(amount)).toBeVisible();
  await expect(seen.getByText(sender)).toBeVisible();

  await press(payment, 'Reopen');
  await payment.getByLabel('Sender, as the bank wrote it').fill('Rao LLP');
  await payment.getByLabel('Amount in US dollars, as it arrived').fill('700');
  await press(payment, 'Mark as done');
  await expect(payment).toContainText('Done on');
  await payment.getByRole('heading', { level: 3 }).click();
  await expect(payment).toContainText('Rao LLP');
  await expect(notice).toHaveCount(0);
  await desk.reload();
  await seen.getByRole('heading', { level: 3 }).click();
  await expect(seen).toContainText('Rao LLP');
  await expect(seen.getByText(amount)).toHaveCount(0);
  await expect(seen.getByText(sender)).toHaveCount(0);
});

test('C5: the last fourteen days of the 83(b) election stand out in words, at its step and in the calendar', async ({
  page,
  signIn,
}) => {
  await signIn({ firstName: 'Ananya', lastName: 'Rao', company: delaware });
  await anIncorporated(page, 'has-vesting-stock');
  await record(page, 'complete', 'founder-stock', { 'stock-bought-on': day(-15) });
  const election = () => step(page, 'File the 83(b) election within 30 days of the purchase');
  await openDashboard(page, '/formation');
  await expect(election()).toContainText('within 30 days');
  await expect(election()).not.toContainText('days left');

  // A day later in the window, the election stands out.
  await record(page, 'reopen', 'founder-stock');
  await record(page, 'complete', 'founder-stock', { 'stock-bought-on': day(-16) });
  await openDashboard(page, '/formation');
  await expect(election().getByText('Only 14 days left', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard(page, '/calendar');
  const entry = page.getByRole('listitem').filter({ hasText: '83(b)' }).last();
  await expect(entry.getByText('Only 14 days left', { exact: true })).toBeVisible();
  await expectAccessible(page);
});
