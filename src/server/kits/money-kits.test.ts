import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiBase } from '#contract/operation.ts';
import { pdfTexts } from '../paper-checks/testing/read-pdf.ts';
import { anAccount, aStaffMember, formationOf, moneyOf } from '../payments/testing/money.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import type { TestApp } from '../platform/testing/test-app.ts';
import { anAcceptedQuote } from '../quotes/testing/an-accepted-quote.ts';
import { readCase, readZip } from './testing/read-zip.ts';
import { bringKit, importKit, takeKit } from './testing/take-and-bring.ts';
import { startTwoInstallations, type TwoInstallations } from './testing/two-installations.ts';
import { zipOf } from './testing/zip-of.ts';

let installations: TwoInstallations;
let here: TestApp;
let there: TestApp;
let manager: TestPerson;
let otherManager: TestPerson;
let founder: TestPerson;
let company: string;
beforeAll(async () => {
  installations = await startTwoInstallations();
  ({ here, there, manager, otherManager } = installations);
  founder = await aPerson(here);
  company = (await aCompany(founder)).id;
  await anAcceptedQuote(manager, founder, company, [{ label: 'Our service', amount: 200_000 }]);
  const clerk = await aStaffMember(here, 'finance');
  const account = await anAccount(manager);
  const paid = await clerk.call('POST', `/operator/companies/${company}/payments`, {
    body: {
      ...{ kind: 'received', case: await formationOf(here, company), on: '2026-01-05', account },
      ...{ amount: 300_000, currency: 'AED', reference: 'TT 1', payer: 'Ana' },
    },
  });
  const transaction = moneyOf(paid.body).transactions.find(({ kind }) => kind === 'received')?.id;
  const issuer = { name: 'Harbour Agents', address: 'Dubai', country: 'AE', vatNumber: '', peppolId: '' };
  const { body } = await manager.call('POST', '/operator/issuers', { body: issuer });
  const receipt = await clerk.call('POST', `/operator/companies/${company}/receipts`, {
    body: { issuer: body.issuers[0].id, transaction },
  });
  if (receipt.status !== 201) throw new Error(`no receipt: ${JSON.stringify(receipt.body)}`);
});
afterAll(() => installations.close());

type Record = Awaited<ReturnType<typeof readCase>>;

const money = ['quotes', 'ledger', 'payments', 'invoices', 'documents', 'signing'];

/** The sections about money and papers, with ids numbered by where they first stand. */
function comparable({ sections }: Record): unknown {
  const ids = new Map<string, string>();
  const some = Object.fromEntries(money.map((name) => [name, sections[name]]));
  const idOf = (id: string) => {
    const known = ids.get(id) ?? `id ${ids.size}`;
    ids.set(id, known);
    return known;
  };
  // What was hashed is text, and has the ids that it was made with.
  return JSON.parse(JSON.stringify(some), (name, value) =>
    typeof value === 'string' && (name === 'file' || value.length === 36)
      ? value.replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/, idOf)
      : value,
  );
}

