import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { MoneyLine } from '#contract/payments.ts';
import { seededRandom } from '#domain/values/seeded-random.ts';
import { inScope } from '../platform/database/scope.ts';
import { aCompany, aPerson, callerWith, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { openPayments } from './open-payments.ts';
import { anAgencyInstallation } from './testing/agency-installation.ts';
import { expectSound } from './testing/ledger-checks.ts';
import { accept, anAccount, aStaffMember, formationOf, moneyOf } from './testing/money.ts';

const casesInMonth = 50;
const stepsOfCase = 8;

let app: TestApp;
let now = new Date('2026-01-31T09:00:00Z');
let clerk: TestPerson;
let account: string;
let dollars: string;
const cleanUps: (() => Promise<void>)[] = [];
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: () => now } });
  clerk = await aStaffMember(app, 'finance');
  const manager = await aStaffMember(app, 'manager');
  account = await anAccount(manager);
  dollars = await anAccount(manager, { currency: 'USD' });
});
afterAll(() => app.close());
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const record = (company: string, body: object, headers = {}) =>
  clerk.call('POST', `/operator/companies/${company}/payments`, { body, headers });
const readAll = async (company: string) =>
  moneyOf((await clerk.call('GET', `/operator/companies/${company}/payments`)).body);

/** One random thing that a clerk may try; whether it is refused is the ledger's to decide. */
function anAttempt(random: (below: number) => number, caseId: string, lines: readonly MoneyLine[]): object {
  const on = `2026-01-${String(1 + random(30)).padStart(2, '0')}`;
  const line = lines[random(lines.length)] as MoneyLine;
  const amount = 1 + random(400_000);
  const reason = 'Generated';
  const all: object[] = [
    { kind: 'received', account, amount, currency: 'AED', reference: '', payer: '' },
    {
      kind: 'received',
      account: dollars,
      amount,
      currency: 'AED',
      counts: amount * 3 + 7,
      reference: '',
      payer: '',
    },
    { kind: 'paid-on', line: line.id, account, amount, payee: 'DMCC', reference: '' },
    { kind: 'earned', line: line.id, amount },
    { kind: 'owed', line: random(2) ? line.id : null, currency: 'AED', amount, reason },
    { kind: 'returned', account, currency: 'AED', amount, reference: '' },
    { kind: 'allotted', from: null, line: line.id, currency: 'AED', amount, reason },
    { kind: 'waived', line: line.id, amount, reason },
  ];
  // Half of what happens is money that arrives.
  const chosen = random(2) ? all[random(2)] : all[random(all.length)];
  return { case: caseId, on, ...chosen };
}

test('a month of 50 cases balances, whatever clerks try, two at a time', async () => {
  const random = seededRandom(20_260_131);
  const statuses = new Map<number, number>();
  for (let count = 0; count < casesInMonth; count += 1) {
    const company = (await aCompany(await aPerson(app))).id;
    const fee = 1 + random(300_000);
    await accept(app, company, {
      lines: [
        { id: 'fee', label: 'Fee', payee: 'fee', currency: 'AED', amount: fee + 1, vat: random(fee) },
        {
          id: 'a',
          label: 'Licence',
          payee: 'government',
          currency: 'AED',
          amount: 1 + random(500_000),
          vat: 0,
        },
        { id: 'b', label: 'Desk', payee: 'others', currency: 'AED', amount: 1 + random(90_000), vat: 0 },
      ],
    });
    const caseId = await formationOf(app, company);
    const { lines } = await readAll(company);
    for (let step = 0; step < stepsOfCase / 2; step += 1) {
      const pair = [anAttempt(random, caseId, lines), anAttempt(random, caseId, lines)];
      for (const { status } of await Promise.all(pair.map((body) => record(company, body)))) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    }
    const { transactions } = await readAll(company);
    const chosen = transactions[random(transactions.length)];
    if (chosen?.kind !== 'quoted') {
      await clerk.call('POST', `/operator/companies/${company}/payments/${chosen?.id}/reversal`, {
        body: { reason: 'Generated' },
      });
    }
  }
  await expectSound(app.query);
  // Both happened often: what is possible is done, what is not is refused with a sentence.
  expect([...statuses.keys()].toSorted()).toEqual([201, 409]);
  expect(Math.min(...statuses.values())).toBeGreaterThan(50);
});

