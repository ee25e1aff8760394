import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { anInvoice, aSubscription } from './testing/stripe-objects.ts';
import { type StripeServer, startStripeServer } from './testing/stripe-server.ts';

let stripe: StripeServer;
let app: TestApp;
let admin: TestPerson;
let company: { id: string; name: string };

beforeAll(async () => {
  stripe = await startStripeServer();
  app = await startApp();
});
beforeEach(async () => {
  stripe.fails(undefined);
  stripe.delay = () => undefined;
  stripe.pages = stripe.url;
  stripe.requests.length = 0;
  stripe.invoices.length = 0;
  stripe.subscriptions.clear();
  admin = await aPerson(app);
  company = await aCompany(admin);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

/** The server with Stripe and a plan. */
function startApp(price = 'price_pro'): Promise<TestApp> {
  return startTestApp({ settings: { ...stripe.settings, STRIPE_PRICE_ID: price, RATE_LIMIT: 'off' } });
}

const open = (to: 'manage' | 'subscribe', person = admin) =>
  person.call('POST', `/companies/${company.id}/billing/sessions`, { body: { to } });
const invoices = (after = '') =>
  admin.call('GET', `/companies/${company.id}/invoices${after && `?cursor=${after}`}`);
const calls = () => stripe.requests.map(({ call }) => call);

async function customerOfCompany(): Promise<string> {
  await open('manage');
  return kept();
}

/** The customer that the company is by what is kept here. */
async function kept(): Promise<string> {
  const { rows } = await app.query('select customer_id from billing_customers where company_id = $1', [
    company.id,
  ]);
  return rows[0].customer_id;
}

async function anotherAdmin(): Promise<TestPerson> {
  const other = await aPerson(app);
  await app.query(
    "insert into members (company_id, user_id, role, status) values ($1, $2, 'admin', 'active')",
    [company.id, other.id],
  );
  return other;
}

test("Manage on Stripe opens the company's portal and creates the customer only once", async () => {
  const first = await open('manage');
  const id = await kept();
  const second = await open('manage');

  expect([first.status, first.body.url]).toEqual([201, `${stripe.url}/portal/${id}`]);
  expect(second.body.url).toBe(first.body.url);
  expect(stripe.customers.find((customer) => customer.id === id)).toMatchObject({
    company: company.id,
    name: company.name,
    email: admin.email,
  });
  expect(calls().filter((call) => call === 'POST /v1/customers')).toHaveLength(1);
  const portal = stripe.requests.find(({ call }) => call.endsWith('portal/sessions'));
  expect(portal?.body.get('return_url')).toBe(`${app.services.config.publicUrl}/app/dashboard?billing=open`);
});

test('each opening is logged for the company, with the person', async () => {
  await open('manage');
  await open('subscribe');
  const { rows } = await app.query(
    'select action, subject, details, actor_id from audit_entries where company_id = $1 order by at',
    [company.id],
  );
  expect(rows.filter(({ action }) => action === 'billing-opened')).toEqual(
    ['manage', 'subscribe'].map((to) => ({
      action: 'billing-opened',
      subject: company.name,
      details: { to },
      actor_id: admin.id,
    })),
  );
});

test('two concurrent admins create one customer', async () => {
  const other = await anotherAdmin();
  const before = stripe.customers.length;
  const answers = await Promise.all([open('manage'), open('manage', other), open('subscribe', other)]);
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(stripe.customers).toHaveLength(before + 1);
  expect(
    (await app.query('select from billing_customers where company_id = $1', [company.id])).rowCount,
  ).toBe(1);
});

test('an opening that was interrupted after creating the customer continues with it', async () => {
  stripe.fails({ with: 'hang-up', calls: /^POST .v1.customers.cus_/ });
  expect(refusal(await open('manage'))).toEqual({ status: 503, code: 'billing-unavailable' });
  const made = stripe.customers.length;
  // The company's name has changed meanwhile.
  await admin.call('PATCH', `/companies/${company.id}`, { body: { name: 'Renamed' } });
  stripe.fails(undefined);
  expect((await open('manage')).status).toBe(201);
  expect(stripe.customers).toHaveLength(made);
});

test('concurrent and repeated openings share one checkout page', async () => {
  const other = await anotherAdmin();
  await customerOfCompany();
  const before = stripe.checkouts.length;
  // Both have looked for an existing page before either opens one.
  const bothHaveAsked = Promise.withResolvers<void>();
  let asked = 0;
  stripe.delay = ({ call }) => {
    if (call !== 'GET /v1/checkout/sessions') return undefined;
    asked += 1;
    if (asked === 2) bothHaveAsked.resolve();
    return bothHaveAsked.promise;
  };
  const answers = await Promise.all([open('subscribe'), open('subscribe', other)]);
  answers.push(await open('subscribe'));
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
  expect(stripe.checkouts).toHaveLength(before + 1);
  expect(stripe.checkouts[0]?.success_url).toContain('/app/dashboard?billing=paid');
});

test('a page for an old price is closed before another one opens', async () => {
  const customer = await customerOfCompany();
  await open('subscribe');
  const former = stripe.checkouts[0];
  const next = await startApp('price_plus');
  await next.services.billing.openCheckout(customer, {
    done: 'https://a.example',
    cancelled: 'https://a.example',
  });
  await next.close();
  expect(former?.status).toBe('expired');
  expect(stripe.checkouts[0]?.metadata).toEqual({ price: 'price_plus' });
});

test("a subscriber is not led to a second subscription, even before the first one's event arrives", async () => {
  const customer = await customerOfCompany();
  for (const status of ['active', 'trialing', 'past_due', 'unpaid', 'paused']) {
    stripe.subscriptions.set('sub_1', aSubscription({ customer, status }));
    expect(refusal(await open('subscribe'))).toEqual({ status: 409, code: 'already-subscribed' });
  }
  stripe.subscriptions.set('sub_1', aSubscription({ customer, status: 'canceled' }));
  expect((await open('subscribe')).status).toBe(201);
});

test('without a price there is no subscription', async () => {
  const plain = await startTestApp({ settings: { ...stripe.settings, RATE_LIMIT: 'off' } });
  const person = await aPerson(plain);
  const { id } = await aCompany(person);
  const answer = await person.call('POST', `/companies/${id}/billing/sessions`, {
    body: { to: 'subscribe' },
  });
  expect(refusal(answer)).toEqual({ status: 409, code: 'no-plan' });
  await plain.close();
});

test('people are only redirected to Stripe', async () => {
  stripe.pages = 'https://evil.example';
  expect(refusal(await open('manage'))).toEqual({ status: 503, code: 'billing-refused' });
  expect(refusal(await open('subscribe'))).toEqual({ status: 503, code: 'billing-refused' });
  expect(
    (
      await app.query("select from audit_entries where company_id = $1 and action = 'billing-opened'", [
        company.id,
      ])
    ).rowCount,
  ).toBe(0);
});

test('a customer unknown to Stripe under this key is not replaced', async () => {
  await customerOfCompany();
  const before = stripe.customers.length;
  await app.query("update billing_customers set customer_id = 'cus_of_other_key' where company_id = $1", [
    company.id,
  ]);
  for (const answer of [await open('manage'), await open('subscribe'), await invoices()]) {
    expect(refusal(answer)).toEqual({ status: 503, code: 'billing-refused' });
  }
  expect(stripe.customers).toHaveLength(before);
  expect(await kept()).toBe('cus_of_other_key');
});

test('invoices are paged, newest first, without drafts', async () => {
  const customer = await customerOfCompany();
  stripe.invoices.push(
    anInvoice(0, { customer, status: 'draft', number: null }),
    ...Array.from({ length: 11 }, (_, index) => anInvoice(index + 1, { customer })),
    anInvoice(99, { customer: 'cus_of_another' }),
  );
  const first = await invoices();
  expect(first.body.invoices.map(({ id }: { id: string }) => id)).toEqual(
    Array.from({ length: 9 }, (_, index) => `in_${index + 1}`),
  );
  expect(first.body.nextCursor).toBe('in_9');
  const second = await invoices(first.body.nextCursor);
  expect(second.body.invoices.map(({ id }: { id: string }) => id)).toEqual(['in_10', 'in_11']);
  expect(second.body.nextCursor).toBeNull();
});

test('an invoice shows its subject and currency and only links to Stripe', async () => {
  const customer = await customerOfCompany();
  stripe.invoices.push(
    anInvoice(1, { customer, currency: 'jpy', total: 4_900, status: 'open' }),
    anInvoice(2, {
      customer,
      currency: 'kwd',
      total: 12_500,
      hosted_invoice_url: 'http://invoice.stripe.com/i',
    }),
    anInvoice(3, { customer, total: -500, status: 'new one', invoice_pdf: 'https://evil.example/pdf' }),
    anInvoice(4, { customer, number: null, hosted_invoice_url: null, invoice_pdf: null, effective_at: null }),
  );
  const { body } = await invoices();
  expect(body.invoices).toMatchObject([
    {
      number: 'LF-0001',
      issuedAt: '2026-11-19T09:00:00.000Z',
      amount: { currency: 'JPY', value: '4900' },
      status: 'open',
      pageUrl: 'https://invoice.stripe.com/i/acct_1/test_1',
      pdfUrl: 'https://pay.stripe.com/invoice/acct_1/test_1/pdf',
    },
    { amount: { currency: 'KWD', value: '12.500' }, pageUrl: null, pdfUrl: expect.any(String) },
    { amount: { currency: 'USD', value: '-5.00' }, status: 'unknown', pdfUrl: null },
    { number: null, issuedAt: '2026-11-16T09:00:00.000Z', pageUrl: null, pdfUrl: null },
  ]);
});

test('a company that never opened billing has no invoices, and Stripe is not asked', async () => {
  const { body } = await invoices();
  expect([body.invoices, body.nextCursor, calls()]).toEqual([[], null, []]);
});

test("a cursor from another company's invoices reveals nothing", async () => {
  const customer = await customerOfCompany();
  stripe.invoices.push(anInvoice(1, { customer }), anInvoice(2, { customer: 'cus_of_another' }));
  expect(refusal(await invoices('in_2')).code).toBe('billing-refused');
  expect(refusal(await invoices("in_2'%20or"))).toMatchObject({ code: 'invalid-input', fields: ['cursor'] });
});
