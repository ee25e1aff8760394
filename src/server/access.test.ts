import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CompanyView } from '#contract/companies.ts';
import { failureStatus } from '#contract/failure.ts';
import { jsonMaximumBytes, type Operation, openAiBase, pathOf } from '#contract/operation.ts';
import { mayAsStaff, type StaffRole } from '#domain/staff/permissions.ts';
import { type MemberStatus, type Role, roles } from '#domain/team/permissions.ts';
import { failureMessages } from '#messages/failures.ts';
import { servedOperations } from './app.ts';
import {
  type Answer,
  aCompany,
  aPerson,
  callerWith,
  refusal,
  type TestPerson,
} from './platform/testing/builders.ts';
import { startTestApp, type TestApp } from './platform/testing/test-app.ts';
import { addOperator } from './staff/staff-repository.ts';
import { accepted, unknownId } from './testing/accepted-inputs.ts';
import { aboutOneself, asMember, expectedOf } from './testing/answers-by-role.ts';

/** A value for each parameter of a path beside the id. A new one needs its line here. */
const parameters: Record<string, string> = {
  name: unknownId,
  case: unknownId,
  quote: unknownId,
  task: 'pre-approval',
  text: 'terms',
  place: 'ae-jafza',
  line: 'licence',
  date: 'incorporation',
  question: 'has-employees',
  deadline: 'corporate-tax-return',
  occurrence: '1',
  application: '1',
  appointment: '1',
  section: 'management',
  reason: 'contradictions',
  deployment: 'gpt-4o',
  model: 'gpt-4o',
  member: unknownId,
  transaction: unknownId,
  voucher: unknownId,
  request: unknownId,
  card: unknownId,
  invoice: unknownId,
  month: '2026-01',
  party: unknownId,
  office: unknownId,
  register: 'members',
  invitation: unknownId,
  passkey: 'none',
  paper: unknownId,
  version: '1',
  envelope: unknownId,
  signer: unknownId,
  page: '1',
  width: '320',
  upload: unknownId,
  import: unknownId,
  portal: unknownId,
  room: unknownId,
  token: 'none',
  offset: '0',
};

const operations = servedOperations.map(({ operation }) => operation);
const named = (chosen: Operation[]) => chosen.map((operation) => [operation.id, operation] as const);
const guarded = named(operations.filter(({ access }) => access !== 'open'));
const forOperators = named(
  operations.filter(({ access }) => access === 'operator' || access === 'developer'),
);
const forPeople = [...named(operations.filter(({ access }) => access === 'session')), ...forOperators];
const changing = named(operations.filter(({ method }) => method !== 'GET'));
const withBody = named(operations.filter(({ input }) => input));
const withId = named(operations.filter(({ path }) => path.includes('{id}')));
const companyPath = '/companies/{id}';
const aboutNoCompany = named(
  operations.filter(({ access, path }) => access === 'session' && !path.startsWith(companyPath)),
);
const aboutCompany = named(operations.filter(({ path }) => path.startsWith(companyPath)));

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

