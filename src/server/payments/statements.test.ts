import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { OpenMovement } from '#contract/statements.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { accept, anAccount, aStaffMember, formationOf, moneyOf } from './testing/money.ts';

let app: TestApp;
let clerk: TestPerson;
let manager: TestPerson;
let account: string;
let iban: string;
let company: string;
let caseId: string;
let reference: string;
beforeAll(async () => {
  app = await startTestApp({
    settings: { RATE_LIMIT: 'off' },
    replace: { clock: () => new Date('2026-02-10T09:00:00Z') },
  });
  manager = await aStaffMember(app, 'manager');
  clerk = await aStaffMember(app, 'finance');
});
afterAll(() => app.close());
beforeEach(async () => {
  iban = 'AE070331234567890123456';
  await app.query('update bank_accounts set number = id::text where number = $1', [iban]);
  account = await anAccount(manager, { number: iban });
  const founder = await aPerson(app);
  company = (await aCompany(founder, { name: 'Nordlicht Design' })).id;
  caseId = await formationOf(app, company);
  await accept(app, company);
  reference = moneyOf((await clerk.call('GET', `/operator/companies/${company}/payments`)).body).requests[0]
    ?.reference as string;
});

const statement = (content: string, more: object = {}) => ({
  body: { fileName: 'january.csv', content, ...more },
});
const preview = (content: string, more = {}) =>
  clerk.call('POST', `/operator/bank-accounts/${account}/statements/preview`, statement(content, more));
const load = (content: string) =>
  clerk.call('POST', `/operator/bank-accounts/${account}/statements`, statement(content));
const open = async (): Promise<OpenMovement[]> =>
  (await clerk.call('GET', '/operator/statement-lines')).body.movements.filter(
    (each: OpenMovement) => each.account === account,
  );
const settle = (id: string | undefined, body: object) =>
  clerk.call('POST', `/operator/statement-lines/${id}/settlement`, { body });

test('a table is understood by its headings; the same statement twice brings nothing twice', async () => {
  const csv = `Booking date;Description;Name;Amount\n03.02.2026;Fee ${reference};Nordlicht;7.900,00\n04.02.2026;Bank fees;;-25,00\nTotal;;;\n`;
  const { body } = await preview(csv);
  expect(body).toMatchObject({ format: 'csv', columns: ['day', 'text', 'party', 'amount'], unreadRows: [4] });
  expect(body.movements).toMatchObject([
    { on: '2026-02-03', amount: 790_000, isKnown: false },
    { on: '2026-02-04', amount: -2_500, isKnown: false },
  ]);
  expect((await load(csv)).body).toMatchObject({ added: 2, known: 0 });
  expect((await load(csv)).body).toMatchObject({ added: 0, known: 2 });
  const both = await Promise.all([load(`${csv}05.02.2026;x;y;1,00\n`), load(`${csv}05.02.2026;x;y;1,00\n`)]);
  expect(both.map(({ body: { added } }) => added).toSorted()).toEqual([0, 1]);
});

