import type { Page } from '@playwright/test';
import { anAcceptedQuote, aSentQuote } from '#server/quotes/testing/an-accepted-quote.ts';
import type { StripeServer } from '../src/server/billing/testing/stripe-server.ts';
import { expectAccessible, expectReflow, phone } from './support/accessibility.ts';
import { register } from './support/accounts.ts';
import { openOffice } from './support/agency.ts';
import { callerOf } from './support/caller.ts';
import { goTo, openDashboard, skipArrival } from './support/dashboard.ts';
import { acceptQuote, quoteSheet } from './support/quotes.ts';
import { passPauses, tell, test } from './support/stripe.ts';
import { enter, expect, open } from './support/test.ts';

const fee = { label: 'Company formation', amount: 500_000 };

test.beforeEach(({ noise }) => {
  noise.expect(/request to another host: http:\/\/127\.0\.0\.1:\d+\/checkout\//);
});
test.afterEach(({ server }) => server.query("delete from installation where name = 'agency'"));

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay AED.* by card$/ });

/** Leaves for Stripe's page. @returns what Stripe keeps of it */
async function leaveForStripe(page: Page, stripe: StripeServer) {
  await payButton(page).click();
  await expect(page).toHaveURL(new RegExp(`^${stripe.url}/checkout/`));
  const session = stripe.checkouts.find(({ url }) => url === page.url());
  if (!session) throw new Error('Stripe made no page for it.');
  return session;
}

test('A9: a quote is accepted and paid by card, with a receipt', async ({
  page,
  browser,
  server,
  stripe,
  signIn,
}) => {
  test.slow();
  const { person: manager, context, page: staff } = await openOffice({ browser, server });
  const { companyId = '' } = await signIn();
  await aSentQuote(callerOf(server, manager), companyId, [fee]);
  await page.setViewportSize(phone);

  const due = await test.step('she accepts, government money and the fee apart', async () => {
    await openDashboard(page, '/quote');
    await expect(quoteSheet(page)).toContainText('Company formation');
    await expect(quoteSheet(page).getByRole('heading', { name: 'If you stop' })).toBeVisible();
    await acceptQuote(page, 'Lena Hartmann');
    await goTo(page, 'payments');
    const [amount] = /AED\s[\d,.]*\d/.exec((await payButton(page).textContent()) ?? '') ?? [];
    return String(amount);
  });

  const first = await test.step('she turns back on the page of Stripe, and nothing has changed', async () => {
    const session = await leaveForStripe(page, stripe);
    await page.goto(session.cancel_url);
    await skipArrival(page);
    await expect(page.getByRole('status').filter({ hasText: 'You came back without paying.' })).toBeVisible();
    await expect(payButton(page)).toContainText(due);
    await expectReflow(page);
    await expectAccessible(page, [phone]);
    await page.emulateMedia({ colorScheme: 'light' });
    return session.id;
  });

  await test.step('pressed again, the same page is paid once', async () => {
    const session = await leaveForStripe(page, stripe);
    expect(session.id).toBe(first);
    const paid = stripe.pay(session.id);
    await page.goto(paid.success_url);
    await skipArrival(page);
    await expect(page.getByRole('status').filter({ hasText: 'confirming your payment' })).toBeVisible();
    await tell(server, paid, 'checkout.session.completed');
    await tell(server, paid, 'checkout.session.completed');
    await page.clock.fastForward(3_000);
    await expect(page.getByRole('heading', { name: 'Paid by card' })).toBeVisible();
    await expect(payButton(page)).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: 'confirming' })).toHaveCount(0);
    await expect(page.getByRole('listitem').filter({ hasText: /^Quote Q-.*/ })).toContainText(due);
  });

  await test.step('the agency issues the receipt, and she has it', async () => {
    await open(staff, `/operator/companies/${companyId}#invoices`);
    await staff.getByRole('button', { name: 'Add issuer' }).click();
    const issuer = staff.getByRole('dialog');
    await issuer.getByLabel('Name').fill('Harbour Agents');
    await issuer.getByLabel('Address').first().fill('Dubai');
    await issuer.getByLabel('Country (two letters)').fill('AE');
    await issuer.getByRole('button', { name: 'Save' }).click();
    await expect(issuer).toBeHidden();
    await staff.getByRole('button', { name: /^Issue receipt for the payment of/ }).click();
    await expect(staff.getByRole('link', { name: /^PDF of / })).toBeVisible();
    await goTo(page, 'invoices');
    const receipt = page.getByRole('listitem').filter({ hasText: 'Receipt' });
    await expect(receipt).toContainText(due);
    const address = await receipt.getByRole('link', { name: /^PDF of / }).getAttribute('href');
    const pdf = await page.request.get(new URL(address ?? '', server.origin).href);
    expect(pdf.headers()['content-type']).toBe('application/pdf');
  });
  await context.close();
});

test('A9: a payment that Stripe is slow to tell of says so, and shows once it is there', async ({
  page,
  browser,
  server,
  stripe,
}) => {
  test.slow();
  const { person: manager, context } = await openOffice({ browser, server });
  const founder = await register(server.origin);
  const { companyId = '' } = founder;
  await anAcceptedQuote(callerOf(server, manager), callerOf(server, founder), companyId, [fee]);
  await context.close();
  await enter(page.context(), server.origin, founder);
  await openDashboard(page, '/payments');
  const paid = stripe.pay((await leaveForStripe(page, stripe)).id);
  await page.goto(paid.success_url);
  await skipArrival(page);
  await expect(page.getByRole('status').filter({ hasText: 'confirming your payment' })).toBeVisible();
  await passPauses(page, page.getByRole('status').filter({ hasText: 'longer than usual' }));
  await tell(server, paid, 'checkout.session.completed');
  await page.reload();
  await skipArrival(page);
  await expect(page.getByRole('heading', { name: 'Paid by card' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /confirming|longer/ })).toHaveCount(0);
});