let app: TestApp;
let person: TestPerson;
let operator: TestPerson;
/** Staff of the roles that may not do everything. */
let staff: Record<Exclude<StaffRole, 'manager'>, TestPerson>;
/** An operator without a second factor. */
let hastyOperator: TestPerson;
/** Staff whose session is locked. */
let locked: TestPerson;
/** A company, and everybody who may do nothing in it although they are signed in. */
let company: CompanyView;
let outsiders: Record<string, TestPerson>;
/** What asks every table for its rows of a company. */
let rowsOfCompany: string;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' } });
  rowsOfCompany = await statementOverTables();
  person = await aPerson(app);
  operator = await aStaffMember('manager');
  staff = {
    'case-worker': await aStaffMember('case-worker'),
    reviewer: await aStaffMember('reviewer'),
    finance: await aStaffMember('finance'),
    'read-only': await aStaffMember('read-only'),
  };
  hastyOperator = await aPerson(app);
  await addOperator(app.services.database, hastyOperator.id, 'manager', new Date());
  locked = await aStaffMember('manager');
  company = await aCompany(await aPerson(app));
  const adminElsewhere = await aPerson(app);
  await aCompany(adminElsewhere);
  outsiders = {
    'a stranger': await aPerson(app),
    'an admin of another company': adminElsewhere,
    'an operator': operator,
    'a case worker': staff['case-worker'],
    'a reviewer': staff.reviewer,
    'finance of the staff': staff.finance,
    'an inactive member': await aPersonIn(company.id, 'member', 'inactive'),
    'an inactive admin': await aPersonIn(company.id, 'admin', 'inactive'),
    'a removed member': await aPersonIn(company.id, 'member', 'deleted'),
    'a removed admin': await aPersonIn(company.id, 'admin', 'deleted'),
  };
});
afterAll(() => app.close());

/** Somebody of the staff, signed in with a second factor. */
async function aStaffMember(role: StaffRole): Promise<TestPerson> {
  const member = await aPerson(app);
  await addOperator(app.services.database, member.id, role, new Date());
  await app.query("update sessions set second_factor = 'code' where user_id = $1", [member.id]);
  return member;
}

/** Somebody new with a place in a company. */
async function aPersonIn(companyId: string, role: Role, status: MemberStatus): Promise<TestPerson> {
  const member = await aPerson(app);
  await app.query('insert into members (company_id, user_id, role, status) values ($1, $2, $3, $4)', [
    companyId,
    member.id,
    role,
    status,
  ]);
  return member;
}

/** All that the database holds of a company, by table. */
async function rowsOf(companyId: string): Promise<Record<string, unknown>> {
  const { rows } = await app.query({ name: 'rows of a company', text: rowsOfCompany }, [companyId]);
  return rows[0];
}

/** One statement over all tables: most tests ask twice, and there are dozens of tables. */
async function statementOverTables(): Promise<string> {
  const { rows } = await app.query(
    "select distinct table_name as name from information_schema.columns where column_name = 'company_id' and table_schema = 'public'",
  );
  const tables = [...rows.map(({ name }) => [name, 'company_id']), ['companies', 'id']];
  const columns = tables.map(
    ([name, column]) => `(select jsonb_agg(t) from ${name} as t where ${column} = $1) as ${name}`,
  );
  return `select ${columns.join(', ')}`;
}

/** Sends a call as it should be, but for what the test changes. */
async function send(
  operation: Operation,
  {
    id = unknownId,
    headers = {},
    body,
  }: { id?: string; headers?: Record<string, string>; body?: BodyInit } = {},
) {
  const type = operation.upload ? (operation.upload.types[0] ?? '') : 'application/json';
  const usual = operation.upload ? new Uint8Array(png) : JSON.stringify(accepted[operation.id]);
  const hasBody = operation.input || operation.upload;
  const path = pathOf(operation).replace(
    /\{(\w+)\}/g,
    (all, name) => (name === 'id' ? id : parameters[name]) ?? all,
  );
  const answer = await app.fetch(operation.query ? `${path}?api-version=2024-10-21` : path, {
    method: operation.method,
    headers: {
      ...(hasBody && { 'content-type': type }),
      ...(operation.ifMatch === 'required' && { 'if-match': '*' }),
      ...headers,
    },
    ...(hasBody && { body: body ?? usual }),
  });
  const text = await answer.text();
  const read = {
    status: answer.status,
    headers: answer.headers,
    body: text.startsWith('{') ? JSON.parse(text) : text,
  };
  return operation.base === openAiBase && !answer.ok ? inOurShape(read) : read;
}

