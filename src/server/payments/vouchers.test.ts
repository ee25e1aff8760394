import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { remindOfVouchers } from './remind-of-vouchers.ts';
import { accept, anAccount, aStaffMember, formationOf, moneyOf } from './testing/money.ts';

let app: TestApp;
let clerk: TestPerson;
let founder: TestPerson;
let account: string;
let company: string;
let caseId: string;
let licence: string | undefined;
let now = new Date('2026-02-10T09:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: () => now } });
  clerk = await aStaffMember(app, 'finance');
  account = await anAccount(await aStaffMember(app, 'manager'));
});
afterAll(() => app.close());
beforeEach(async () => {
  now = new Date('2026-02-10T09:00:00Z');
  founder = await aPerson(app);
  company = (await aCompany(founder)).id;
  caseId = await formationOf(app, company);
  await accept(app, company);
  licence = (await seen()).lines.find(({ label }) => label === 'Licence')?.id;
});

const seen = async () => moneyOf((await founder.call('GET', `/companies/${company}/payments`)).body);
const add = (lines: object[], more: object = {}) =>
  clerk.call('POST', `/operator/companies/${company}/vouchers`, {
    body: {
      case: caseId,
      authority: 'DMCC',
      number: 'V-1',
      currency: 'AED',
      lines,
      expiresOn: '2026-02-17',
      ...more,
    },
  });
const receive = (amount: number) =>
  clerk.call('POST', `/operator/companies/${company}/payments`, {
    body: {
      kind: 'received',
      case: caseId,
      on: '2026-02-03',
      account,
      amount,
      currency: 'AED',
      reference: '',
      payer: '',
    },
  });
const pay = async () =>
  clerk.call('POST', `/operator/companies/${company}/vouchers/${(await seen()).vouchers[0]?.id}/payment`, {
    body: { account, on: '2026-02-10', reference: 'R-1' },
  });
const agree = async (asked: number) =>
  founder.call('POST', `/companies/${company}/vouchers/${(await seen()).vouchers[0]?.id}/agreement`, {
    body: { asked },
  });

