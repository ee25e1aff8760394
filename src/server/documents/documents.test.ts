import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentListView, MadeDocumentView } from '#contract/documents.ts';
import { apiBase } from '#contract/operation.ts';
import { companyTypes, countries } from '#domain/catalogue/choices.ts';
import { signatureIn, templatesFor } from '#domain/documents/document-template.ts';
import { anOperator } from '../operator/testing/an-operator.ts';
import { pdfTexts } from '../paper-checks/testing/read-pdf.ts';
import { uploadPaper } from '../papers/testing/upload-paper.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { readTemplates } from './index.ts';
import { aRecordedCompany } from './testing/a-recorded-company.ts';

const now = () => new Date('2026-03-01T10:00:00Z');

let app: TestApp;
let omar: TestPerson;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: now } });
  app.services.jobs.begin();
  omar = await aPerson(app, { fullName: 'Omar Haddad' });
});
afterAll(() => app.close());

const list = async (companyId: string, person = omar): Promise<DocumentListView> =>
  (await person.call('GET', `/companies/${companyId}/documents`)).body.list;

interface Order {
  party?: string | null;
  choices?: Record<string, string>;
  rebuilds?: string | null;
}

const order = (
  companyId: string,
  template: string,
  { party = null, choices = {}, rebuilds = null }: Order = {},
) => omar.call('POST', `/companies/${companyId}/documents`, { body: { template, party, choices, rebuilds } });

async function make(companyId: string, template: string, more?: Order): Promise<MadeDocumentView> {
  const { status, body } = await order(companyId, template, more);
  if (status !== 201) throw new Error(`${template} answered ${status}: ${JSON.stringify(body)}`);
  return body.document;
}

async function fileOf(companyId: string, { paper, version }: MadeDocumentView): Promise<Uint8Array> {
  const path = `${apiBase}/companies/${companyId}/papers/${paper}/versions/${version}/file`;
  const answer = await app.fetch(path, {
    headers: { authorization: `Bearer ${app.anonymousKey}`, cookie: omar.cookie },
  });
  expect(answer.status).toBe(200);
  return new Uint8Array(await answer.arrayBuffer());
}

const opensAccount = (person: string) => ({ purpose: 'open-account', person, bank: 'Wio Bank' });