/** A refusal in OpenAI's shape, put as the same refusal of any other call. */
function inOurShape({ status, headers, body }: Answer): Answer {
  const { code, param, message, problem, ...rest } = body.error;
  expect(rest).toEqual({ type: 'invalid_request_error' });
  if (code === 'invalid_input') {
    expect(status).toBe(400);
    expect(problem).toMatchObject({ code: expect.any(String) });
    return { status: 422, headers, body: { code: 'invalid-input', fields: { [param ?? 'body']: message } } };
  }
  const ours = code === 'invalid_api_key' ? 'key-required' : code.replaceAll('_', '-');
  return { status, headers, body: { code: ours } };
}

const withKey = () => ({ authorization: `Bearer ${app.services.secrets.anonymousKey}` });
const signedIn = (who = person) => ({ ...withKey(), cookie: who.cookie });
const allowed = ({ access }: Operation) =>
  signedIn(access === 'operator' || access === 'developer' ? operator : person);

describe('every call', () => {
  test.each(guarded)('%s is refused without a key', async (_, operation) => {
    expect(refusal(await send(operation))).toEqual({ status: 401, code: 'key-required' });
  });

  test.each(guarded)('%s is refused with another key', async (_, operation) => {
    for (const authorization of ['Bearer nonsense', 'Bearer', 'Basic YTpi', 'nonsense', '']) {
      const answer = await send(operation, { headers: { authorization } });
      expect(refusal(answer)).toEqual({ status: 401, code: 'key-required' });
    }
  });

  test.each(guarded)('%s is refused with another key, also beside a session', async (_, operation) => {
    const answer = await send(operation, {
      headers: { authorization: 'Bearer nonsense', cookie: person.cookie },
    });
    expect(refusal(answer)).toEqual({ status: 401, code: 'key-required' });
  });

  test.each(forPeople)('%s asks the signed out to sign in', async (_, operation) => {
    const answer = await send(operation, { headers: withKey() });
    expect(refusal(answer)).toEqual({ status: 401, code: 'sign-in-required' });
  });

  test.each(guarded)(
    '%s is refused to a locked session, but for unlocking and signing out',
    async (_, operation) => {
      // Signing out ends the session that the other calls are tried with.
      const who = operation.id === 'logout' ? await aPerson(app) : locked;
      await app.query('update sessions set locked_at = now() where user_id = $1', [who.id]);
      const answer = await send(operation, { headers: signedIn(who) });
      if (operation.whileLocked) expect(answer.status).not.toBe(423);
      else expect(refusal(answer)).toEqual({ status: 423, code: 'session-locked' });
    },
  );

  test('only unlocking and signing out answer a locked session', () => {
    expect(operations.filter(({ whileLocked }) => whileLocked).map(({ id }) => id)).toEqual([
      'logout',
      'readScreenLock',
      'lockSession',
      'beginUnlock',
      'unlockSession',
    ]);
  });

  test.each(forOperators)('%s is for operators, and for no other person', async (_, operation) => {
    const answer = await send(operation, { headers: signedIn() });
    expect(refusal(answer)).toEqual({ status: 403, code: 'operators-only' });
  });

  test.each(forOperators)(
    '%s is refused to an operator who signed in with a password alone',
    async (_, operation) => {
      const answer = await send(operation, { headers: signedIn(hastyOperator) });
      expect(refusal(answer)).toEqual({ status: 403, code: 'second-factor-required' });
    },
  );

  test.each(forOperators)('%s is refused to staff whose role lacks its right', async (_, operation) => {
    const refused = { status: 403, code: 'right-required' };
    for (const [role, member] of Object.entries(staff)) {
      const answer = await send(operation, { headers: signedIn(member) });
      const isAllowed = operation.right && mayAsStaff(role as StaffRole, operation.right);
      if (isAllowed) expect(answer.body, role).not.toMatchObject({ code: refused.code });
      else expect([role, refusal(answer)]).toEqual([role, refused]);
    }
  });

  test.each(changing)('%s is refused when another site sends it', async (_, operation) => {
    for (const headers of [
      { origin: 'https://evil.example.com' },
      { origin: 'null' },
      { origin: `${app.url}.evil.example.com` },
      { origin: app.url.replace(/\d+$/, '1') },
      { origin: 'not an origin' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: app.url, 'sec-fetch-site': 'cross-site' },
    ]) {
      const answer = await send(operation, { headers: { ...signedIn(), ...headers } });
      expect(refusal(answer), JSON.stringify(headers)).toEqual({ status: 403, code: 'foreign-origin' });
    }
  });

  test.each(withBody)(
    '%s takes nothing but JSON, says what is wrong with it, and stays up',
    async (_, operation) => {
      expect(accepted[operation.id], `a body for ${operation.id}`).toBeDefined();
      const headers = allowed(operation);
      const refused = async (body: BodyInit, more: object, expected: object) =>
        expect(refusal(await send(operation, { body, headers: { ...headers, ...more } }))).toEqual(expected);

      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        'application/jsonx',
      ]) {
        await refused('{}', { 'content-type': type }, { status: 415, code: 'unsupported-media-type' });
      }
      for (const body of [
        '',
        '{',
        '{"a":1,}',
        "{'a':1}",
        '{"a":NaN}',
        'undefined',
        new Uint8Array([0x22, 0xff, 0x22]),
      ]) {
        await refused(body, {}, { status: 400, code: 'malformed-json' });
      }
      for (const body of ['[]', 'null', '"text"', '1', 'true', '['.repeat(20_000) + ']'.repeat(20_000)]) {
        await refused(body, {}, { status: 422, code: 'invalid-input', fields: ['body'] });
      }
      const tooLong = 'x'.repeat(operation.maximumBytes ?? jsonMaximumBytes);
      await refused(`{"a":"${tooLong}"}`, {}, { status: 413, code: 'body-too-large' });
    },
  );

  test.each(withId)('%s names an id that is none', async (_, operation) => {
    for (const id of [
      '1',
      'me',
      "1'%20or%20'1'='1",
      '%00',
      '..%2f..%2fetc',
      '%E0%A4%A',
      'x'.repeat(5_000),
      unknownId.slice(1),
    ]) {
      const answer = await send(operation, { id, headers: allowed(operation) });
      expect(refusal(answer), id).toEqual({ status: 422, code: 'invalid-input', fields: ['id'] });
    }
  });

  test.each(aboutNoCompany)('%s is about the person who makes it alone', (id) => {
    expect(aboutOneself, `${id} is about no company, so that it needs its line and its own tests`).toContain(
      id,
    );
  });

  test.each(aboutCompany)(
    '%s says to everybody else of a company what it says of none',
    async (_, operation) => {
      const before = await rowsOf(company.id);
      const ofNone = await send(operation, { headers: signedIn() });
      expect(refusal(ofNone)).toEqual({ status: 404, code: 'company-not-found' });
      for (const [who, outsider] of Object.entries(outsiders)) {
        const answer = await send(operation, { id: company.id, headers: signedIn(outsider) });
        expect([who, answer.status, answer.body]).toEqual([who, ofNone.status, ofNone.body]);
      }
      expect(await rowsOf(company.id)).toEqual(before);
    },
  );

  const aboutCompanyByRole = aboutCompany.flatMap(([id, operation]) =>
    roles.flatMap((role) => (role === 'admin' ? [] : [[id, role, operation] as const])),
  );
  test.each(aboutCompanyByRole)(
    '%s lets a %s do what that role may, and no more',
    async (id, role, operation) => {
      expect(asMember[id], `what a member meets in ${id}`).toBeDefined();
      const theirs = await aCompany(await aPerson(app));
      const member = await aPersonIn(theirs.id, role, 'active');
      const before = await rowsOf(theirs.id);

      const { status, body } = await send(operation, { id: theirs.id, headers: signedIn(member) });

      const expected = expectedOf[role](id);
      if (expected === 'done') return expect(status).toBe(operation.success);
      expect({ status, code: body.code }).toEqual({ status: failureStatus[expected], code: expected });
      expect(await rowsOf(theirs.id)).toEqual(before);
    },
  );
});

