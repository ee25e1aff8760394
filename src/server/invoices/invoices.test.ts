import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { StaffInvoices } from '#contract/invoices.ts';
import { pdfTexts } from '../paper-checks/testing/read-pdf.ts';
import { anAccount, aStaffMember, formationOf } from '../payments/testing/money.ts';
import { type Answer, aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { anAcceptedQuote } from '../quotes/testing/an-accepted-quote.ts';

const name = 'شركة الأفق الأزرق للتجارة العامة';
const agency = {
  name: 'Harbour Agents FZ-LLC',
  address: 'Office 12\nDubai',
  country: 'AE',
  vatNumber: '100234567800003',
  peppolId: '',
};
const client = {
  name: 'Horizon Trading FZCO',
  address: 'Silicon Oasis\nDubai',
  country: 'AE',
  vatNumber: '',
  peppolId: '',
};
const today = new Date().toISOString().slice(0, 10);

let app: TestApp;
let manager: TestPerson;
let finance: TestPerson;
let founder: TestPerson;
let company: string;
let issuer: string;
let path: string;
beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  manager = await aStaffMember(app, 'manager');
  finance = await aStaffMember(app, 'finance');
});
afterAll(() => app.close());
beforeEach(async () => {
  founder = await aPerson(app);
  company = (await aCompany(founder, { name })).id;
  path = `/operator/companies/${company}/invoices`;
  issuer = await anIssuer();
});

/** A new legal entity: its numbers begin with 1. */
async function anIssuer(fields: object = {}): Promise<string> {
  const before = await manager.call('GET', '/operator/issuers');
  const known = before.body.issuers.map(({ id }: { id: string }) => id);
  const { status, body } = await manager.call('POST', '/operator/issuers', {
    body: { ...agency, ...fields },
  });
  expect(status).toBe(201);
  return body.issuers.find(({ id }: { id: string }) => !known.includes(id)).id;
}

const read = async (): Promise<StaffInvoices> => (await finance.call('GET', path)).body.invoicing;
const all = async () => (await read()).open.map(({ id }) => id);
const issue = async (fields: object = {}, headers = {}): Promise<Answer> =>
  finance.call('POST', path, {
    body: {
      issuer,
      lines: await all(),
      buyer: client,
      suppliedOn: today,
      dueOn: '2999-01-01',
      ...fields,
    },
    headers,
  });
const fileOf = (id: string, format: string) =>
  app.fetch(`/functions/v1${path}/${id}/file?format=${format}`, {
    headers: { cookie: finance.cookie, authorization: `Bearer ${app.anonymousKey}` },
  });
const vatOf = async () => {
  const { rows } = await app.query(
    'select account, sum(amount)::int as amount from ledger_entries where company_id = $1 group by account',
    [company],
  );
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
};

