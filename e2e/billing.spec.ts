import type { Page } from '@playwright/test';
import { failureMessages } from '#messages/failures.ts';
import { anInvoice, aSubscription, type StripeObject } from '../src/server/billing/testing/stripe-objects.ts';
import type { StripeServer } from '../src/server/billing/testing/stripe-server.ts';
import { expectAccessible } from './support/accessibility.ts';
import type { SignedInPerson } from './support/accounts.ts';
import { openDashboard, sidebar, skipArrival } from './support/dashboard.ts';
import type { Server } from './support/server.ts';
import { passPauses, tell, test } from './support/stripe.ts';
import { expect } from './support/test.ts';

test.beforeEach(({ stripe }) => {
  stripe.fails(undefined);
  stripe.delay = () => undefined;
  stripe.invoices.length = 0;
  stripe.subscriptions.clear();
});

const modal = (page: Page) => page.getByRole('dialog', { name: 'Billing' });
const invoices = (page: Page) =>
  modal(page)
    .getByRole('row')
    .filter({ hasNot: page.getByRole('columnheader') });

async function openBilling(page: Page): Promise<void> {
  await openDashboard(page);
  await sidebar(page).getByRole('button', { name: 'Billing' }).click();
  await expect(modal(page)).toBeVisible();
}

/** Opens billing once by the API. @returns the customer that the company is since then */
async function becomeCustomer(server: Server, stripe: StripeServer, person: SignedInPerson): Promise<string> {
  const answer = await fetch(`${server.origin}/functions/v1/companies/${person.companyId}/billing/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: person.cookie },
    body: '{"to":"manage"}',
  });
  expect(answer.status).toBe(201);
  return stripe.customers.at(-1)?.id;
}

async function subscribe(server: Server, stripe: StripeServer, fields: StripeObject): Promise<void> {
  const subscription = aSubscription({ id: `sub_of_${fields.customer}`, ...fields });
  stripe.subscriptions.set(subscription.id, subscription);
  await tell(server, subscription, 'customer.subscription.updated');
}

test('Manage on Stripe leads to the portal of the company, and back into billing', async ({
  page,
  signIn,
  stripe,
  noise,
}) => {
  noise.expect(/request to another host: http:\/\/127\.0\.0\.1:\d+\/portal\//);
  await signIn();
  await openBilling(page);
  await expect(modal(page)).toContainText('What Hartmann Design pays for, and its invoices.');
  await expect(modal(page)).toContainText('No subscription yet.');
  await expect(modal(page)).toContainText('No invoices yet');

  await modal(page).getByRole('button', { name: 'Manage on Stripe' }).click();
  await expect(page).toHaveURL(/\/portal\/cus_\d+$/);
  expect(page.url()).toBe(`${stripe.url}/portal/${stripe.customers.at(-1)?.id}`);

  const back = stripe.requests
    .findLast(({ call }) => call.endsWith('portal/sessions'))
    ?.body.get('return_url');
  await page.goto(back ?? '');
  await skipArrival(page);
  await expect(modal(page)).toBeVisible();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
});

test('a new subscription appears as soon as Stripe reports it', async ({
  page,
  server,
  signIn,
  stripe,
  noise,
}) => {
  noise.expect(/request to another host: http:\/\/127\.0\.0\.1:\d+\/checkout\//);
  await signIn();
  await openBilling(page);
  await modal(page).getByRole('button', { name: 'Subscribe' }).click();
  await expect(page).toHaveURL(/\/checkout\/\d+$/);

  await page.goto(stripe.checkouts[0]?.success_url);
  await skipArrival(page);
  await expect(modal(page).getByRole('status').filter({ hasText: 'confirming your payment' })).toBeVisible();
  await expect(modal(page).getByRole('button', { name: 'Subscribe' })).toBeHidden();

  await subscribe(server, stripe, { customer: stripe.customers.at(-1)?.id });
  await page.clock.fastForward(3_000);
  await expect(modal(page)).toContainText('Landfall Pro');
  await expect(modal(page)).toContainText('Renews on 31 December 2026');
  await expect(modal(page)).not.toContainText('confirming');
});

test('a payment that Stripe is slow to confirm says when to check again', async ({ page, signIn }) => {
  await signIn();
  let asked = 0;
  page.on('response', (answer) => {
    if (/\/billing$/.test(answer.url())) asked += 1;
  });
  await openDashboard(page, '?billing=paid');
  await expect(modal(page).getByRole('status').filter({ hasText: 'confirming your payment' })).toBeVisible();
  await passPauses(
    page,
    modal(page)
      .getByRole('status')
      .filter({ hasText: /in a few minutes/ }),
  );
  // At first, and ten times again.
  expect(asked).toBeGreaterThan(10);
});

test('a subscription states its status in plain words', async ({ page, server, signIn, stripe }) => {
  const customer = await becomeCustomer(server, stripe, await signIn());
  for (const [fields, ...words] of [
    [{ status: 'trialing' }, 'Free trial', 'Renews on 31 December 2026'],
    [{ status: 'past_due' }, 'Payment overdue', 'The last payment failed'],
    [{ status: 'active', cancel_at_period_end: true }, 'Active', 'Ends on 31 December 2026'],
    [{ status: 'canceled', ended_at: 1_795_000_000 }, 'Ended', 'Ended on 18 November 2026', 'Subscribe'],
  ] as const) {
    await subscribe(server, stripe, { customer, ...fields });
    await openBilling(page);
    for (const word of words) await expect(modal(page)).toContainText(word);
  }
});

test('invoices show number, date, amount, state and links, page by page', async ({
  page,
  server,
  signIn,
  stripe,
  noise,
}) => {
  noise.expect(/503 \(Service Unavailable\)/);
  const customer = await becomeCustomer(server, stripe, await signIn());
  stripe.invoices.push(
    anInvoice(1, { customer, currency: 'aed', total: 125_050, status: 'open' }),
    anInvoice(2, { customer, currency: 'jpy', total: 4_900 }),
    anInvoice(3, { customer, currency: 'kwd', total: 12_500, number: null, invoice_pdf: null }),
    ...Array.from({ length: 12 }, (_, index) => anInvoice(index + 4, { customer })),
  );
  await openBilling(page);
  await expect(invoices(page)).toHaveCount(10);
  const first = invoices(page).first();
  for (const text of ['19 Nov 2026', 'LF-0001', 'AED 1,250.50', 'To pay'])
    await expect(first).toContainText(text);
  await expect(first.getByRole('link', { name: 'View invoice LF-0001' })).toHaveAttribute(
    'href',
    'https://invoice.stripe.com/i/acct_1/test_1',
  );
  await expect(first.getByRole('link', { name: 'PDF invoice LF-0001' })).toHaveAttribute('rel', /noreferrer/);
  await expect(invoices(page).nth(1)).toContainText('JPY 4,900');
  await expect(invoices(page).nth(2)).toContainText('KWD 12.500');
  await expect(invoices(page).nth(2)).toContainText('No number');

  const more = modal(page).getByRole('button', { name: 'Show more invoices' });
  stripe.fails({ with: 429 });
  await more.click();
  await expect(
    modal(page).getByRole('alert').filter({ hasText: failureMessages['billing-busy'] }),
  ).toBeVisible();
  stripe.fails(undefined);
  await more.press('Enter');
  await expect(invoices(page)).toHaveCount(15);
  await expect(more).toBeHidden();
  await expect(modal(page).getByRole('heading', { name: 'Invoices' })).toBeFocused();
});

test('while Stripe is down, billing says so, keeps what is known here, and tries again', async ({
  page,
  server,
  signIn,
  stripe,
  noise,
}) => {
  noise.expect(/503 \(Service Unavailable\)/);
  const customer = await becomeCustomer(server, stripe, await signIn());
  await subscribe(server, stripe, { customer });
  stripe.fails({ with: 429 });
  await openBilling(page);
  await expect(modal(page)).toContainText('Landfall Pro');
  await expect(modal(page)).toContainText('The invoices could not be loaded');
  await modal(page).getByRole('button', { name: 'Manage on Stripe' }).click();
  await expect(
    modal(page).getByRole('alert').filter({ hasText: failureMessages['billing-busy'] }),
  ).toHaveCount(2);

  stripe.fails(undefined);
  await modal(page).getByRole('button', { name: 'Try again' }).click();
  await expect(modal(page)).toContainText('No invoices yet');
  await expect(modal(page).getByRole('heading', { name: 'Invoices' })).toBeFocused();
});

/** Billing with much to show, open. */
async function openFullBilling(page: Page, server: Server, stripe: StripeServer, person: SignedInPerson) {
  const customer = await becomeCustomer(server, stripe, person);
  await subscribe(server, stripe, {
    customer,
    status: 'past_due',
    product: 'Landfall Professional for groups',
  });
  stripe.invoices.push(
    ...Array.from({ length: 11 }, (_, index) => anInvoice(index + 1, { customer, total: 123_456_789_00 })),
  );
  await openBilling(page);
  await expect(modal(page).getByText('LF-0001').first()).toBeVisible();
}

test('nothing in it lies beyond its edge, on any screen', async ({ page, server, signIn, stripe }) => {
  await openFullBilling(page, server, stripe, await signIn());
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    // A table where there is room for one, else cards.
    await expect(modal(page).getByRole('table')).toHaveCount(width < 640 ? 0 : 1);
    const beyond = await modal(page).evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
        .filter((element) => getComputedStyle(element).overflowX !== 'visible')
        .map((element) => element.outerHTML.slice(0, 200)),
    );
    expect(beyond, `${width} pixels`).toEqual([]);
  }
});

for (const [screen, width] of [
  ['a phone', 390],
  ['a desk', 1440],
] as const) {
  test(`it is accessible on ${screen}, light and dark`, async ({ page, server, signIn, stripe }) => {
    await openFullBilling(page, server, stripe, await signIn());
    const size = { width, height: 900 };
    await page.setViewportSize(size);
    await expect(modal(page).getByRole('table')).toHaveCount(width < 640 ? 0 : 1);
    await expectAccessible(page, [size]);
  });
}