describe('A10: a document is made from the record', () => {
  test('and kept among the papers, with what the record says and nothing left blank', async () => {
    const names = [
      'Omar Haddad',
      'شركة الميناء للتجارة العامة',
      'Aya-Maximiliane von Hohenstein-Wittelsbach de la Torre',
    ];
    const { id, parties } = await aRecordedCompany(omar, names);
    const choices = opensAccount(parties['Omar Haddad'] ?? '');
    const made = await make(id, 'shareholder-resolution', { choices });
    expect(made).toMatchObject({
      title: 'Shareholder resolution',
      whose: 'Harbour Trading FZ-LLC',
      chosen: ['Open a bank account', 'Omar Haddad', 'Wio Bank'],
      changed: [],
      isWorkingPaper: true,
      signature: 'simple',
    });
    const file = await fileOf(id, made);
    const pages = await pdfTexts(file);
    expect(pages).toHaveLength(made.pages);
    const text = pages.join(' ');
    for (const said of [
      'Harbour Trading FZ-LLC',
      'DMCC, UAE',
      'Office 12, Harbour Street 5, Dubai',
      'opens an account with Wio Bank',
      'Aya-Maximiliane von Hohenstein-Wittelsbach de la Torre',
      'A working paper. Have it checked',
      '33.33%',
      '1 March 2026',
    ]) {
      expect(text).toContain(said);
    }
    expect(Buffer.from(file).toString('latin1')).toContain('<pdfaid:part>2</pdfaid:part>');
    const papers = (await omar.call('GET', `/companies/${id}/papers`)).body.list.papers;
    expect(papers).toMatchObject([
      {
        id: made.paper,
        kind: 'board-resolution',
        versions: [{ origin: 'made', state: 'received', pages: 1 }],
      },
    ]);
    const { rows } = await app.query('select file_hash from made_documents where id = $1', [made.id]);
    expect(rows[0].file_hash).toBe(createHash('sha256').update(file).digest('hex'));
  });

  test.each([...countries, 'US corporation'] as const)(
    'every template of %s can be filled',
    async (country) => {
      const fields = {
        'US corporation': { country: 'US', companyType: 'c-corporation', subType: null, freezone: null },
        AE: {},
        US: { country: 'US', companyType: 'llc', subType: null, freezone: null },
        GB: { country: 'GB', companyType: 'private-limited-company', subType: null, freezone: null },
        SA: { country: 'SA', companyType: 'llc', subType: null, freezone: null },
        SG: { country: 'SG', companyType: 'private-limited-company', subType: null, freezone: null },
      }[country];
      const { id, parties } = await aRecordedCompany(omar, ['Omar Haddad', 'Aya Haddad'], fields);
      const omarsPart = parties['Omar Haddad'] ?? '';
      await omar.call('PATCH', `/companies/${id}/own-part`, {
        body: { answers: { sourceOfFunds: 'Savings from ten years of salary.', sourceOfWealth: 'Salary.' } },
      });
      await uploadPaper(app, omar, id, { kind: 'lease' });
      const { templates } = await list(id);
      expect(templates.length).toBeGreaterThan(9);
      for (const template of templates) {
        const choices = Object.fromEntries(
          template.choices
            .filter(({ when }) => !when)
            .map(({ name, kind, options }) => [
              name,
              kind === 'party' ? omarsPart : (options[0]?.value ?? '2026-11-22'),
            ]),
        );
        const subject = template.subjects.find(({ mayMake }) => mayMake);
        expect(subject?.missing, `${country} ${template.id}`).toEqual([]);
        const made = await make(id, template.id, { party: subject?.party ?? null, choices });
        expect(await pdfTexts(await fileOf(id, made))).toHaveLength(made.pages);
      }
    },
  );

  test('English alone, or with Arabic beside it', async () => {
    const { id, parties } = await aRecordedCompany(omar, ['Omar Haddad', 'آية حداد']);
    const choices = { purpose: 'appoint', person: parties['آية حداد'] ?? '' };
    const arabic = /[\u0600-\u06ff\ufb50-\ufdff\ufe70-\ufeff]{3}/g;
    const wordsIn = async (made: MadeDocumentView) =>
      (await pdfTexts(await fileOf(id, made))).join(' ').match(arabic)?.length ?? 0;
    const alone = await wordsIn(await make(id, 'board-resolution', { choices }));
    const beside = await wordsIn(
      await make(id, 'board-resolution', { choices: { ...choices, languages: 'en-ar' } }),
    );
    expect(beside).toBeGreaterThan(alone + 20);
  });

  test('C5: the election for vesting shares is for people alone, with its last day', async () => {
    const fields = { country: 'US', companyType: 'c-corporation', subType: null, freezone: null };
    const { id, parties } = await aRecordedCompany(omar, ['Ananya Rao'], fields);
    const { people } = (
      await omar.call('POST', `/companies/${id}/parties`, {
        body: { kind: 'company', name: 'Rao Ventures LLP', isYou: false, address: 'MG Road 1, Bengaluru' },
      })
    ).body;
    const company = people.parties.find(({ name }: { name: string }) => name === 'Rao Ventures LLP').id;
    const ananya = parties['Ananya Rao'] ?? '';
    await omar.call('PUT', `/companies/${id}/holdings`, {
      body: {
        on: '2026-02-01',
        lines: [
          { holder: ananya, amount: '30', nomineeFor: null },
          { holder: company, amount: '70', nomineeFor: null },
        ],
      },
    });
    const { templates } = await list(id);
    const election = templates.find((template) => template.id === 'election-83b');
    expect(election?.subjects.map(({ party }) => party)).toEqual([ananya]);
    const choices = { transferred: '2026-11-21', value: 'USD 100', price: 'USD 100' };
    const made = await make(id, 'election-83b', { party: ananya, choices });
    expect((await pdfTexts(await fileOf(id, made))).join(' ')).toContain('21 December 2026');
    expect(
      refusal(
        await order(id, 'election-83b', { party: ananya, choices: { ...choices, transferred: 'soon' } }),
      ),
    ).toEqual({ status: 409, code: 'document-incomplete' });
    const other = await aRecordedCompany(omar, ['Ananya Rao']);
    expect((await list(other.id)).templates.map((template) => template.id)).not.toContain('election-83b');
  });

  test('with 60 shareholders on several pages', async () => {
    const names = Array.from({ length: 60 }, (_, index) => `Shareholder Number ${index + 1}`);
    const { id, parties } = await aRecordedCompany(omar, names);
    const made = await make(id, 'share-register');
    const text = (await pdfTexts(await fileOf(id, made))).join(' ');
    expect(made.pages).toBeGreaterThan(1);
    for (const name of names) expect(text).toContain(name);
    expect(text).toContain(`Page ${made.pages} of ${made.pages}`);
    const person = Object.values(parties)[0] ?? '';
    const signed = await make(id, 'shareholder-resolution', { choices: opensAccount(person) });
    const signedPages = await pdfTexts(await fileOf(id, signed));
    const lines = signedPages.map((page) => page.split('Date:').length - 1);
    // No page has signatures alone before the text has ended.
    expect(signedPages.find((page) => page.includes('Date:'))).toContain('which together are one document');
    expect(lines.reduce((sum, count) => sum + count, 0)).toBe(60);
    // Three columns of eight rows fill a page.
    expect(Math.max(...lines)).toBeLessThanOrEqual(24);
  });

  test('what the record lacks is listed with whose it is, and nothing is made', async () => {
    const { id } = await aCompany(omar);
    const { templates } = await list(id);
    const register = templates.find((template) => template.id === 'share-register');
    expect(register?.subjects[0]?.missing).toEqual([
      { field: 'company-address', whose: null, choice: null },
      { field: 'share-capital', whose: null, choice: null },
      { field: 'holders', whose: null, choice: null },
    ]);
    expect(refusal(await order(id, 'share-register'))).toEqual({ status: 409, code: 'document-incomplete' });

    const recorded = await aRecordedCompany(omar, ['Omar Haddad', 'Aya Haddad']);
    await omar.call('PATCH', `/companies/${recorded.id}/parties/${recorded.parties['Aya Haddad']}`, {
      body: { address: '' },
    });
    const missing = (await list(recorded.id)).templates.find(
      ({ id: template }) => template === 'owner-register',
    );
    expect(missing?.subjects[0]?.missing).toEqual([
      { field: 'party-address', whose: 'Aya Haddad', choice: null },
    ]);
    expect(
      refusal(await order(recorded.id, 'board-resolution', { choices: { purpose: 'appoint' } })),
    ).toEqual({
      status: 409,
      code: 'document-incomplete',
    });
  });

  test('a changed share or name makes it out of date, and rebuilding takes its place', async () => {
    const { id, parties } = await aRecordedCompany(omar, ['Omar Haddad', 'Aya Haddad']);
    const [first, second] = Object.values(parties) as [string, string];
    const resolution = await make(id, 'shareholder-resolution', { choices: opensAccount(first) });
    const summary = await make(id, 'application-summary');
    await omar.call('PUT', `/companies/${id}/holdings`, {
      body: {
        on: '2026-02-01',
        lines: [
          { holder: first, amount: '120', nomineeFor: null },
          { holder: second, amount: '80', nomineeFor: null },
        ],
      },
    });
    const changed = async () =>
      Object.fromEntries((await list(id)).made.map((made) => [made.template, made.changed]));
    expect(await changed()).toEqual({
      'shareholder-resolution': ['holders'],
      'application-summary': ['holders'],
    });
    const rebuilt = await make(id, 'shareholder-resolution', {
      choices: resolution.choices,
      rebuilds: resolution.id,
    });
    expect(rebuilt).toMatchObject({ paper: resolution.paper, version: 2, changed: [] });
    expect((await pdfTexts(await fileOf(id, rebuilt))).join(' ')).toContain('60%');
    await omar.call('PATCH', `/companies/${id}`, { body: { name: 'Harbour & Sons FZ-LLC' } });
    expect(await changed()).toEqual({
      'shareholder-resolution': ['company'],
      'application-summary': ['company', 'holders'],
    });
    expect(summary.version).toBe(1);
  });

  test('only the person themself makes a statement of their own money', async () => {
    const { id, parties } = await aRecordedCompany(omar, ['Omar Haddad', 'Aya Haddad']);
    const staff = await anOperator(app);
    const party = parties['Omar Haddad'] ?? '';
    const statement = { template: 'source-of-funds', choices: {}, rebuilds: null };
    const asStaff = { body: { ...statement, party } };
    expect(refusal(await staff.call('POST', `/operator/companies/${id}/documents`, asStaff))).toEqual({
      status: 403,
      code: 'not-allowed',
    });
    expect(refusal(await order(id, 'source-of-funds', { party: parties['Aya Haddad'] ?? '' }))).toEqual({
      status: 403,
      code: 'not-allowed',
    });
    await omar.call('PATCH', `/companies/${id}/own-part`, {
      body: { answers: { sourceOfFunds: 'I sold a flat in Amman.', sourceOfWealth: 'Salary.' } },
    });
    const made = await make(id, 'source-of-funds', { party });
    expect((await pdfTexts(await fileOf(id, made))).join(' ')).toContain('I sold a flat in Amman.');
    const { rows } = await app.query(
      'select to_json(made_documents) as row from made_documents where id = $1',
      [made.id],
    );
    expect(JSON.stringify(rows)).not.toContain('Amman');
    await omar.call('PATCH', `/companies/${id}/own-part`, {
      body: { answers: { sourceOfFunds: 'A gift.' } },
    });
    expect((await list(id)).made[0]?.changed).toEqual(['answers']);
  });

  test('D9: the bank dossier has an index and the papers themselves', async () => {
    const { id } = await aRecordedCompany(omar, ['Omar Haddad']);
    await uploadPaper(app, omar, id, { kind: 'lease' });
    await uploadPaper(app, omar, id, { kind: 'articles' });
    const made = await make(id, 'bank-dossier');
    const pages = await pdfTexts(await fileOf(id, made));
    expect(pages).toHaveLength(3);
    expect(pages[0]).toMatch(/Index.*Articles.*Lease/i);
    expect(pages[2]).toContain('Harbour Trading FZ-LLC');
  });

  test('staff make documents for a client, and its log says so', async () => {
    const { id, parties } = await aRecordedCompany(omar, ['Omar Haddad']);
    const staff = await anOperator(app);
    const body = {
      template: 'board-resolution',
      party: null,
      choices: opensAccount(Object.values(parties)[0] ?? ''),
      rebuilds: null,
    };
    const answer = await staff.call('POST', `/operator/companies/${id}/documents`, { body });
    expect(answer).toMatchObject({ status: 201, body: { document: { title: 'Board resolution' } } });
    expect((await list(id)).made).toHaveLength(1);
    const { rows } = await app.query(
      "select actor_kind, subject from audit_entries where company_id = $1 and action = 'document-made'",
      [id],
    );
    expect(rows).toEqual([{ actor_kind: 'operator', subject: 'Board resolution' }]);
  });
});

test('the templates say how each document is signed in every country', async () => {
  const templates = await readTemplates();
  for (const country of countries) {
    for (const template of companyTypes.flatMap((companyType) =>
      templatesFor(templates, { country, companyType }),
    )) {
      const { text } = signatureIn(template, country);
      expect(text, `${template.id} in ${country}`).not.toBe('');
    }
  }
});
