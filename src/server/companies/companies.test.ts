import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCompany } from '#contract/companies.ts';
import { aCompany, aPerson, dmccCompany, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
let founder: TestPerson;
let stranger: TestPerson;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  stranger = await aPerson(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  founder = await aPerson(app, { fullName: 'Noor Al Founder' });
});

async function companiesIn(where = 'true'): Promise<number> {
  const { rows } = await app.query(`select count(*)::int as n from companies where ${where}`);
  return rows[0].n;
}

const create = (fields: object = {}, headers: Record<string, string> = {}, person = founder) =>
  person.call('POST', createCompany.path, {
    body: { ...dmccCompany, user_id: person.id, ...fields },
    headers,
  });

describe('creating a company', () => {
  test("stores the questionnaire's answers, with its creator as admin", async () => {
    const answer = await create();

    expect(answer.status).toBe(201);
    const { company } = answer.body;
    expect(company).toEqual({
      id: expect.any(String),
      name: "Noor's company",
      country: 'AE',
      companyType: 'free-zone',
      freezone: 'dmcc',
      subType: 'dmcc',
      visas: 2,
      officeType: 'flexi',
      logoUrl: null,
      industry: null,
      website: '',
      linkedin: '',
      shares: { total: null, parValue: null },
      incorporator: { name: 'Noor Al Founder', countryOfResidency: null },
      mailingAddress: '',
      role: 'admin',
      version: 1,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect((await founder.call('GET', `/companies/${company.id}`)).body.company).toEqual(company);
    expect((await founder.call('GET', '/companies')).body.companies).toEqual([company]);
    const { members } = (await founder.call('GET', `/companies/${company.id}/members`)).body;
    expect(members).toEqual([
      {
        id: expect.any(String),
        userId: founder.id,
        name: 'Noor Al Founder',
        email: founder.email,
        status: 'active',
        role: 'admin',
        access: { until: null, hasEnded: false, classes: null },
        invitation: null,
      },
    ]);
  });

  test.each([
    [
      'a mainland company by its emirate',
      { companyType: 'mainland-llc', freezone: null, subType: 'sharjah' },
    ],
    ['a zone that came as freezone alone', { subType: undefined }],
    ['a zone that came as sub-type alone', { freezone: undefined }],
    [
      'a country without sub-types',
      { country: 'SG', companyType: 'partnership', freezone: undefined, subType: undefined },
    ],
    ['a name of its own', { name: '  Harbour & Söhne  ' }],
  ])('takes %s', async (_, fields) => {
    expect((await create(fields)).status).toBe(201);
  });

  test("for another person's account is refused without effect", async () => {
    const before = await companiesIn();
    const answer = await create({ user_id: stranger.id });
    expect(refusal(answer)).toEqual({ status: 403, code: 'not-your-account' });
    expect(await companiesIn()).toBe(before);
  });

  test.each([
    ['user_id', { user_id: undefined }],
    ['user_id', { user_id: 7 }],
    ['country', { country: 'FR' }],
    ['companyType', { companyType: 'llc', freezone: undefined, subType: undefined }],
    ['companyType', { companyType: 'sole-trader' }],
    ['subType', { freezone: undefined, subType: undefined }],
    ['subType', { freezone: undefined, subType: 'dubai' }],
    ['subType', { country: 'SG', companyType: 'partnership' }],
    ['freezone', { freezone: 'adgm' }],
    ['visas', { visas: 6 }],
    ['visas', { visas: -1 }],
    ['visas', { visas: 1.5 }],
    ['visas', { visas: '2' }],
    ['visas', { visas: null }],
    ['officeType', { officeType: 'palace' }],
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(201) }],
    ['name', { name: 'x'.repeat(60_000) }],
    ['name', { name: 'two\nlines' }],
    ['name', { name: 'bell\u0007' }],
    ['name', { name: 'zero\u0000' }],
    ['name', { name: 'half a pair \ud800' }],
    ['name', { name: ['a'] }],
  ])('a wrong %s is named: %j', async (field, fields) => {
    const answer = await create(fields);
    expect(refusal(answer)).toEqual({ status: 422, code: 'invalid-input', fields: [field] });
    expect(await companiesIn(`created_by = '${founder.id}'`)).toBe(0);
  });

  test('a wrong field is told as a code with parameters, too', async () => {
    const { body } = await create({ name: 'x'.repeat(201) });
    expect(body).toMatchObject({
      fields: { name: 'Company name can have at most 200 characters.' },
      problems: { name: { code: 'too-long', field: 'company-name', max: 200 } },
    });
  });

  test('when repeated with its key returns the first company', async () => {
    const headers = { 'idempotency-key': 'the-one-from-the-wizard' };
    const [first, again] = [await create({}, headers), await create({}, headers)];

    expect(again.status).toBe(201);
    expect(again.body.company).toEqual(first.body.company);
    expect(await companiesIn(`created_by = '${founder.id}'`)).toBe(1);
    const other = await create({}, headers, await aPerson(app));
    expect(other.body.company.id).not.toBe(first.body.company.id);
  });

  test('many times at once with one key creates one company', async () => {
    const headers = { 'idempotency-key': 'impatient' };
    const answers = await Promise.all(Array.from({ length: 8 }, () => create({}, headers)));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.company.id)).size).toBe(1);
    const { rows } = await app.query('select companies from company_counts where user_id = $1', [founder.id]);
    expect(rows).toEqual([{ companies: 1 }]);
  });

  test('a key is free again after a day, even if its person has left the company', async () => {
    const headers = { 'idempotency-key': 'from-last-week' };
    const first = await create({}, headers);
    await app.query('delete from members where company_id = $1', [first.body.company.id]);
    const replayed = await create({}, headers);
    expect([replayed.status, replayed.body]).toEqual([201, first.body]);

    await app.query("update idempotency_keys set expires_at = now() - interval '1 minute'");
    const anew = await create({}, headers);
    expect(anew.status).toBe(201);
    expect(anew.body.company.id).not.toBe(first.body.company.id);
  });

  test.each(['', 'x'.repeat(256), 'two words', 'snörkel'])('the key %j is refused', async (key) => {
    const answer = await create({}, { 'idempotency-key': key });
    expect(refusal(answer)).toEqual({ status: 422, code: 'invalid-input', fields: ['Idempotency-Key'] });
  });

  test('one person can have twenty, even concurrently', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => create()));

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status !== 201).map(refusal);
    expect(refused).toEqual(Array(5).fill({ status: 409, code: 'too-many-companies' }));
    expect(await companiesIn(`created_by = '${founder.id}'`)).toBe(20);
  });

  test('one person has a limited number of attempts per hour', async () => {
    const limited = await startTestApp();
    const person = await aPerson(limited);
    let answer = await create({ country: 'FR' }, {}, person);
    for (let time = 0; time < 61; time += 1) {
      answer = await create({ user_id: person.id }, {}, person);
    }
    expect(refusal(answer)).toEqual({ status: 429, code: 'too-many-requests' });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await limited.close();
  });
});

