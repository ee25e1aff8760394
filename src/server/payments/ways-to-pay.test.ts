import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendEvent, signedEvent } from '../billing/testing/send-event.ts';
import { anEvent } from '../billing/testing/stripe-objects.ts';
import { type StripeServer, startStripeServer } from '../billing/testing/stripe-server.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { accept, anAccount, aStaffMember, formationOf, moneyOf } from './testing/money.ts';

let stripe: StripeServer;
beforeAll(async () => {
  stripe = await startStripeServer();
});
afterAll(() => stripe.close());

/** What holds whichever way a client pays. */
describe.each([
  { way: 'a bank transfer, without any provider', byCard: false },
  { way: 'a card, through Stripe', byCard: true },
])('paid by $way', ({ byCard }) => {
  let app: TestApp;
  let clerk: TestPerson;
  let account: string;
  let founder: TestPerson;
  let company: string;
  beforeAll(async () => {
    app = await startTestApp({ settings: { RATE_LIMIT: 'off', ...(byCard && stripe.settings) } });
    clerk = await aStaffMember(app, 'finance');
    account = await anAccount(await aStaffMember(app, 'manager'));
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    founder = await aPerson(app);
    company = (await aCompany(founder)).id;
    await accept(app, company);
  });

  const seen = async () => moneyOf((await founder.call('GET', `/companies/${company}/payments`)).body);
  const today = () => new Date().toISOString().slice(0, 10);
  const record = async (body: object, key: string) =>
    clerk.call('POST', `/operator/companies/${company}/payments`, {
      body: { case: await formationOf(app, company), on: today(), ...body },
      headers: { 'idempotency-key': `${company}-${key.replace(' ', '-')}` },
    });
  const open = async () => {
    const [request] = (await seen()).requests;
    return founder.call('POST', `/companies/${company}/payment-requests/${request?.id}/card`, {});
  };

  /** Pays all that is due, and tells of it twice. */
  async function pay(): Promise<void> {
    if (!byCard) {
      const body = { kind: 'received', account, amount: 790_000, currency: 'AED', reference: '', payer: '' };
      await record(body, 'pay');
      await record(body, 'pay');
      return;
    }
    const { url } = (await open()).body;
    const session = stripe.pay(stripe.checkouts.find((each) => each.url === url)?.id);
    const event = signedEvent(anEvent(session, { type: 'checkout.session.completed' }));
    await sendEvent(app, event);
    await sendEvent(app, event);
  }

  /** Returns an amount, and tells of it twice. */
  async function giveBack(amount: number): Promise<number> {
    const reason = 'Not needed';
    if (!byCard) {
      const lines = (await seen()).lines;
      const line = lines.find(({ payee }) => payee === 'fee')?.id;
      const owed = await record({ kind: 'owed', currency: 'AED', line, amount, reason }, `owe ${amount}`);
      const body = { kind: 'returned', account, currency: 'AED', amount, reference: '' };
      await record(body, `return ${amount}`);
      await record(body, `return ${amount}`);
      return owed.status;
    }
    const card = (await seen()).cards[0]?.id;
    const path = `/operator/companies/${company}/card-payments/${card}/refunds`;
    const asked = await clerk.call('POST', path, { body: { amount, reason } });
    const event = signedEvent(anEvent(stripe.refunds.at(-1) ?? {}, { type: 'refund.created' }));
    await sendEvent(app, event);
    await sendEvent(app, event);
    return asked.status;
  }

  test('the client sees which ways there are', async () => {
    const [request] = (await seen()).requests;
    expect(request).toMatchObject({ byCard, due: 790_000 });
    expect(request?.accounts.map(({ id }) => id)).toContain(account);
    expect((await open()).status).toBe(byCard ? 201 : 503);
    if (!byCard) expect(refusal(await open()).code).toBe('billing-off');
  });

  test('what is due is received once, and spread with authorities first', async () => {
    await pay();
    expect((await seen()).positions).toMatchObject([
      { received: 790_000, held: 580_000, advance: 210_000, due: 0, comesBack: 790_000 },
    ]);
    expect((await seen()).transactions.filter(({ kind }) => kind === 'received')).toHaveLength(1);
  });

  test('a part is given back once, and never more than there is', async () => {
    await pay();
    expect(await giveBack(60_000)).toBe(201);
    expect((await seen()).positions).toMatchObject([
      { returned: 60_000, owedBack: 0, advance: 150_000, held: 580_000, comesBack: 730_000 },
    ]);
    expect(await giveBack(730_001)).toBe(409);
    expect((await seen()).positions).toMatchObject([{ returned: 60_000, owedBack: 0 }]);
  });

  test('every entry balances', async () => {
    await pay();
    await giveBack(10_000);
    const { rows } = await app.query(
      'select transaction_id from ledger_entries group by transaction_id, currency having sum(amount) <> 0',
    );
    expect(rows).toEqual([]);
  });
});