test('a movement is suggested by reference, amount and name, and posted once a person says so', async () => {
  await load(`Date,Details,Name,Amount\n2026-02-03,${reference},NORDLICHT DESIGN,7900.00\n`);
  const [movement] = await open();
  expect(movement?.matches[0]).toMatchObject({
    kind: 'request',
    company: { id: company },
    difference: 0,
    because: ['reference', 'amount', 'name'],
  });
  const payment = { is: 'payment', company, case: caseId, currency: 'AED' };
  const answers = await Promise.all([settle(movement?.id, payment), settle(movement?.id, payment)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const money = moneyOf((await clerk.call('GET', `/operator/companies/${company}/payments`)).body);
  expect(money.positions).toMatchObject([{ received: 790_000, due: 0 }]);
});

test('what was recorded by hand is matched and not posted again; the month then equals the statement', async () => {
  await clerk.call('POST', `/operator/companies/${company}/payments`, {
    body: {
      kind: 'received',
      case: caseId,
      on: '2026-02-02',
      account,
      amount: 100_000,
      currency: 'AED',
      reference: 'TT-77',
      payer: '',
    },
  });
  await load('Date,Details,Name,Amount\n2026-02-03,TT-77,,1000.00\n2026-02-04,Charges,,-25.00\n');
  const month = async () =>
    (await clerk.call('GET', '/operator/money/months/2026-02')).body.month.accounts.find(
      (each: { account: { id: string } }) => each.account.id === account,
    );
  expect(await month()).toMatchObject({ inLedger: 100_000, inStatement: 97_500, isEqual: false });
  const [transfer, charges] = await open();
  const [match] = transfer?.matches ?? [];
  expect(match).toMatchObject({ kind: 'transaction', because: ['amount', 'reference'] });
  const recorded = { is: 'recorded', company, transaction: match?.id };
  expect(refusal(await settle(charges?.id, recorded)).code).toBe('transaction-not-found');
  expect((await settle(transfer?.id, recorded)).status).toBe(200);
  await settle(charges?.id, { is: 'left-out', reason: 'Fees of the bank' });
  expect(await month()).toMatchObject({ leftOut: -2_500, difference: 0, isEqual: true });
  const days = 'from=2026-02-01&until=2026-02-28';
  const listed = await clerk.call('GET', `/operator/money/entries?${days}`);
  const own = listed.body.accounts.find((each: { account: { id: string } }) => each.account.id === account);
  expect(own).toEqual(await month());
  const file = async (filter: string) => {
    const { body } = await clerk.call('GET', `/operator/money/entries/export?${days}${filter}`);
    return body.trim().split('\r\n').slice(1);
  };
  expect(await file(`&company=${company}`)).toEqual([
    expect.stringMatching(/,Received,.*,1000.00,1000.00,In both,$/),
  ]);
  expect((await file('&state=left-out')).some((row: string) => row.endsWith('Fees of the bank'))).toBe(true);
  expect(await file(`&company=${company}&state=unmatched`)).toEqual([]);
  expect(
    refusal(await clerk.call('GET', '/operator/money/entries?from=2026-02-02&until=2026-02-01')).code,
  ).toBe('period-unusable');
});

const camt = (entries: string, head = '', number = iban) =>
  `<?xml version="1.0"?>${head}<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
  <Acct><Id><IBAN>${number}</IBAN></Id><Ccy>AED</Ccy></Acct>
  <Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="AED">900.50</Amt><CdtDbtInd>CRDT</CdtDbtInd></Bal>
  ${entries}</Stmt></BkToCstmrStmt></Document>`;
const entry = (amount: string, more = '') =>
  `<Ntry><Amt Ccy="AED">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
   <BookgDt><Dt>2026-02-03</Dt></BookgDt><AcctSvcrRef>S-1</AcctSvcrRef>${more}</Ntry>`;

test('CAMT.053 is read with references, names and balances; what is only announced is left out', async () => {
  const detail = `<NtryDtls><TxDtls><RltdPties><Dbtr><Pty><Nm>Nordlicht &amp; Co</Nm></Pty></Dbtr></RltdPties>
    <RmtInf><Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf></TxDtls></NtryDtls>`;
  const pending = entry('5').replace('BOOK', 'PDNG');
  const { body } = await preview(camt(entry('900.50', detail) + pending));
  expect(body).toMatchObject({ format: 'camt.053', closing: 90_050, opening: null });
  expect(body.movements).toEqual([
    { on: '2026-02-03', amount: 90_050, party: 'Nordlicht & Co', text: reference, isKnown: false },
  ]);
  const other = camt(entry('1'), '', 'DE89370400440532013000');
  expect(refusal(await preview(other)).code).toBe('statement-of-another-account');
});

test.each([
  ['entities', camt(entry('1'), '<!DOCTYPE d [<!ENTITY a "b">]>')],
  ['an external file', camt(entry('1'), '<!DOCTYPE d SYSTEM "file:///etc/passwd">')],
  ['tags without an end', camt(entry('1')).slice(0, -20)],
  ['deep nesting', `<Document>${'<a>'.repeat(2_000)}${'</a>'.repeat(2_000)}</Document>`],
  ['a prototype', '<Document><__proto__><BkToCstmrStmt/></__proto__></Document>'],
  ['no statement', '<Document/>'],
  ['a fraction of a fil', camt(entry('1.005'))],
])('hostile or broken XML is refused: %s', async (_, content) => {
  expect(refusal(await preview(content)).code).toBe('statement-unreadable');
});