describe('changing a company', () => {
  const form = {
    name: 'Harbour Trading',
    industry: 'finance',
    website: 'https://harbour.example.com/about?x=1',
    linkedin: 'https://www.linkedin.com/company/harbour',
    shares: { total: 1_000_000_000_000, parValue: '0.0001' },
    incorporator: { countryOfResidency: 'NO' },
    mailingAddress: 'Unit 3\nJetty Road\nDubai',
  };

  test('stores the whole form and returns it', async () => {
    const company = await aCompany(founder);

    const answer = await founder.call('PATCH', `/companies/${company.id}`, { body: form });

    expect(answer.status).toBe(200);
    expect(answer.body.company).toMatchObject({
      ...form,
      incorporator: { name: 'Noor Al Founder', countryOfResidency: 'NO' },
      country: 'AE',
      role: 'admin',
    });
    expect((await founder.call('GET', `/companies/${company.id}`)).body.company).toEqual(answer.body.company);
  });

  test('changes only what was sent; null or an empty value clears a field', async () => {
    const company = await aCompany(founder);
    const path = `/companies/${company.id}`;
    await founder.call('PATCH', path, { body: form });

    const changed = await founder.call('PATCH', path, { body: { shares: { total: 500 }, website: '' } });
    expect(changed.body.company).toMatchObject({
      ...form,
      website: '',
      shares: { total: 500, parValue: '0.0001' },
      incorporator: { countryOfResidency: 'NO' },
    });

    const emptied = await founder.call('PATCH', path, {
      body: {
        industry: null,
        linkedin: '',
        shares: { total: null, parValue: null },
        incorporator: { countryOfResidency: null },
        mailingAddress: '',
      },
    });
    expect(emptied.body.company).toMatchObject({
      name: form.name,
      industry: null,
      linkedin: '',
      shares: { total: null, parValue: null },
      incorporator: { countryOfResidency: null },
      mailingAddress: '',
    });
    expect((await founder.call('PATCH', path, { body: {} })).body.company.name).toBe(form.name);
  });

  test.each(['0', '1', '0.00000001', '999999999999.99999999', '12345678901.10', '000.5'])(
    'the par value %s is never rounded',
    async (parValue) => {
      const company = await aCompany(founder);
      const { body } = await founder.call('PATCH', `/companies/${company.id}`, {
        body: { shares: { parValue } },
      });
      const plain = parValue.replace(/^0+(?=\d)/, '');
      expect(body.company.shares.parValue).toBe(plain.includes('.') ? plain.replace(/\.?0+$/, '') : plain);
    },
  );

  test.each([
    ['name', { name: ' ' }],
    ['industry', { industry: 'piracy' }],
    ['website', { website: 'javascript:alert(1)' }],
    ['website', { website: 'https://' }],
    ['website', { website: `https://example.com/${'x'.repeat(500)}` }],
    ['linkedin', { linkedin: 'https://example.com/company/x' }],
    ['linkedin', { linkedin: 'https://evil-linkedin.com/company/x' }],
    ['shares', { shares: 'many' }],
    ['shares', { shares: null }],
    ['shares.total', { shares: { total: 0 } }],
    ['shares.total', { shares: { total: 1e15 } }],
    ['shares.total', { shares: { total: 1.5 } }],
    ['shares.parValue', { shares: { parValue: 0.0001 } }],
    ['shares.parValue', { shares: { parValue: '-1' } }],
    ['shares.parValue', { shares: { parValue: '1e3' } }],
    ['shares.parValue', { shares: { parValue: '1.123456789' } }],
    ['shares.parValue', { shares: { parValue: 'NaN' } }],
    ['incorporator.countryOfResidency', { incorporator: { countryOfResidency: 'ZZ' } }],
    ['mailingAddress', { mailingAddress: 'x'.repeat(501) }],
    ['mailingAddress', { mailingAddress: 'a\u0000b' }],
  ])('a wrong %s is named, and nothing else is stored: %j', async (field, changes) => {
    const company = await aCompany(founder);
    const path = `/companies/${company.id}`;
    const answer = await founder.call('PATCH', path, { body: { mailingAddress: 'kept out', ...changes } });
    expect(refusal(answer)).toEqual({ status: 422, code: 'invalid-input', fields: [field] });
    expect((await founder.call('GET', path)).body.company).toEqual(company);
  });

  test('fields outside the form cannot be changed', async () => {
    const company = await aCompany(founder);
    const answer = await founder.call('PATCH', `/companies/${company.id}`, {
      body: {
        id: '00000000-0000-4000-8000-000000000000',
        createdBy: stranger.id,
        country: 'SG',
        role: 'member',
        logoUrl: 'https://example.com',
        createdAt: '2000-01-01',
        incorporator: { name: 'Somebody Else' },
      },
    });
    expect(answer.body.company).toEqual(company);
  });

  test('a member can read but not change', async () => {
    const company = await aCompany(founder);
    const member = await aPerson(app);
    await app.query(
      "insert into members (company_id, user_id, role, status) values ($1, $2, 'member', 'active')",
      [company.id, member.id],
    );
    const path = `/companies/${company.id}`;

    expect((await member.call('GET', path)).body.company).toEqual({ ...company, role: 'member' });
    expect((await member.call('GET', `${path}/members`)).body.members).toHaveLength(2);
    expect(refusal(await member.call('PATCH', path, { body: form }))).toEqual({
      status: 403,
      code: 'not-allowed',
    });
    expect((await founder.call('GET', path)).body.company).toEqual(company);
  });

  test.each(['invited', 'inactive', 'deleted'])(
    'a person whose membership is %s has no access',
    async (status) => {
      const company = await aCompany(founder);
      const former = await aPerson(app);
      await app.query(
        "insert into members (company_id, user_id, role, status) values ($1, $2, 'admin', $3)",
        [company.id, former.id, status],
      );
      expect(refusal(await former.call('GET', `/companies/${company.id}`))).toEqual({
        status: 404,
        code: 'company-not-found',
      });
      expect((await former.call('GET', '/companies')).body.companies).toEqual([]);
    },
  );
});