test('D11: quotes, ledger and invoices go along, and come back as they were, under their issuer’s numbers', async () => {
  const first = await takeKit(here, manager, company, true);
  const record = await readCase(first);
  const [invoice] = record.sections.invoices.invoices;
  expect(invoice).toMatchObject({ kind: 'receipt', file: `invoices/${invoice.id}.pdf` });
  expect(record.sections.quotes.decisions).toMatchObject([{ kind: 'accepted', typedName: 'Ana Example' }]);
  const [version] = record.sections.quotes.versions;
  expect(createHash('sha256').update(version.content).digest('hex')).toBe(version.hash);
  const page = (await readZip(first)).get('index.html')?.toString('utf8');
  expect(page).toContain('Entries of the ledger');

  const done = await importKit(otherManager, (await bringKit(there, otherManager, first)).id, true);
  expect(done.state).toBe('done');
  const copy = done.preview?.companyId ?? '';
  const second = await takeKit(there, otherManager, copy, true);
  const [before, after] = [record, await readCase(second)];
  expect(after.sections.invoices.invoices[0]).toMatchObject({ number: invoice.number, hash: invoice.hash });
  expect(sums(after)).toEqual(sums(before));
  const pdf = (await readZip(second)).get(after.sections.invoices.invoices[0].file);
  expect(pdf?.equals((await readZip(first)).get(invoice.file) ?? Buffer.alloc(0))).toBe(true);
  // They are no numbers of the other agency, and no money of its own.
  const own = await there.query(
    'select count(*)::int as count from invoices union all select count(*) from invoice_numbers union all select count(*) from ledger_entries',
  );
  expect(own.rows.map(({ count }) => Number(count))).toEqual([0, 0, 0]);

  // They are read there, apart from all that counts: each figure as it was here, and the file as it was issued.
  const mine = await manager.call('GET', `/operator/companies/${company}/payments`);
  const [original] = mine.body.payments.cases;
  const moved = await otherManager.call('GET', `/operator/companies/${copy}/payments`);
  const { cases, carriedOver } = moved.body.payments;
  expect(cases).toEqual([]);
  expect(carriedOver).toMatchObject({
    positions: original.positions,
    quotes: [{ number: record.sections.quotes.quotes[0].number, acceptedBy: 'Ana Example', hasFile: true }],
    invoices: [{ number: invoice.number, hasFile: true }],
  });
  expect(carriedOver.positions[0].comesBack).toBeGreaterThan(0);
  expect(carriedOver.lines.map(amountsOf)).toEqual(original.lines.map(amountsOf));
  expect(carriedOver.transactions.map(({ kind, amount }: Record) => [kind, amount])).toEqual(
    original.transactions.map(({ kind, amount }: Record) => [kind, amount]),
  );
  expect(carriedOver.transactions.some(({ isReversible }: Record) => isReversible)).toBe(false);
  const carried = `/operator/companies/${copy}/carried-over`;
  for (const [path, number] of [
    [`${carried}/invoices/${carriedOver.invoices[0].id}/file`, invoice.number],
    [`${carried}/quotes/${carriedOver.quotes[0].id}/file`, carriedOver.quotes[0].number],
  ]) {
    const file = await there.fetch(`${apiBase}${path}`, { headers: { cookie: otherManager.cookie } });
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toMatch(/^attachment/);
    const texts = await pdfTexts(new Uint8Array(await file.arrayBuffer()));
    expect(texts.join(' ')).toContain(number);
  }
  const strange = await otherManager.call('GET', `${carried}/quotes/${crypto.randomUUID()}/file`);
  expect(refusal(strange)).toEqual({ status: 404, code: 'quote-not-found' });
  expect(mine.body.payments.carriedOver).toBeNull();

  const back = await importKit(manager, (await bringKit(here, manager, second)).id, true);
  const third = await readCase(await takeKit(here, manager, back.preview?.companyId ?? '', true));
  expect(numbersOf(third)).toEqual(numbersOf(record));
  expect(comparable(third)).toEqual(comparable(record));
});

const amountsOf = ({ id: _, ...line }: Record) => line;

/** What each transaction adds up to. */
const sums = ({ sections }: Record) => {
  const totals = new Map<string, number>();
  for (const { transactionId, amount } of sections.ledger.entries) {
    totals.set(transactionId, (totals.get(transactionId) ?? 0) + amount);
  }
  return [...totals.values()];
};
const numbersOf = ({ sections }: Record) => [
  sections.quotes.quotes.map(({ number }: { number: string }) => number),
  sections.invoices.invoices.map(({ number }: { number: string }) => number),
];

test.each([
  ['that does not balance', (entry: Record) => Object.assign(entry, { amount: entry.amount + 1 })],
  ['in a currency that nobody here knows', (entry: Record) => Object.assign(entry, { currency: 'XXX' })],
])('a ledger %s is refused whole', async (_, spoil) => {
  const files = await readZip(await takeKit(here, manager, company, true));
  const record = JSON.parse(files.get('case.json')?.toString('utf8') ?? '');
  spoil(record.sections.ledger.entries[0]);
  files.set('case.json', Buffer.from(JSON.stringify(record)));
  const before = await there.query('select count(*)::int as count from companies');
  const kit = await bringKit(there, otherManager, await zipOf(files));
  const refused = kit.state === 'ready' ? await importKit(otherManager, kit.id, true) : kit;
  expect(refused.problem).toBe('not-matching-schema');
  expect((await there.query('select count(*)::int as count from companies')).rows).toEqual(before.rows);
});