test('B8: a voucher within the quote is paid on from what is held, once', async () => {
  const added = await add([{ label: 'Licence fee', amount: 450_000, line: licence }]);
  expect(moneyOf(added.body).vouchers).toMatchObject([
    { asked: 450_000, quoted: 500_000, more: [], daysLeft: 7, state: 'open' },
  ]);
  expect(refusal(await add([{ label: 'Again', amount: 1, line: null }])).code).toBe('voucher-known');
  expect(refusal(await pay()).code).toBe('money-not-there');
  await receive(500_000);
  const answers = await Promise.all([pay(), pay()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { positions, vouchers, transactions } = await seen();
  expect(positions).toMatchObject([{ held: 50_000, paidOn: 450_000 }]);
  expect(vouchers).toMatchObject([{ state: 'paid-by-agency', paidOn: '2026-02-10' }]);
  expect(transactions[0]).toMatchObject({ kind: 'paid-on', payee: 'DMCC', reference: 'R-1', by: null });
});

test('B8: one above the quote shows both sums and asks; agreeing is a price change beside the quote', async () => {
  await add([
    { label: 'Licence fee', amount: 560_000, line: licence },
    { label: 'Knowledge fee', amount: 2_000, line: null },
  ]);
  await receive(790_000);
  expect((await seen()).vouchers).toMatchObject([
    {
      asked: 562_000,
      quoted: 500_000,
      more: [
        { line: licence, amount: 60_000 },
        { line: null, amount: 2_000 },
      ],
    },
  ]);
  expect(refusal(await pay()).code).toBe('voucher-not-agreed');
  expect(refusal(await agree(561_000)).code).toBe('voucher-changed');
  const agreed = await agree(562_000);
  expect(agreed.status).toBe(200);
  const { positions, transactions, vouchers } = moneyOf(agreed.body);
  expect(positions).toMatchObject([{ quoted: 852_000, due: 62_000 }]);
  expect(transactions[0]).toMatchObject({ kind: 'price-changed', amount: 62_000, reference: 'V-1' });
  expect(vouchers).toMatchObject([{ more: [], agreedBy: 'Ana Example' }]);
  await receive(62_000);
  expect((await pay()).status).toBe(200);
});

test('an expired voucher is replaced by another, and both stay', async () => {
  await add([{ label: 'Licence fee', amount: 450_000, line: licence }]);
  const [first] = (await seen()).vouchers;
  await add([{ label: 'Licence fee', amount: 450_000, line: licence }], {
    number: 'V-2',
    replaces: first?.id,
  });
  expect((await seen()).vouchers.map(({ number, state }) => [number, state])).toEqual([
    ['V-2', 'open'],
    ['V-1', 'replaced'],
  ]);
});

const noticesOf = async (kind: string) => {
  const { rows } = await app.query(
    'select distinct on (details) details from notifications where kind = $1 and company_id = $2 order by details',
    [kind, company],
  );
  return rows.map(({ details }) => details);
};

test('a voucher of 25 days is a reminder 14, 7 and 1 days before, each once, and staff hear that it expired', async () => {
  await add([{ label: 'Licence fee', amount: 450_000, line: licence }], { expiresOn: '2026-03-07' });
  expect(await noticesOf('voucher')).toEqual([{ number: 'V-1', event: 'added', on: '2026-03-07' }]);
  const left = async () => (await noticesOf('voucher-expiring')).map(({ days }) => days).toSorted();
  for (const day of ['2026-02-10', '2026-02-20', '2026-02-21', '2026-02-22']) {
    now = new Date(`${day}T09:00:00Z`);
    await remindOfVouchers(app.services);
  }
  expect(await left()).toEqual([14]);
  // The server was off on the day itself.
  for (const day of ['2026-03-01', '2026-03-02', '2026-03-06', '2026-03-07', '2026-03-08', '2026-03-09']) {
    now = new Date(`${day}T09:00:00Z`);
    await remindOfVouchers(app.services);
  }
  expect(await left()).toEqual([1, 14, 6]);
  expect(await noticesOf('client-voucher')).toEqual([
    { number: 'V-1', event: 'expired', by: '', on: '2026-03-07' },
  ]);
});

test('what comes with a week left is not announced a second time as a reminder', async () => {
  await add([{ label: 'Licence fee', amount: 450_000, line: licence }]);
  await remindOfVouchers(app.services);
  expect(await noticesOf('voucher-expiring')).toEqual([]);
});

/** A receipt in the vault, checked. */
async function aReceipt(kind = 'evidence'): Promise<string> {
  const id = randomUUID();
  await app.query(
    'insert into papers (id, company_id, kind, party_id, is_private, created_by, created_at) values ($1, $2, $3, null, false, $4, now())',
    [id, company, kind, founder.id],
  );
  return id;
}
const pathOf = async (side = '') => `${side}/companies/${company}/vouchers/${(await seen()).vouchers[0]?.id}`;
const prove = async (paper: string, on = '2026-02-09') =>
  founder.call('POST', `${await pathOf()}/payment`, { body: { paper, on } });
const confirm = async (paper: string) =>
  clerk.call('POST', `${await pathOf('/operator')}/confirmation`, { body: { paper, on: '2026-02-09' } });

test('B8: a proof is checked before anything is posted; returned with a reason, the voucher is open again', async () => {
  await add([{ label: 'Licence fee', amount: 450_000, line: licence }]);
  const paper = await aReceipt();
  expect((await prove(paper)).status).toBe(200);
  expect((await seen()).vouchers).toMatchObject([{ state: 'proven', paper, paidOn: '2026-02-09' }]);
  expect((await seen()).transactions.map(({ kind }) => kind)).toEqual(['quoted']);
  expect(refusal(await pay()).code).toBe('voucher-settled');
  const returned = await clerk.call('POST', `${await pathOf('/operator')}/return`, {
    body: { reason: 'It shows no number.' },
  });
  expect(moneyOf(returned.body).vouchers).toMatchObject([
    { state: 'open', paper: null, paidOn: null, returnedBecause: 'It shows no number.' },
  ]);
  const better = await aReceipt();
  await prove(better);
  // Another proof than the clerk looked at.
  expect(refusal(await confirm(paper)).code).toBe('voucher-changed');
  const answers = await Promise.all([confirm(better), confirm(better)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const { positions, vouchers, transactions } = await seen();
  expect(vouchers).toMatchObject([{ state: 'paid-outside', paper: better, returnedBecause: null }]);
  expect(transactions[0]).toMatchObject({ kind: 'waived', amount: 450_000, paper: better });
  expect(positions).toMatchObject([{ quoted: 340_000, held: 0, paidOn: 0 }]);
  expect((await noticesOf('client-voucher')).map(({ event }) => event)).toEqual(['proven']);
});

test('what shows who somebody is proves no payment, and nothing else than a proof is opened with money', async () => {
  await add([{ label: 'Licence fee', amount: 450_000, line: licence }]);
  expect(refusal(await prove(await aReceipt('passport'))).code).toBe('paper-not-found');
  const unrelated = await aReceipt();
  const opened = await clerk.call('GET', `/operator/companies/${company}/money-papers/${unrelated}`);
  expect(refusal(opened).code).toBe('paper-not-found');
});

test('a client who does not agree says why, and may agree later', async () => {
  await add([{ label: 'Licence fee', amount: 560_000, line: licence }]);
  expect(await noticesOf('voucher')).toMatchObject([{ event: 'price-changed' }]);
  const path = await pathOf();
  const declined = await founder.call('POST', `${path}/decline`, { body: { reason: 'Why so much?' } });
  expect(moneyOf(declined.body).vouchers).toMatchObject([{ state: 'open', declinedBecause: 'Why so much?' }]);
  expect((await agree(560_000)).status).toBe(200);
  expect((await seen()).vouchers).toMatchObject([{ declinedBecause: null, agreedBy: 'Ana Example' }]);
  expect(refusal(await founder.call('POST', `${path}/decline`, { body: { reason: 'No.' } })).code).toBe(
    'voucher-settled',
  );
});

test('the charge for a new voucher that the agency bears leaves the bank and asks nothing of the client', async () => {
  await add([{ label: 'Licence fee', amount: 450_000, line: licence }]);
  const [first] = (await seen()).vouchers;
  const charge = { label: 'New voucher', amount: 10_000, line: null, bearer: 'agency' };
  expect(
    refusal(await add([{ ...charge, line: licence }], { number: 'V-2', replaces: first?.id })).code,
  ).toBe('money-line-not-found');
  await add([{ label: 'Licence fee', amount: 450_000, line: licence }, charge], {
    number: 'V-2',
    replaces: first?.id,
  });
  expect((await seen()).vouchers[0]).toMatchObject({
    asked: 450_000,
    borne: 10_000,
    more: [],
    replaces: 'V-1',
  });
  await receive(500_000);
  expect((await pay()).status).toBe(200);
  const { positions, transactions } = await seen();
  expect(positions).toMatchObject([{ held: 50_000, paidOn: 450_000 }]);
  expect(transactions[0]).toMatchObject({ kind: 'paid-on', amount: 460_000, borne: 10_000 });
  const { rows } = await app.query(
    'select sum(amount)::int as bank from ledger_entries where company_id = $1 and account = $2',
    [company, 'bank'],
  );
  expect(rows).toEqual([{ bank: 40_000 }]);
});

test('staff see what waits of all clients, those that expire first at the top', async () => {
  await add([{ label: 'Licence fee', amount: 450_000, line: licence }], { expiresOn: '2026-02-12' });
  const { body } = await clerk.call('GET', '/operator/vouchers');
  const own = body.vouchers.filter((each: { company: { id: string } }) => each.company.id === company);
  expect(own).toMatchObject([{ voucher: { number: 'V-1', daysLeft: 2, asked: 450_000 } }]);
  const days = body.vouchers.map((each: { voucher: { expiresOn: string } }) => each.voucher.expiresOn);
  expect(days).toEqual(days.toSorted());
});

test('open vouchers stand in Today and in the calendar feed, for those who may see money', async () => {
  await add([{ label: 'Licence fee', amount: 450_000, line: licence }]);
  const inToday = async (who: TestPerson, group: string) => {
    const { body } = await who.call('GET', `/operator/today?group=${group}&search=V-1`);
    expect(body.total).toBe(body.rows.length);
    return body.rows.filter((row: { about: string; company: { id: string } }) => row.company.id === company);
  };
  expect(await inToday(clerk, 'expiring')).toMatchObject([
    { about: 'voucher', due: '2026-02-17', turn: null },
  ]);
  const reviewer = await aStaffMember(app, 'reviewer');
  expect(await inToday(reviewer, 'expiring')).toEqual([]);
  const feed = await founder.call('POST', `/companies/${company}/calendar/feed`);
  const calendar = async () => (await app.fetch(new URL(feed.body.address).pathname)).text();
  expect(await calendar()).toContain('Payment voucher V-1 expires');
  await prove(await aReceipt());
  expect(await calendar()).not.toContain('Payment voucher V-1');
  expect(await inToday(clerk, 'expiring')).toEqual([]);
  expect(await inToday(clerk, 'ours')).toMatchObject([{ about: 'voucher', turn: 'agency' }]);
});

test('nobody agrees for the client, and a proof is a paper of the company', async () => {
  await add([{ label: 'Licence fee', amount: 560_000, line: licence }]);
  const [voucher] = (await seen()).vouchers;
  const path = `/companies/${company}/vouchers/${voucher?.id}`;
  expect(refusal(await clerk.call('POST', `${path}/agreement`, { body: { asked: 560_000 } })).code).toBe(
    'company-not-found',
  );
  const paper = '0b7f9c1e-9a52-4f0e-8a51-0d4a2a6f1c11';
  const proof = { body: { paper, on: '2026-02-09' } };
  expect(refusal(await founder.call('POST', `${path}/payment`, proof)).code).toBe('paper-not-found');
});
