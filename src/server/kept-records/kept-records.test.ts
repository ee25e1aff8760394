import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeClosedAccounts } from '../account-closing/remove-closed-accounts.ts';
import { emailsTo } from '../mail/testing/emails.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { anAccount, aStaffMember, formationOf, moneyOf } from '../payments/testing/money.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { anAcceptedQuote } from '../quotes/testing/an-accepted-quote.ts';
import { eraseKeptAccounts } from './keep-accounts.ts';

const day = 24 * 60 * 60 * 1000;
let ahead = 0;
let app: TestApp;
let manager: TestPerson;
let finance: TestPerson;
let founder: TestPerson;
let company: string;
let other: string;

beforeAll(async () => {
  app = await startTestApp({
    settings: { RATE_LIMIT: 'off' },
    replace: { clock: () => new Date(Date.now() + ahead) },
  });
  manager = await anOperator(app);
  finance = await aStaffMember(app, 'finance');
  founder = await aPerson(app);
  company = (await aCompany(founder, { name: 'Leaving Trading' })).id;
  await anAcceptedQuote(manager, founder, company, [{ label: 'Our service', amount: 200_000 }]);
  const staying = await aPerson(app);
  other = (await aCompany(staying, { name: 'Staying Trading' })).id;
  await anAcceptedQuote(manager, staying, other, [{ label: 'Our service', amount: 200_000 }]);
  // A second quote that nobody accepts.
  await manager.call('POST', `/operator/companies/${company}/quotes`);
  const account = await anAccount(manager);
  const paid = await finance.call('POST', `/operator/companies/${company}/payments`, {
    body: {
      ...{ kind: 'received', case: await formationOf(app, company), on: '2026-01-05', account },
      ...{ amount: 300_000, currency: 'AED', reference: 'TT 1', payer: 'Ana Secret' },
    },
  });
  const transaction = moneyOf(paid.body).transactions.find(({ kind }) => kind === 'received')?.id;
  // A payment that was recorded for another client first.
  const wrong = await finance.call('POST', `/operator/companies/${other}/payments`, {
    body: {
      ...{ kind: 'received', case: await formationOf(app, other), on: '2026-01-06', account },
      ...{ amount: 10_000, currency: 'AED', reference: 'TT 2', payer: 'Ben Secret' },
    },
  });
  const moved = moneyOf(wrong.body).transactions.find(({ kind }) => kind === 'received')?.id;
  const answer = await finance.call('POST', `/operator/companies/${other}/payments/${moved}/move`, {
    body: { company, case: await formationOf(app, company), reason: 'It is of Ben Secret' },
  });
  if (answer.status !== 200) throw new Error(`not moved: ${JSON.stringify(answer.body)}`);
  const content = [
    'Date,Details,Name,Amount',
    '2026-01-05,TT 1,ANA SECRET,3000.00',
    '2026-01-07,TT 3,CARA SECRET,7.00',
    '2026-01-08,TT 4,DORA SECRET,8.00',
    '',
  ].join('\n');
  await finance.call('POST', `/operator/bank-accounts/${account}/statements`, {
    body: { fileName: 'january.csv', content },
  });
  const { movements } = (await finance.call('GET', '/operator/statement-lines')).body;
  for (const [amount, body] of [
    [300_000, { is: 'recorded', company, transaction }],
    [700, { is: 'left-out', reason: 'Rent of Cara Secret' }],
  ]) {
    const movement = movements.find((each: { amount: number }) => each.amount === amount);
    const settled = await finance.call('POST', `/operator/statement-lines/${movement.id}/settlement`, {
      body,
    });
    if (settled.status !== 200) throw new Error(`not settled: ${JSON.stringify(settled.body)}`);
  }
  const issuer = { name: 'Harbour Agents', address: 'Dubai', country: 'AE', vatNumber: '', peppolId: '' };
  const { body } = await manager.call('POST', '/operator/issuers', { body: issuer });
  await finance.call('POST', `/operator/companies/${company}/receipts`, {
    body: { issuer: body.issuers[0].id, transaction },
  });
});
afterAll(() => app.close());

const count = async (from: string) =>
  Number((await app.query(`select count(*) as count from ${from}`)).rows[0].count);
const kept = async (person = finance) => (await person.call('GET', '/operator/kept-records')).body.companies;
const until = () => `${new Date().getUTCFullYear() + 7}-12-31`;

test('E12: closing the account says before which accounts stay, how long and why', async () => {
  const { body } = await founder.call('GET', '/account/closing');
  expect(body.companies[0].keptAccounts).toEqual({
    quotes: 1,
    invoices: 1,
    rule: 'ae-corporate-tax-law',
    until: until(),
  });
  const closed = await founder.call('POST', '/account/close', {
    body: { currentPassword: founder.password, endsOpenCases: true },
  });
  expect(closed.status).toBe(200);
  expect(await kept()).toEqual([]);
});

