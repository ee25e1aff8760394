import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { accept, anAccount, aStaffMember, formationOf, moneyOf } from './testing/money.ts';

let app: TestApp;
let now = new Date('2026-02-10T09:00:00Z');
let manager: TestPerson;
let clerk: TestPerson;
let account: string;
let founder: TestPerson;
let company: string;
let caseId: string;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: () => now } });
  manager = await aStaffMember(app, 'manager');
  clerk = await aStaffMember(app, 'finance');
  account = await anAccount(manager);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-02-10T09:00:00Z');
  founder = await aPerson(app);
  company = (await aCompany(founder)).id;
  caseId = await formationOf(app, company);
});

const on = '2026-02-03';
const record = (body: object, headers = {}) =>
  clerk.call('POST', `/operator/companies/${company}/payments`, {
    body: { case: caseId, on, ...body },
    headers,
  });
const receive = (amount: number, more: object = {}) =>
  record({ kind: 'received', account, amount, currency: 'AED', reference: '', payer: 'Ana', ...more });
const seen = async () => moneyOf((await founder.call('GET', `/companies/${company}/payments`)).body);
const lineId = async (label: string) => (await seen()).lines.find((line) => line.label === label)?.id;

test('A9: an accepted quote asks for its sum once, with a reference and our account', async () => {
  const quote = await accept(app, company);
  await accept(app, company, quote);
  const { positions, requests, lines } = await seen();
  expect(positions).toEqual([
    {
      currency: 'AED',
      quoted: 790_000,
      due: 790_000,
      invoiced: 0,
      received: 0,
      held: 0,
      paidOn: 0,
      suspense: 0,
      advance: 0,
      fee: 0,
      receivable: 0,
      owedBack: 0,
      returned: 0,
      comesBack: 0,
    },
  ]);
  expect(requests).toMatchObject([
    { quoteNumber: 'Q-1', due: 790_000, reference: expect.stringMatching(/^RF\d\d1\d{7}$/), codes: [] },
  ]);
  expect(requests[0]?.accounts.map(({ id }) => id)).toContain(account);
  expect(lines).toHaveLength(3);
});

test('a later version of a quote raises and lowers what is due, and keeps what was paid', async () => {
  const quote = await accept(app, company);
  await receive(500_000);
  const [fee, licence, desk] = quote.lines;
  if (!fee || !licence || !desk) throw new Error('The quote has three lines.');
  const lines = [
    { ...fee, amount: 105_000, vat: 5_000 },
    { ...licence, amount: 450_000 },
    { ...desk, id: 'new' },
  ];
  await accept(app, company, { ...quote, version: 2, lines });
  await accept(app, company, { ...quote, version: 2, lines });
  const { positions, transactions, requests } = await seen();
  // 1,050 for us, 5,000 that were paid for the licence, and a new line of 800 for the old one.
  expect(positions).toMatchObject([{ quoted: 685_000, received: 500_000, due: 185_000 }]);
  const raise = transactions.find(({ kind }) => kind === 'price-changed');
  expect(raise).toMatchObject({ amount: -105_000, reference: 'Q-1' });
  expect(requests).toHaveLength(1);
});

test('A9: a transfer that arrives short shows what is missing; authorities are served first', async () => {
  await accept(app, company);
  const short = moneyOf((await receive(600_000)).body);
  expect(short.positions).toMatchObject([
    { received: 600_000, held: 580_000, advance: 20_000, due: 190_000, comesBack: 600_000 },
  ]);
  const rest = moneyOf((await receive(190_000)).body);
  expect(rest.positions).toMatchObject([{ received: 790_000, held: 580_000, advance: 210_000, due: 0 }]);
  // Tax is split without losing a fil, however the fee is paid.
  const { rows } = await app.query(
    "select -sum(amount)::int as vat from ledger_entries where company_id = $1 and account = 'vat-advance'",
    [company],
  );
  expect(rows).toEqual([{ vat: 10_000 }]);
});