test('twenty faults in a month are each refused, and change nothing', async () => {
  now = new Date('2026-01-31T09:00:00Z');
  const company = (await aCompany(await aPerson(app))).id;
  const other = (await aCompany(await aPerson(app))).id;
  await accept(app, company);
  await accept(app, other);
  const caseId = await formationOf(app, company);
  const otherCase = await formationOf(app, other);
  const base = { case: caseId, on: '2026-01-10' };
  await record(company, {
    ...base,
    kind: 'received',
    account,
    amount: 600_000,
    currency: 'AED',
    reference: '',
    payer: '',
  });
  const { lines, transactions } = await readAll(company);
  const lineOf = (label: string) => lines.find((line) => line.label === label)?.id;
  const foreign = (await readAll(other)).lines[0]?.id;
  const [received] = transactions;
  const reason = 'Fault';
  const undo = (id: string | undefined) => ({ path: `/${id}/reversal`, body: { reason } });
  const pay = {
    ...base,
    kind: 'paid-on',
    line: lineOf('Licence'),
    account,
    amount: 100,
    payee: 'DMCC',
    reference: '',
  };
  const arrives = {
    ...base,
    kind: 'received',
    account,
    amount: 100,
    currency: 'AED',
    reference: '',
    payer: '',
  };
  const faults: [name: string, fault: { path?: string; body: object }, code: string][] = [
    ['more paid on than held', { body: { ...pay, amount: 500_001 } }, 'money-not-there'],
    ['paid from another line', { body: { ...pay, line: lineOf('Our fee') } }, 'money-not-there'],
    ['a line of another client', { body: { ...pay, line: foreign } }, 'money-line-not-found'],
    ['a case of another client', { body: { ...pay, case: otherCase } }, 'case-not-found'],
    ['an unknown account', { body: { ...pay, account: randomUUID() } }, 'bank-account-not-found'],
    ['a receipt that is not there', { body: { ...pay, paper: randomUUID() } }, 'paper-not-found'],
    ['an account in dollars without its amount', { body: { ...pay, account: dollars } }, 'invalid-input'],
    ['an amount of nothing', { body: { ...arrives, amount: 0 } }, 'invalid-input'],
    ['a negative amount', { body: { ...arrives, amount: -5 } }, 'invalid-input'],
    ['a fraction of a fil', { body: { ...arrives, amount: 0.5 } }, 'invalid-input'],
    [
      'an amount past every limit',
      { body: { ...arrives, amount: Number.MAX_SAFE_INTEGER } },
      'invalid-input',
    ],
    ['a day that does not exist', { body: { ...arrives, on: '2026-02-30' } }, 'invalid-input'],
    ['a day to come', { body: { ...arrives, on: '2026-02-02' } }, 'invalid-input'],
    ['a currency that nobody has', { body: { ...arrives, currency: 'XXX' } }, 'invalid-input'],
    [
      'more earned than received',
      { body: { ...base, kind: 'earned', line: lineOf('Our fee'), amount: 210_001 } },
      'money-not-there',
    ],
    [
      'more returned than owed',
      { body: { ...base, kind: 'returned', account, currency: 'AED', amount: 1, reference: '' } },
      'money-not-there',
    ],
    [
      'more taken off than due',
      { body: { ...base, kind: 'waived', line: lineOf('Licence'), amount: 1, reason } },
      'money-not-there',
    ],
    ['an agreement taken back', undo(transactions.at(-1)?.id), 'transaction-not-found'],
    ['an entry that is not there', undo(randomUUID()), 'transaction-not-found'],
    [
      'a payment moved to where it is',
      { path: `/${received?.id}/move`, body: { company, case: caseId, reason } },
      'transaction-not-found',
    ],
  ];
  expect(faults).toHaveLength(20);
  const before = await readAll(company);
  for (const [name, { path = '', body }, code] of faults) {
    const answer = await clerk.call('POST', `/operator/companies/${company}/payments${path}`, { body });
    expect([name, answer.body.code]).toEqual([name, code]);
  }
  expect(await readAll(company)).toEqual(before);
  await expectSound(app.query);
});

test('a server that is killed loses and doubles no payment that is sent again', async () => {
  const installation = await anAgencyInstallation();
  cleanUps.push(installation.remove);
  const { owner, server, staff } = installation;
  const founder = await aPerson(server);
  const company = (await aCompany(founder)).id;
  const added = await staff.call('POST', '/operator/bank-accounts', {
    body: { currency: 'AED', holder: 'A', bank: 'B', number: '1', bic: '', note: '', isOffered: true },
  });
  const bank = added.body.accounts[0].id;
  const { rows } = await owner.query('select id from cases where company_id = $1', [company]);
  const caseId = rows[0].id;
  const quote = {
    ...{ companyId: company, caseId, quoteId: randomUUID(), number: 'Q-1', version: 1 },
    acceptedOn: '2026-01-05' as const,
    lines: [
      {
        id: 'a',
        label: 'Licence',
        payee: 'government' as const,
        currency: 'AED' as const,
        amount: 90_000,
        vat: 0,
      },
    ],
  };
  const by = { id: staff.id, name: 'Ana', at: new Date() };
  await inScope({ pool: owner }, 'installation', (transaction) => openPayments(transaction, quote, by));

  const today = new Date().toISOString().slice(0, 10);
  const keys = Array.from({ length: 60 }, () => randomUUID());
  const send = async (origin: typeof server, key: string) => {
    const authorization = `Bearer ${origin.anonymousKey}`;
    const answer = await callerWith(origin, { authorization, cookie: staff.cookie })(
      'POST',
      `/operator/companies/${company}/payments`,
      {
        body: {
          kind: 'received',
          case: caseId,
          on: today,
          account: bank,
          amount: 1_000,
          currency: 'AED',
          reference: '',
          payer: '',
        },
        headers: { 'idempotency-key': key },
      },
    ).catch(() => undefined);
    return answer?.status;
  };
  let answered = 0;
  const first = keys.map(async (key) => {
    const status = await send(server, key);
    if (status === 201) answered += 1;
    if (answered === 20) server.kill('SIGKILL');
  });
  await Promise.all(first);
  expect(await server.ended).toBe('SIGKILL');

  const again = await installation.start();
  // A request that was under way is held for a minute, in case its server still lives.
  for (const key of keys) await expect.poll(() => send(again, key), { timeout: 120_000 }).toBe(201);
  const { rows: received } = await owner.query(
    'select sum(received)::int as sum, sum(comes_back)::int as back from ledger_positions where company_id = $1',
    [company],
  );
  expect(received).toEqual([{ sum: 60_000, back: 60_000 }]);
  await expectSound((text, values) => owner.query(text, values));
});