test('an accepted quote, its receipt and the ledger stay, and other quotes go with the company', async () => {
  ahead += 15 * day;
  const balances = () => app.query('select sum(amount) as sum, account from ledger_entries group by account');
  const before = (await balances()).rows;
  await removeClosedAccounts(app.services);
  expect(await count(`companies where id = '${company}'`)).toBe(0);
  expect(await count(`quotes where company_id = '${company}'`)).toBe(1);
  const [gone] = await kept();
  expect(gone).toMatchObject({
    name: 'Leaving Trading',
    papers: null,
    accounts: {
      rule: 'ae-corporate-tax-law',
      sources: [{ url: expect.stringContaining('article-56') }],
      quotes: [{ version: 1, acceptedBy: 'Ana Example' }],
      invoices: [{ kind: 'receipt', gross: 300_000 }],
    },
  });
  expect(gone.accounts.movements).toBeGreaterThan(0);
  expect((await balances()).rows).toEqual(before);
  const [email] = (await emailsTo(app, founder.email)).toReversed();
  expect(JSON.stringify(email)).toContain('Of Leaving Trading the agency keeps 1 accepted quote');
});

test('finance opens them, each opening stands in the log, and others do not see them', async () => {
  const [{ id, accounts }] = await kept();
  const quote = `/operator/kept-records/${id}/quotes/${accounts.quotes[0].id}/pdf`;
  const invoice = `/operator/kept-records/${id}/invoices/${accounts.invoices[0].id}/pdf`;
  for (const path of [quote, invoice]) {
    const file = await finance.call('GET', path);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-type')).toBe('application/pdf');
  }
  const { rows } = await app.query(
    "select subject from audit_entries where action = 'kept-record-opened' order by at",
  );
  expect(rows.map(({ subject }) => subject)).toEqual([
    accounts.quotes[0].number,
    accounts.invoices[0].number,
  ]);
  const worker = await aStaffMember(app, 'case-worker');
  for (const path of ['/operator/kept-records', quote, invoice]) {
    expect(refusal(await worker.call('GET', path))).toEqual({ status: 403, code: 'right-required' });
  }
  // Who works for some clients alone sees nothing of a company that is nobody's client.
  const limited = await aStaffMember(app, 'finance');
  await app.query('update operators set own_clients_only = true where user_id = $1', [limited.id]);
  expect(await kept(limited)).toEqual([]);
  expect((await limited.call('GET', quote)).status).toBe(404);
});

test('a company that is there is not opened this way', async () => {
  const { rows } = await app.query('select id from quotes where company_id = $1', [other]);
  const opened = await manager.call('GET', `/operator/kept-records/${other}/quotes/${rows[0].id}/pdf`);
  expect(refusal(opened)).toEqual({ status: 404, code: 'quote-not-found' });
});

test('nothing is erased before its day, and after it quote, invoice and names go; amounts stay', async () => {
  ahead += 6 * 365 * day;
  await eraseKeptAccounts(app.services);
  expect(await count('kept_accounts')).toBe(1);
  for (const statement of [
    `delete from quotes where company_id = '${company}'`,
    `delete from invoices where company_id = '${company}'`,
    `update ledger_transactions set detail = '{}' where company_id = '${company}'`,
    `select landfall_erase_accounts('${company}', current_date)`,
    `select landfall_erase_accounts('${other}', '9999-12-31')`,
  ]) {
    await expect(app.query(statement), statement).rejects.toThrow(/kept|append-only|permission denied/);
  }
  expect(await count("statement_lines where party ~* 'secret'")).toBe(3);
  const inBank = await app.query('select sum(amount) as sum from statement_lines');
  const entries = await count(`ledger_entries where company_id = '${company}'`);
  ahead += 2 * 365 * day;
  await eraseKeptAccounts(app.services);
  expect(await count('kept_accounts')).toBe(0);
  expect(await count(`quotes where company_id = '${company}'`)).toBe(0);
  expect(await count(`quote_versions where company_id = '${company}'`)).toBe(0);
  expect(await count(`invoices where company_id = '${company}'`)).toBe(0);
  expect(await count(`ledger_entries where company_id = '${company}'`)).toBe(entries);
  expect(await count("ledger_transactions where detail::text ~* 'secret'")).toBe(0);
  expect(await count(`quotes where company_id = '${other}'`)).toBe(1);
  // Movements of the bank: the client's, one that was left out with words of its own, and one that nobody settled.
  expect(await count("statement_lines where concat(party, text, left_out_because) ~* 'secret|TT'")).toBe(0);
  expect(await count('statement_lines where left_out_because is not null')).toBe(1);
  expect((await app.query('select sum(amount) as sum from statement_lines')).rows).toEqual(inBank.rows);
});
