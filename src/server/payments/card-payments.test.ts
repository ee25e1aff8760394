import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendEvent, signedEvent } from '../billing/testing/send-event.ts';
import { anEvent } from '../billing/testing/stripe-objects.ts';
import { type StripeServer, startStripeServer } from '../billing/testing/stripe-server.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { settleCardPayments } from './cards/settle-card-payments.ts';
import { accept, anAccount, aStaffMember, moneyOf } from './testing/money.ts';

let stripe: StripeServer;
let app: TestApp;
let clerk: TestPerson;
let founder: TestPerson;
let company: string;
/** Hours that the server's clock is ahead. */
let ahead = 0;
beforeAll(async () => {
  stripe = await startStripeServer();
  app = await startTestApp({
    settings: { ...stripe.settings, RATE_LIMIT: 'off' },
    replace: { clock: () => new Date(Date.now() + ahead * 3_600_000) },
  });
  clerk = await aStaffMember(app, 'finance');
  await anAccount(await aStaffMember(app, 'manager'));
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
beforeEach(async () => {
  ahead = 0;
  stripe.fails(undefined);
  stripe.delay = () => undefined;
  founder = await aPerson(app);
  company = (await aCompany(founder)).id;
  await accept(app, company);
});

const seen = async () => moneyOf((await founder.call('GET', `/companies/${company}/payments`)).body);
const request = async () => (await seen()).requests[0]?.id;
const open = async (id?: string, person = founder) =>
  person.call('POST', `/companies/${company}/payment-requests/${id ?? (await request())}/card`, {});
/** The page of Stripe's that an answer leads to. */
const pageIn = ({ body }: { body: { url?: string } }) =>
  stripe.checkouts.find(({ url }) => url !== null && url === body.url)?.id as string;
const tell = async (object: object, type = 'checkout.session.completed') =>
  expect((await sendEvent(app, signedEvent(anEvent(object, { type })))).status).toBe(200);
const paidNow = async () => {
  const session = stripe.pay(pageIn(await open()));
  await tell(session);
  return session;
};
const refund = async (amount: number, headers = {}) => {
  const [card] = (await seen()).cards;
  return clerk.call('POST', `/operator/companies/${company}/card-payments/${card?.id}/refunds`, {
    body: { amount, reason: 'Not needed' },
    headers,
  });
};
const lastRefund = () => stripe.refunds.at(-1) as object;

test('A9: what is due is paid by card, with the amount of the ledger, and is in the ledger once told', async () => {
  expect((await seen()).requests[0]?.byCard).toBe(true);
  const answer = await open();
  expect(answer.status).toBe(201);
  const session = stripe.checkouts[0];
  expect(session).toMatchObject({ amount_total: 790_000, currency: 'aed', label: 'Quote Q-1' });
  stripe.pay(pageIn(answer));
  expect((await seen()).positions).toMatchObject([{ received: 0, due: 790_000 }]);
  // Stripe repeats itself.
  const event = signedEvent(anEvent(session as object, { type: 'checkout.session.completed' }));
  for (let count = 0; count < 3; count += 1) expect((await sendEvent(app, event)).status).toBe(200);
  await tell(session as object, 'checkout.session.async_payment_succeeded');
  const { positions, cards, requests } = await seen();
  expect(positions).toMatchObject([{ received: 790_000, held: 580_000, advance: 210_000, due: 0 }]);
  expect(cards).toMatchObject([{ amount: 790_000, quoteNumber: 'Q-1', returns: [], dispute: null }]);
  expect(requests[0]?.byCard).toBe(false);
  expect(refusal(await open()).code).toBe('nothing-due');
});

test('A9: a double press, by two admins at once, opens one page', async () => {
  const id = await request();
  const answers = await Promise.all(Array.from({ length: 6 }, () => open(id)));
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
  expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
  expect((await open(id)).body.url).toBe(answers[0]?.body.url);
});

test('an abandoned page is opened again; one that has ended gives way to a new one', async () => {
  const first = await open();
  expect((await open()).body.url).toBe(first.body.url);
  const [session] = stripe.checkouts;
  Object.assign(session as object, { status: 'expired', url: null });
  await tell(session as object, 'checkout.session.expired');
  const second = await open();
  expect(second.body.url).not.toBe(first.body.url);
  stripe.pay(pageIn(second));
  await tell(stripe.checkouts[0] as object);
  expect((await seen()).positions).toMatchObject([{ received: 790_000 }]);
});

test('a transfer in between closes the page over the old amount', async () => {
  const first = pageIn(await open());
  const account = (await seen()).requests[0]?.accounts[0]?.id;
  const { rows } = await app.query('select id from cases where company_id = $1', [company]);
  await clerk.call('POST', `/operator/companies/${company}/payments`, {
    body: {
      ...{ kind: 'received', case: rows[0].id, on: '2026-02-03', account, amount: 600_000 },
      ...{ currency: 'AED', reference: '', payer: '' },
    },
  });
  await open();
  expect(stripe.checkouts.find(({ id }) => id === first)?.status).toBe('expired');
  expect(stripe.checkouts[0]).toMatchObject({ amount_total: 190_000, status: 'open' });
});

test('what was paid without an event is found when the page is asked for again, and by the hourly job', async () => {
  stripe.pay(pageIn(await open()));
  expect(refusal(await open()).code).toBe('nothing-due');
  expect((await seen()).positions).toMatchObject([{ received: 790_000 }]);

  company = (await aCompany(founder)).id;
  await accept(app, company);
  stripe.pay(pageIn(await open()));
  ahead = 2;
  await settleCardPayments(app.services);
  await settleCardPayments(app.services);
  expect((await seen()).positions).toMatchObject([{ received: 790_000 }]);
});

test('a failure of Stripe opens nothing, and a repeat of the press opens one page', async () => {
  stripe.fails({ with: 500, calls: /POST .*sessions$/ });
  expect(refusal(await open()).code).toBe('billing-unavailable');
  stripe.fails(undefined);
  const before = stripe.checkouts.length;
  expect((await open()).status).toBe(201);
  expect(stripe.checkouts.length).toBe(before + 1);
});

test('staff return a part to the card; it is booked when Stripe says so, once', async () => {
  await paidNow();
  const key = { 'idempotency-key': randomUUID() };
  const asked = await refund(100_000, key);
  expect(asked.status).toBe(201);
  await refund(100_000, key);
  expect(stripe.refunds.filter(({ amount }) => amount === 100_000)).toHaveLength(1);
  expect((await seen()).cards[0]?.returns).toMatchObject([{ state: 'asked', amount: 100_000 }]);
  expect((await seen()).positions).toMatchObject([{ owedBack: 100_000, returned: 0, advance: 110_000 }]);
  await tell(lastRefund(), 'refund.updated');
  await tell(lastRefund(), 'refund.created');
  await tell(
    { object: 'charge', id: 'ch_1', payment_intent: stripe.refunds.at(-1)?.payment_intent },
    'charge.refunded',
  );
  const { positions, cards } = await seen();
  expect(positions).toMatchObject([{ owedBack: 0, returned: 100_000, comesBack: 690_000 }]);
  expect(cards[0]?.returns).toMatchObject([{ state: 'returned' }]);
  // More than the card has paid, or than is left of it, is refused.
  expect(refusal(await refund(690_001)).code).toBe('money-not-there');
  expect((await refund(690_000)).status).toBe(201);
  await tell(lastRefund(), 'refund.updated');
  expect((await seen()).positions).toMatchObject([{ returned: 790_000, comesBack: 0, held: 0, advance: 0 }]);
});

test('a refund that is told of before its payment books both, in the right order', async () => {
  const session = stripe.pay(pageIn(await open()));
  stripe.refunds.push({
    ...{ id: `re_${randomUUID().slice(0, 8)}`, object: 'refund', payment_intent: session.payment_intent },
    ...{ amount: 790_000, currency: 'aed', status: 'succeeded', created: 1_700_000_000, metadata: {} },
  });
  await tell(lastRefund(), 'refund.created');
  await tell(session);
  const { positions, transactions } = await seen();
  expect(positions).toMatchObject([{ received: 790_000, returned: 790_000, comesBack: 0 }]);
  expect(transactions.map(({ kind }) => kind).toSorted()).toEqual(['owed', 'quoted', 'received', 'returned']);
});

test('a refund that fails later is owed again', async () => {
  await paidNow();
  await refund(50_000);
  await tell(lastRefund(), 'refund.created');
  Object.assign(lastRefund(), { status: 'failed' });
  await tell(lastRefund(), 'refund.failed');
  const { positions, cards } = await seen();
  expect(positions).toMatchObject([{ returned: 0, owedBack: 50_000, comesBack: 790_000 }]);
  expect(cards[0]?.returns).toMatchObject([{ state: 'failed' }]);
});

test('a refund that Stripe refuses says so again when repeated, and can be asked for anew', async () => {
  await paidNow();
  const key = { 'idempotency-key': randomUUID() };
  stripe.fails({ with: 400, error: { type: 'invalid_request_error' }, calls: /POST .*refunds$/ });
  const refused = await refund(80_000, key);
  expect(refusal(refused)).toEqual({ status: 409, code: 'refund-refused' });
  expect(refused.body.message).toContain('ask again');
  stripe.fails(undefined);
  // The repeat says how that refund ended, and asks for nothing.
  expect(refusal(await refund(80_000, key)).code).toBe('refund-refused');
  expect(stripe.refunds.filter(({ amount }) => amount === 80_000)).toHaveLength(0);
  expect((await seen()).positions).toMatchObject([{ owedBack: 80_000, returned: 0 }]);
  const anew = { 'idempotency-key': randomUUID() };
  expect((await refund(80_000, anew)).status).toBe(201);
  expect((await refund(80_000, anew)).status).toBe(201);
  await settleCardPayments(app.services);
  expect(stripe.refunds.filter(({ amount }) => amount === 80_000)).toHaveLength(1);
  const { cards, positions } = await seen();
  expect(cards[0]?.returns).toMatchObject([{ state: 'failed' }, { state: 'returned' }]);
  expect(positions).toMatchObject([{ owedBack: 0, returned: 80_000 }]);
});

test('a refund that Stripe cannot be asked for, as the key is gone, waits and is asked for again', async () => {
  await paidNow();
  stripe.fails({ with: 401, error: { type: 'invalid_request_error' }, calls: /refunds/ });
  expect((await refund(60_000)).status).toBe(201);
  expect((await seen()).cards[0]?.returns).toMatchObject([{ state: 'asked' }]);
  stripe.fails(undefined);
  await settleCardPayments(app.services);
  expect(stripe.refunds.filter(({ amount }) => amount === 60_000)).toHaveLength(1);
});

test('a refund that Stripe does not answer is asked for again, once', async () => {
  await paidNow();
  stripe.fails({ with: 'hang-up', calls: /POST .*refunds$/ });
  expect((await refund(70_000)).status).toBe(201);
  expect((await seen()).cards[0]?.returns).toMatchObject([{ state: 'asked' }]);
  stripe.fails(undefined);
  await settleCardPayments(app.services);
  await settleCardPayments(app.services);
  expect(stripe.refunds.filter(({ amount }) => amount === 70_000)).toHaveLength(1);
  expect((await seen()).positions).toMatchObject([{ returned: 70_000 }]);
});

test('a refund made at Stripe of money that is spent waits for staff, and is booked afterwards', async () => {
  const session = await paidNow();
  const line = (await seen()).lines.find(({ payee }) => payee === 'fee')?.id;
  const { rows } = await app.query('select id from cases where company_id = $1', [company]);
  const earned = await clerk.call('POST', `/operator/companies/${company}/payments`, {
    body: { kind: 'earned', case: rows[0].id, on: '2026-02-03', line, amount: 210_000 },
  });
  stripe.refunds.push({
    ...{ id: `re_${randomUUID().slice(0, 8)}`, object: 'refund', payment_intent: session.payment_intent },
    ...{ amount: 790_000, currency: 'aed', status: 'succeeded', created: 1_700_000_000, metadata: {} },
  });
  await tell(lastRefund(), 'refund.created');
  expect((await seen()).cards[0]?.returns).toMatchObject([{ state: 'unbooked', amount: 790_000 }]);
  const entry = moneyOf(earned.body).transactions.find(({ kind }) => kind === 'earned')?.id;
  await clerk.call('POST', `/operator/companies/${company}/payments/${entry}/reversal`, {
    body: { reason: 'Not earned' },
  });
  await settleCardPayments(app.services);
  expect((await seen()).positions).toMatchObject([{ returned: 790_000, comesBack: 0, fee: 0 }]);
});

test('a dispute is shown and told to staff; a lost one is booked as returned', async () => {
  const session = await paidNow();
  const dispute = {
    ...{ id: `dp_${randomUUID().slice(0, 8)}`, object: 'dispute', payment_intent: session.payment_intent },
    ...{ amount: 790_000, status: 'needs_response', reason: 'fraudulent', created: 1_700_000_000 },
    evidence_details: { due_by: 1_800_000_000 },
  };
  stripe.disputes.push(dispute);
  await tell(dispute, 'charge.dispute.created');
  expect((await seen()).cards[0]?.dispute).toMatchObject({ state: 'open', reason: 'fraudulent' });
  expect((await seen()).positions).toMatchObject([{ received: 790_000, returned: 0 }]);
  const told = await app.query(
    "select person_id from notifications where kind = 'payment-disputed' and company_id = $1",
    [company],
  );
  expect(told.rows.map(({ person_id }) => person_id)).toContain(clerk.id);
  dispute.status = 'lost';
  await tell(dispute, 'charge.dispute.closed');
  expect((await seen()).cards[0]?.dispute?.state).toBe('lost');
  expect((await seen()).positions).toMatchObject([{ returned: 790_000, comesBack: 0 }]);
});

test('a payment by card is neither taken back nor moved by hand', async () => {
  await paidNow();
  const received = (await seen()).transactions.find(({ kind }) => kind === 'received');
  expect(received?.isReversible).toBe(false);
  const undone = await clerk.call(
    'POST',
    `/operator/companies/${company}/payments/${received?.id}/reversal`,
    { body: { reason: 'Wrong' } },
  );
  expect(refusal(undone).code).toBe('paid-by-card');
});

test('what a removed company paid stays in its ledger, and events about it are taken in', async () => {
  const session = stripe.pay(pageIn(await open()));
  await app.query('delete from companies where id = $1', [company]);
  await tell(session);
  const { rows } = await app.query(
    'select sum(received)::int as received from ledger_positions where company_id = $1',
    [company],
  );
  expect(rows).toEqual([{ received: 790_000 }]);
});

test('an agency with one legal entity confirms each payment with a receipt by itself', async () => {
  await app.query(
    `insert into issuers (id, name, address, country, vat_number, peppol_id, changed_at)
     select gen_random_uuid(), 'Harbour Agents', 'Dubai', 'AE', '', '', now() where not exists (select from issuers)`,
  );
  app.services.jobs.begin();
  await paidNow();
  await expect
    .poll(async () => (await founder.call('GET', `/companies/${company}/agency-invoices`)).body.invoices, {
      timeout: 20_000,
    })
    .toMatchObject([{ kind: 'receipt', gross: 790_000 }]);
});
