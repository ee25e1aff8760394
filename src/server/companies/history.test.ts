import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CompanyChangeView, CompanyView } from '#contract/companies.ts';
import { aCompany, aPerson, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let noor: TestPerson;
let omar: TestPerson;
let company: CompanyView;
let path: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  noor = await aPerson(app, { fullName: 'Noor Al Founder' });
  omar = await aPerson(app, { fullName: 'Omar Second' });
  company = await aCompany(noor, { name: 'Harbour' });
  path = `/companies/${company.id}`;
  await join(omar, 'admin');
});

const join = (person: TestPerson, role: string) =>
  app.query("insert into members (company_id, user_id, role, status) values ($1, $2, $3, 'active')", [
    company.id,
    person.id,
    role,
  ]);

/** @param version for If-Match; omitted if undefined */
const save = ({ version, ...body }: { version?: number; [field: string]: unknown }, person = noor) =>
  person.call('PATCH', path, {
    body,
    ...(version !== undefined && { headers: { 'if-match': `"${version}"` } }),
  });
const read = async (): Promise<CompanyView> => (await noor.call('GET', path)).body.company;
const history = async (query = '', person = noor): Promise<CompanyChangeView[]> =>
  (await person.call('GET', `${path}/history${query}`)).body.changes;

async function auditEntries() {
  const { rows } = await app.query(
    `select actor_name as "by", subject, details from audit_entries
     where action = 'company-changed' and company_id = $1 order by at`,
    [company.id],
  );
  return rows;
}

describe('the history', () => {
  test('lists the author, time, and old and new values of each save', async () => {
    await save({ name: 'Harbour Ltd', shares: { total: 500, parValue: '0.50' } });
    await save({ shares: { parValue: null }, mailingAddress: 'Jetty Road', industry: 'tech' }, omar);

    expect(await history()).toEqual([
      {
        version: 3,
        changedAt: expect.stringMatching(/^20.*Z$/),
        changedBy: { id: omar.id, name: 'Omar Second' },
        fields: [
          { field: 'industry', from: null, to: 'tech' },
          { field: 'shares.parValue', from: '0.5', to: null },
          { field: 'mailingAddress', from: null, to: 'Jetty Road' },
        ],
      },
      {
        version: 2,
        changedAt: expect.any(String),
        changedBy: { id: noor.id, name: 'Noor Al Founder' },
        fields: [
          { field: 'name', from: 'Harbour', to: 'Harbour Ltd' },
          { field: 'shares.total', from: null, to: 500 },
          { field: 'shares.parValue', from: null, to: '0.5' },
        ],
      },
    ]);
    expect((await read()).version).toBe(3);
    expect(await auditEntries()).toEqual([
      {
        by: 'Noor Al Founder',
        subject: 'Harbour Ltd',
        details: { version: 2, fields: 'name, shares.total, shares.parValue' },
      },
      {
        by: 'Omar Second',
        subject: 'Harbour Ltd',
        details: { version: 3, fields: 'industry, shares.parValue, mailingAddress' },
      },
    ]);
  });

  test('ignores saves without changes', async () => {
    await save({ shares: { total: 5, parValue: '1.50' }, website: 'harbour.example' });
    const before = await read();

    const same = {
      name: 'Harbour',
      shares: { total: 5, parValue: '01.5' },
      website: 'https://harbour.example',
      linkedin: '',
      industry: null,
    };
    expect((await save(same, omar)).body.company).toEqual(before);

    expect(await history()).toHaveLength(1);
    expect(await auditEntries()).toHaveLength(1);
  });

  test('can be read by members only', async () => {
    await save({ name: 'Harbour Ltd' });
    const member = await aPerson(app);
    await join(member, 'member');
    expect(await history('', member)).toHaveLength(1);
    const stranger = await aPerson(app);
    expect(refusal(await stranger.call('GET', `${path}/history`)).code).toBe('company-not-found');
  });

  test('has pages of fifty', async () => {
    for (let number = 1; number <= 51; number += 1) await save({ name: `Harbour ${number}` });

    const first = (await noor.call('GET', `${path}/history`)).body;
    expect([first.changes.length, first.changes.at(-1).version]).toEqual([50, 3]);
    const rest = (await noor.call('GET', `${path}/history?cursor=${first.nextCursor}`)).body;
    expect([rest.changes.length, rest.nextCursor]).toEqual([1, null]);
    expect(rest.changes[0].fields).toEqual([{ field: 'name', from: 'Harbour', to: 'Harbour 1' }]);
    const wrong = await noor.call('GET', `${path}/history?cursor=0`);
    expect(refusal(wrong)).toEqual({ status: 422, code: 'invalid-input', fields: ['cursor'] });
  });

  test("survives the deletion of its author's account", async () => {
    await save({ name: 'Harbour Ltd' });
    await app.query('update company_changes set changed_by = null where company_id = $1', [company.id]);
    expect((await history())[0]?.changedBy).toBeNull();
  });

  test('is complete after concurrent saves', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `Name ${index}`);
    await Promise.all(names.map((name, index) => save({ name }, index % 2 ? noor : omar)));

    const changes = (await history()).toReversed();
    expect(changes.map(({ version }) => version)).toEqual(names.map((_, index) => index + 2));
    const values = changes.map(({ fields: [name] }) => name);
    expect(values.map((value) => value?.from)).toEqual(['Harbour', ...values.map((v) => v?.to).slice(0, -1)]);
    expect((await read()).name).toBe(values.at(-1)?.to);
  });
});