test('what arrives above the quote waits until staff hold it or return it', async () => {
  await accept(app, company);
  await receive(800_000);
  expect((await seen()).positions).toMatchObject([{ suspense: 10_000, due: 0, comesBack: 800_000 }]);
  const owe = (amount: number) =>
    record({ kind: 'owed', currency: 'AED', line: null, amount, reason: 'Paid too much' });
  expect(refusal(await owe(10_001)).code).toBe('money-not-there');
  await owe(10_000);
  expect((await seen()).positions).toMatchObject([{ suspense: 0, owedBack: 10_000, comesBack: 800_000 }]);
  const returned = await record({
    kind: 'returned',
    account,
    currency: 'AED',
    amount: 10_000,
    reference: 'TT 7',
  });
  expect(moneyOf(returned.body).positions).toMatchObject([
    { owedBack: 0, returned: 10_000, comesBack: 790_000 },
  ]);
});

test('E8: held money is paid on with its receipt, and never more than is held', async () => {
  await accept(app, company);
  await receive(500_000);
  const pay = async (label: string, amount: number) =>
    record({ kind: 'paid-on', line: await lineId(label), account, amount, payee: 'DMCC', reference: 'R-9' });
  expect(refusal(await pay('Licence', 500_001)).code).toBe('money-not-there');
  expect(refusal(await pay('Desk', 1)).code).toBe('money-not-there');
  const paid = moneyOf((await pay('Licence', 450_000)).body);
  expect(paid.positions).toMatchObject([{ held: 50_000, paidOn: 450_000, comesBack: 50_000 }]);
  expect(paid.transactions[0]).toMatchObject({
    kind: 'paid-on',
    amount: 450_000,
    payee: 'DMCC',
    reference: 'R-9',
  });
});

test('our fee comes back until it is earned, and its tax with it', async () => {
  await accept(app, company);
  await receive(790_000);
  const fee = await lineId('Our fee');
  const earned = moneyOf((await record({ kind: 'earned', line: fee, amount: 105_000 })).body);
  expect(earned.positions).toMatchObject([{ fee: 105_000, advance: 105_000, comesBack: 685_000 }]);
  expect(refusal(await record({ kind: 'earned', line: fee, amount: 105_001 })).code).toBe('money-not-there');
  const { body } = await clerk.call('GET', '/operator/report?from=2026-02-01&until=2026-02-28');
  const [income] = body.report.income;
  expect(income).toMatchObject({ kind: 'formation', currency: 'AED' });
  expect(income.earned).toContainEqual({
    ...{ company: { id: company, name: expect.any(String) }, label: 'Our fee', amount: 100_000 },
    on: expect.stringMatching(/^2026-02-/),
  });
  const sum = income.earned.reduce((total: number, each: { amount: number }) => total + each.amount, 0);
  expect(income.amount).toBe(sum);
});

test('money in another currency counts at the rate it was changed at, with both amounts', async () => {
  await accept(app, company);
  const dollars = await anAccount(manager, { currency: 'USD' });
  expect(refusal(await receive(100_000, { account: dollars })).fields).toEqual(['counts']);
  const money = moneyOf((await receive(100_000, { account: dollars, counts: 367_250 })).body);
  expect(money.positions).toMatchObject([{ currency: 'AED', received: 367_250, held: 367_250 }]);
  expect(money.transactions[0]?.exchanged).toEqual({
    currency: 'USD',
    amount: 100_000,
    to: 'AED',
    counts: 367_250,
    rate: '3.672500',
  });
});

test('a repeated request and two clerks at once record one payment', async () => {
  await accept(app, company);
  const headers = { 'idempotency-key': 'transfer-1' };
  await Promise.all([receive(100_000, {}), receive(100_000, {})]);
  const [one, two] = [
    await record(
      { kind: 'received', account, amount: 5, currency: 'AED', reference: '', payer: '' },
      headers,
    ),
    await record(
      { kind: 'received', account, amount: 5, currency: 'AED', reference: '', payer: '' },
      headers,
    ),
  ];
  expect([one.status, two.status]).toEqual([201, 201]);
  expect((await seen()).positions).toMatchObject([{ received: 200_005 }]);
  const license = await lineId('Licence');
  const pay = () =>
    record({ kind: 'paid-on', line: license, account, amount: 150_000, payee: 'DMCC', reference: '' });
  const codes = (await Promise.all([pay(), pay(), pay()])).map(({ status }) => status);
  expect(codes.toSorted()).toEqual([201, 409, 409]);
  expect((await seen()).positions).toMatchObject([{ held: 50_005, paidOn: 150_000 }]);
});