describe('an invoice', () => {
  test('says what the UAE asks of a tax invoice, line by line, and is in the ledger', async () => {
    await anAcceptedQuote(manager, founder, company, [
      { label: 'Company formation', amount: 333_33 },
      { label: 'Bank introduction', amount: 333_33, vat: { treatment: 'zero', rate: 0 } },
    ]);
    const { status, body } = await issue();
    expect(status).toBe(201);
    const [invoice] = (body.invoicing as StaffInvoices).invoices;
    expect(invoice).toMatchObject({
      kind: 'invoice',
      number: 'INV-00001',
      net: 666_66,
      vat: 16_67,
      gross: 683_33,
      buyer: 'Horizon Trading FZCO',
    });
    expect(body.invoicing.open).toEqual([]);
    const { notifications } = (await founder.call('GET', '/notifications')).body;
    expect(notifications[0]).toMatchObject({
      topic: 'money',
      title: expect.stringMatching(/^New invoice INV-00001, due on /),
      path: `/dashboard/invoices?company=${company}`,
    });
    expect(await vatOf()).toMatchObject({
      receivable: 683_33,
      'fee-advance': -666_66,
      'vat-advance': -16_67,
    });

    const pdf = new Uint8Array(await (await fileOf(invoice?.id ?? '', 'pdf')).arrayBuffer());
    const text = (await pdfTexts(pdf)).join('\n');
    for (const particular of [
      'Tax invoice',
      'INV-00001',
      'Harbour Agents FZ-LLC',
      'TRN 100234567800003',
      'Horizon Trading FZCO',
      'Company formation',
      '5%',
      'Zero rate',
    ]) {
      expect(text).toContain(particular);
    }
    expect(text.replaceAll(/\s+/g, ' ')).toContain('AED 683.33');
  });

  test('never changes: neither by the database’s own door nor with its issuer', async () => {
    await anAcceptedQuote(manager, founder, company, [{ label: 'Company formation', amount: 100_000 }]);
    const [invoice] = ((await issue()).body.invoicing as StaffInvoices).invoices;
    await expect(app.query('update invoices set gross = 1 where id = $1', [invoice?.id])).rejects.toThrow();
    await expect(app.query('delete from invoices where id = $1', [invoice?.id])).rejects.toThrow();
    await manager.call('PUT', `/operator/issuers/${issuer}`, {
      body: { ...agency, name: 'Another name' },
      headers: { 'if-match': '"1"' },
    });
    const bytes = Buffer.from(await (await fileOf(invoice?.id ?? '', 'pdf')).arrayBuffer());
    expect((await pdfTexts(bytes)).join()).toContain('Harbour Agents FZ-LLC');
    expect((await read()).invoices[0]?.seller).toBe('Harbour Agents FZ-LLC');
  });

  test('is refused where the law asks for more, at the field that lacks', async () => {
    await anAcceptedQuote(manager, founder, company, [
      { label: 'Company formation', amount: 100_000, currency: 'USD' },
    ]);
    expect(refusal(await issue())).toEqual({ status: 422, code: 'invalid-input', fields: ['rate'] });
    expect(refusal(await issue({ rate: '0' }))).toMatchObject({ fields: ['rate'] });
    const unregistered = await anIssuer({ vatNumber: '' });
    expect(refusal(await issue({ issuer: unregistered }))).toMatchObject({ fields: ['issuer'] });
    expect(refusal(await issue({ lines: [] }))).toMatchObject({ fields: ['lines'] });
    expect(refusal(await issue({ lines: [company] }))).toMatchObject({ code: 'money-line-not-found' });
    expect((await read()).invoices).toEqual([]);

    const { body } = await issue({ rate: '3.6725' });
    const [invoice] = (body.invoicing as StaffInvoices).invoices;
    // Nothing that was refused took a number.
    expect(invoice?.number).toBe('INV-00001');
    const pdf = new Uint8Array(await (await fileOf(invoice?.id ?? '', 'pdf')).arrayBuffer());
    expect((await pdfTexts(pdf)).join().replaceAll(/\s+/g, ' ')).toContain('VAT AED 183.63');
  });

  test('under reverse charge names the number of the recipient, who accounts for the tax', async () => {
    await anAcceptedQuote(
      manager,
      founder,
      company,
      [{ label: 'Advice', amount: 100_000, vat: { treatment: 'reverse-charge', rate: 500 } }],
      'business-abroad',
    );
    const abroad = { ...client, country: 'DE' };
    expect(refusal(await issue({ buyer: abroad }))).toMatchObject({ fields: ['buyer.vatNumber'] });
    const { body } = await issue({ buyer: { ...abroad, vatNumber: 'DE123456789' } });
    const [invoice] = (body.invoicing as StaffInvoices).invoices;
    expect(invoice).toMatchObject({ vat: 0, gross: 100_000 });
    const pdf = new Uint8Array(await (await fileOf(invoice?.id ?? '', 'pdf')).arrayBuffer());
    expect((await pdfTexts(pdf)).join()).toContain('the recipient accounts for the VAT');
  });

  test('numbers have no gaps: clerks at once, repeats and failures', async () => {
    const fees = Array.from({ length: 6 }, (_, index) => ({ label: `Fee ${index}`, amount: 10_001 + index }));
    await anAcceptedQuote(manager, founder, company, fees);
    const lines = await all();
    const keys = lines.map(() => crypto.randomUUID());
    const answers = await Promise.all(
      lines.flatMap((line, index) => [
        issue({ lines: [line] }, { 'idempotency-key': keys[index] }),
        issue({ lines: [line] }, { 'idempotency-key': keys[index] }),
        issue({ lines: [line], issuer: company }),
        issue({ lines: [line], buyer: { ...client, country: 'AE1' } }),
      ]),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { rows } = await app.query(
      'select sequence, number from invoices where company_id = $1 order by sequence',
      [company],
    );
    expect(rows.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(rows.at(-1)?.number).toBe('INV-00006');
    expect((await read()).open).toEqual([]);
  });
});

describe('a credit note', () => {
  test('takes lines back once, keeps what was paid for the client, and lets them be invoiced again', async () => {
    await anAcceptedQuote(manager, founder, company, [
      { label: 'Company formation', amount: 100_000 },
      { label: 'Visa service', amount: 50_000 },
    ]);
    const [invoice] = ((await issue()).body.invoicing as StaffInvoices).invoices;
    const formation = invoice?.lines.find(({ label }) => label === 'Company formation')?.id;
    const credit = (lines: unknown[]) =>
      finance.call('POST', `${path}/${invoice?.id}/credit-notes`, {
        body: { lines, reason: 'The client formed it alone.' },
      });
    const answer = await credit([formation]);
    expect(answer.status).toBe(201);
    const { invoices, open } = answer.body.invoicing as StaffInvoices;
    expect(invoices[0]).toMatchObject({
      kind: 'credit-note',
      number: 'CN-00001',
      gross: 105_000,
      corrects: 'INV-00001',
    });
    expect(open.map(({ label }) => label)).toEqual(['Company formation']);
    expect(await vatOf()).toMatchObject({
      receivable: 52_500,
      'fee-advance': -50_000,
      'vat-advance': -2_500,
    });
    expect(refusal(await credit([formation]))).toEqual({ status: 409, code: 'invoice-credited' });
    const again = (await issue()).body.invoicing as StaffInvoices;
    expect(again.invoices[0]?.number).toBe('INV-00002');
  });

  test('of an invoice that was paid leaves the money with the client, as paid in advance', async () => {
    await anAcceptedQuote(manager, founder, company, [{ label: 'Company formation', amount: 100_000 }]);
    const [invoice] = ((await issue()).body.invoicing as StaffInvoices).invoices;
    const account = await anAccount(manager);
    const payments = `/operator/companies/${company}/payments`;
    const caseId = await formationOf(app, company);
    const ledger = await finance.call('GET', payments);
    const due = ledger.body.payments.cases[0].positions[0].due;
    await finance.call('POST', payments, {
      body: {
        kind: 'received',
        case: caseId,
        on: today,
        account,
        amount: due,
        currency: 'AED',
        reference: '',
        payer: name,
      },
    });
    expect((await vatOf()).receivable ?? 0).toBe(0);
    await finance.call('POST', `${path}/${invoice?.id}/credit-notes`, {
      body: { lines: invoice?.lines.map(({ id }) => id), reason: 'Too early.' },
    });
    expect(await vatOf()).toMatchObject({ 'fee-advance': -100_000, 'vat-advance': -5_000 });
    const { comesBack } = (await finance.call('GET', payments)).body.payments.cases[0].positions[0];
    expect(comesBack).toBe(due);
  });
});

test('a receipt confirms a payment once', async () => {
  await anAcceptedQuote(manager, founder, company, [{ label: 'Company formation', amount: 100_000 }]);
  const account = await anAccount(manager);
  const payment = {
    kind: 'received',
    case: await formationOf(app, company),
    on: today,
    account,
    amount: 5_000,
  };
  await finance.call('POST', `/operator/companies/${company}/payments`, {
    body: { ...payment, currency: 'AED', reference: 'RF18', payer: name },
  });
  const [received] = (await read()).payments;
  const confirm = () =>
    finance.call('POST', `/operator/companies/${company}/receipts`, {
      body: { issuer, transaction: received?.id },
    });
  const answers = await Promise.all([confirm(), confirm()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  const [receipt] = (await founder.call('GET', `/companies/${company}/agency-invoices`)).body.invoices;
  expect(receipt).toMatchObject({ kind: 'receipt', number: 'R-00001', gross: 5_000, buyer: name });
  const answer = await app.fetch(`/functions/v1/companies/${company}/agency-invoices/${receipt.id}/file`, {
    headers: { cookie: founder.cookie, authorization: `Bearer ${app.anonymousKey}` },
  });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const text = (await pdfTexts(new Uint8Array(await answer.arrayBuffer()))).join();
  expect(text).toContain('It is not an invoice.');
});

test('files for accountants: UBL adds up like the invoice, and the CSV has a row for each line', async () => {
  await anAcceptedQuote(manager, founder, company, [
    { label: 'Company <formation> & "more"', amount: 333_33 },
    { label: 'Advice', amount: 100_00, vat: { treatment: 'exempt', rate: 0 } },
  ]);
  const [invoice] = ((await issue()).body.invoicing as StaffInvoices).invoices;
  const file = await fileOf(invoice?.id ?? '', 'xml');
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="INV-00001.xml"');
  const { Invoice } = new XMLParser({ parseTagValue: false, ignoreAttributes: false }).parse(
    await file.text(),
  );
  const totals = Invoice['cac:LegalMonetaryTotal'];
  expect(totals['cbc:TaxInclusiveAmount']).toEqual({ '#text': '450.00', '@_currencyID': 'AED' });
  expect(Invoice['cac:TaxTotal']['cac:TaxSubtotal']).toHaveLength(2);
  expect(Invoice['cac:InvoiceLine'][0]['cac:Item']['cbc:Name']).toBe('Company <formation> & "more"');
  expect(Object.keys(Invoice).indexOf('cac:TaxTotal')).toBeLessThan(
    Object.keys(Invoice).indexOf('cac:LegalMonetaryTotal'),
  );

  const csv = await app.fetch(`/functions/v1/operator/invoices/export?from=${today}&until=${today}`, {
    headers: { cookie: finance.cookie, authorization: `Bearer ${app.anonymousKey}` },
  });
  const rows = (await csv.text())
    .split('\n')
    .filter((line) => line.includes('"more""') || line.includes('Advice'));
  expect(rows.some((row) => row.includes('333.33') && row.includes('16.67') && row.includes('350.00'))).toBe(
    true,
  );
});