describe('two people who change one company', () => {
  test('both succeed with different fields', async () => {
    const { version } = company;
    await save({ website: 'https://harbour.example', version }, omar);

    const saved = await save({ name: 'Harbour Ltd', version });

    expect(saved.status).toBe(200);
    expect(saved.body.company).toMatchObject({
      name: 'Harbour Ltd',
      website: 'https://harbour.example',
      version: 3,
    });
  });

  test('conflict on the same field, and the second changes nothing', async () => {
    const { version } = company;
    await save({ name: 'Harbour of Omar', industry: 'tech', version }, omar);
    const before = await read();

    const refused = await save({ name: 'Harbour of Noor', mailingAddress: 'Jetty Road', version });

    expect(refusal(refused)).toEqual({ status: 412, code: 'company-changed', fields: ['name'] });
    expect(refused.body.fields.name).toBe('Omar Second has saved another value here.');
    expect(await read()).toEqual(before);
    const chosen = { name: 'Harbour of Noor', mailingAddress: 'Jetty Road', version: before.version };
    expect((await save(chosen)).body.company).toMatchObject({ name: 'Harbour of Noor', industry: 'tech' });
  });

  test('agree on the same value', async () => {
    const { version } = company;
    await save({ name: 'Harbour Ltd', version }, omar);
    expect((await save({ name: 'Harbour Ltd', version })).status).toBe(200);
    expect(await history()).toHaveLength(1);
  });

  test('do not conflict if a change was reverted meanwhile', async () => {
    const { version } = company;
    await save({ name: 'A slip' }, omar);
    await save({ name: 'Harbour' }, omar);
    expect((await save({ name: 'Harbour Ltd', version })).status).toBe(200);
  });

  test('conflict on numbers as on texts', async () => {
    const { version } = company;
    await save({ shares: { total: 100, parValue: '1' }, version }, omar);
    expect(refusal(await save({ shares: { total: 200, parValue: '1.00' }, version }))).toEqual({
      status: 412,
      code: 'company-changed',
      fields: ['shares.total'],
    });
  });

  test('at the same moment end with one success and one refusal each', async () => {
    const { version } = company;
    const answers = await Promise.all(
      [noor, omar, noor, omar].map((person, index) => save({ name: `Name ${index}`, version }, person)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
    const stored = answers.find(({ status }) => status === 200)?.body.company.name;
    expect((await read()).name).toBe(stored);
    expect(await history()).toHaveLength(1);
  });

  test('overwrite each other without a version, as before', async () => {
    await save({ name: 'Harbour of Omar' }, omar);
    expect((await save({ name: 'Harbour of Noor' })).status).toBe(200);
    expect((await history()).map(({ fields: [name] }) => name?.to)).toEqual([
      'Harbour of Noor',
      'Harbour of Omar',
    ]);
  });
});