describe('around the calls', () => {
  test('a session alone is enough, by cookie or by token', async () => {
    const byCookie = callerWith(app, { cookie: person.cookie });
    expect((await byCookie('GET', '/session')).status).toBe(200);
    const token = decodeURIComponent(person.cookie.split('=')[1] ?? '');
    expect((await callerWith(app, { authorization: `bearer ${token}` })('GET', '/session')).status).toBe(200);
  });

  test('our own pages may call, at the public address and at the one they were loaded from', async () => {
    for (const origin of [app.services.config.publicUrl, app.url]) {
      const headers = { ...signedIn(), origin, 'sec-fetch-site': 'same-origin' };
      const answer = await callerWith(app, headers)('PATCH', '/account', { body: { fullName: 'Ana' } });
      expect(answer.status).toBe(200);
    }
  });

  test('where people come by TLS, a page that came without it may not call', async () => {
    const secure = await startTestApp({ settings: { PUBLIC_URL: 'https://landfall.example.com' } });
    const from = (origin: string) => callerWith(secure, { origin })('POST', '/login', { body: {} });

    expect(refusal(await from(secure.url))).toEqual({ status: 403, code: 'foreign-origin' });
    expect(refusal(await from('https://landfall.example.com')).code).toBe('key-required');
    await secure.close();
  });

  test.each([
    ['GET', '/functions/v1'],
    ['GET', '/functions/v1/'],
    ['GET', '/functions/v1/nothing'],
    ['POST', '/functions/v1/companies/'],
    ['GET', '/functions/v1/Companies'],
    ['DELETE', '/functions/v1/companies/a/b/c'],
    ['PROPFIND', '/functions/v1/nothing'],
    ['GET', `/functions/v1/${'x'.repeat(8_000)}`],
    ['GET', '/functions/v1/session%00'],
  ])('%s %s is no call', async (method, path) => {
    const answer = await app.fetch(path, { method });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ status: 'error', code: 'unknown-call' });
  });

  test.each([
    '/openai',
    '/openai/',
    '/openai/v1',
    '/openai/v1/embeddings',
    '/openai/deployments/gpt-4o/images',
  ])('%s is no call, and says so as OpenAI does', async (path) => {
    const answer = await app.fetch(path, { method: 'POST' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({
      error: {
        message: failureMessages['unknown-call'],
        type: 'invalid_request_error',
        param: null,
        code: 'unknown_url',
      },
    });
  });

  test('a known path says which methods it takes', async () => {
    const options = await app.fetch('/functions/v1/companies', { method: 'OPTIONS' });
    expect([options.status, options.headers.get('allow')]).toEqual([204, 'POST, GET, HEAD, OPTIONS']);
    expect(options.headers.get('access-control-allow-origin')).toBeNull();

    for (const method of ['PUT', 'DELETE', 'PATCH', 'PROPFIND', 'QUERY']) {
      const answer = await app.fetch('/functions/v1/companies', { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('POST, GET, HEAD, OPTIONS');
      expect(await answer.json()).toMatchObject({ code: 'method-not-allowed' });
    }
    expect((await app.fetch('/functions/v1/login')).status).toBe(405);
  });

  test('HEAD answers like GET, without the body', async () => {
    const answer = await app.fetch('/functions/v1/session', { method: 'HEAD', headers: signedIn() });
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      'application/json',
      '',
    ]);
  });

  test('no answer may be kept by anything on the way', async () => {
    for (const [, operation] of guarded.filter(([id]) => id !== 'logout')) {
      const answer = await send(operation, { headers: signedIn() });
      expect(answer.headers.get('cache-control'), operation.id).toBe('no-store');
    }
  });
});