test('E8: a payment for the wrong case is moved, and both cases say so', async () => {
  await accept(app, company);
  const other = (await aCompany(await aPerson(app))).id;
  await accept(app, other);
  const [received] = moneyOf((await receive(300_000)).body).transactions;
  const move = () =>
    clerk.call('POST', `/operator/companies/${company}/payments/${received?.id}/move`, {
      body: { company: other, case: target, reason: 'Reference of another client' },
    });
  const target = await formationOf(app, other);
  expect((await move()).status).toBe(200);
  expect(refusal(await move()).code).toBe('transaction-reversed');
  expect((await seen()).positions).toMatchObject([{ received: 0, held: 0 }]);
  const there = await clerk.call('GET', `/operator/companies/${other}/payments`);
  expect(moneyOf(there.body).positions).toMatchObject([{ received: 300_000, held: 300_000 }]);
  expect(moneyOf(there.body).transactions[0]).toMatchObject({
    moved: 'from',
    reason: 'Reference of another client',
  });
});

test('what is built upon cannot be taken back, and nothing twice', async () => {
  await accept(app, company);
  const [received] = moneyOf((await receive(500_000)).body).transactions;
  await record({
    kind: 'paid-on',
    line: await lineId('Licence'),
    account,
    amount: 1,
    payee: 'DMCC',
    reference: '',
  });
  const undo = (id?: string) =>
    clerk.call('POST', `/operator/companies/${company}/payments/${id}/reversal`, {
      body: { reason: 'Typo' },
    });
  expect(refusal(await undo(received?.id)).code).toBe('money-not-there');
  const [paid] = (await seen()).transactions;
  expect((await undo(paid?.id)).status).toBe(200);
  expect(refusal(await undo(paid?.id)).code).toBe('transaction-reversed');
  expect((await undo(received?.id)).status).toBe(200);
  expect((await seen()).positions).toMatchObject([{ held: 0, received: 0, paidOn: 0 }]);
});

test('the database itself refuses what does not balance, is changed, or comes later', async () => {
  await accept(app, company);
  await receive(1_000);
  const { rows } = await app.query('select * from ledger_transactions where company_id = $1', [company]);
  const [{ id, ...row }] = rows;
  for (const change of [
    'update ledger_entries set amount = 1',
    'delete from ledger_transactions',
    'truncate ledger_entries',
    "update ledger_months set month = '2020-01'",
  ]) {
    await expect(app.query(change), change).rejects.toThrow(/only ever added|is append-only/);
  }
  await expect(
    app.query(
      `insert into ledger_entries (transaction_id, position, company_id, case_id, account, currency, amount)
       values ($1, 98, $2, $3, 'suspense', 'AED', 5), ($1, 99, $2, $3, 'suspense', 'AED', -5)`,
      [id, row.company_id, row.case_id],
    ),
  ).rejects.toThrow('with their transaction');
  const unbalanced = `with t as (
      insert into ledger_transactions (id, company_id, case_id, number, kind, on_day, key, detail, recorded_by_name, recorded_at)
      values (gen_random_uuid(), '${row.company_id}', '${row.case_id}', 99, 'received', '2026-02-05', 'x', '{}', '', now())
      returning id)
    select * from t`;
  await expect(app.query(unbalanced)).rejects.toThrow('does not balance');
});

test('E8: nobody edits a closed month; what belongs there is posted today and says so', async () => {
  await accept(app, company);
  const close = async (month: string) => {
    const { body } = await clerk.call('GET', `/operator/money/months/${month}`);
    return clerk.call('POST', `/operator/money/months/${month}/closing`, {
      body: { open: body.month.open },
    });
  };
  expect(refusal(await close('2026-02')).code).toBe('month-not-over');
  now = new Date('2026-03-02T09:00:00Z');
  const unseen = { body: { open: 999 } };
  expect(refusal(await clerk.call('POST', '/operator/money/months/2026-02/closing', unseen)).code).toBe(
    'month-changed',
  );
  expect((await close('2026-02')).body.month.closed.by).toBe('Ana Example');
  expect(refusal(await close('2026-01')).code).toBe('month-closed');
  const [late] = moneyOf((await receive(1_000)).body).transactions;
  expect(late).toMatchObject({ on: '2026-03-02', correctsMonth: '2026-02' });
  expect(refusal(await receive(1, { on: '2026-03-04' })).fields).toEqual(['on']);
});
