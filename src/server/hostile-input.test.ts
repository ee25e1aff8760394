import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLog } from './platform/log.ts';
import {
  aCompany,
  aPerson,
  aVisitor,
  dmccCompany,
  refusal,
  type TestPerson,
} from './platform/testing/builders.ts';
import { startTestApp, type TestApp } from './platform/testing/test-app.ts';

let app: TestApp;
let person: TestPerson;
const logged: string[] = [];

beforeAll(async () => {
  const log = openLog({ level: 'warn', format: 'json', write: (line) => logged.push(line) });
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { log } });
  person = await aPerson(app);
});
afterAll(() => app.close());

/** Values that have broken something somewhere. */
const hostile: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  '',
  ' ',
  '\u0000',
  '\u0007',
  '\u202e',
  '\ufeff',
  '\ud800',
  "'; drop table users; --",
  "' or '1'='1",
  '$1',
  '%s%n',
  '{{7*7}}',
  '#{process.env}',
  '<script>alert(1)</script>',
  '../../../etc/passwd',
  'x'.repeat(50_000),
  '😀'.repeat(2_000),
  '\ufdfa'.repeat(5_000),
  [],
  {},
  ['a'],
  { $ne: null },
  { length: 5 },
  { toString: 'x' },
  [[[[[[]]]]]],
];

const registration = {
  full_name: 'A',
  email: 'hostile@example.com',
  password: 'quiet harbour at dusk',
  phone: '',
};

/** Every field of every body, and the call that takes it. */
const targets: [method: string, path: () => string, fields: Record<string, unknown>][] = [
  ['POST', () => '/register', registration],
  ['POST', () => '/login', { email: 'a@example.com', password: 'x' }],
  ['PATCH', () => '/account', { fullName: 'A' }],
  ['POST', () => '/account/password', { currentPassword: 'x', newPassword: 'y' }],
  ['POST', () => '/companies', { ...dmccCompany, user_id: '' }],
  [
    'PATCH',
    () => `/companies/${companyId}`,
    { name: '', industry: '', website: '', linkedin: '', shares: {}, incorporator: {}, mailingAddress: '' },
  ],
];
let companyId: string;

test('no value in any field causes a server error', async () => {
  companyId = (await aCompany(person)).id;
  const visitor = aVisitor(app);
  for (const [method, path, fields] of targets) {
    for (const field of Object.keys(fields)) {
      await Promise.all(
        hostile.map(async (value, index) => {
          const body = {
            ...fields,
            ...('user_id' in fields && { user_id: person.id, country: 'FR' }),
            ...('email' in fields && { email: `${method}${index}${field}@example.com`.replace('/', '') }),
            [field]: value,
          };
          // Signing in would end the session this test goes on with.
          const call = 'email' in fields ? visitor : person.call;
          const answer = await call(method, path(), { body });
          const what = `${method} ${path()} ${field} = ${JSON.stringify(value).slice(0, 60)}`;
          expect(answer.status, what).toBeLessThan(500);
          expectNothingOfTheInside(answer.body, what);
        }),
      );
    }
  }
  // Many of them are hashed, and a busy machine takes its time over it.
});

test('no question to the expert causes a server error', async () => {
  const question = { role: 'user', content: 'What does a visa cost?' };
  const asked = {
    model: 'gpt-4o',
    messages: [question],
    stream: false,
    stream_options: {},
    max_tokens: 9,
    n: 1,
  };
  const bodies = hostile.flatMap((value) => [
    ...Object.keys(asked).map((field) => ({ ...asked, [field]: value })),
    { ...asked, messages: [value] },
    ...Object.keys(question).map((field) => ({ ...asked, messages: [{ ...question, [field]: value }] })),
    { ...asked, messages: [{ ...question, content: value }, question] },
    { ...asked, messages: [{ ...question, content: [{ type: 'text', text: value }] }] },
  ]);
  for (const body of bodies) {
    const answer = await app.fetch('/openai/v1/chat/completions', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'api-key': app.anonymousKey },
      body: JSON.stringify(body),
    });
    const what = JSON.stringify(body).slice(0, 120);
    expect(answer.status, what).toBeLessThan(500);
    if (!answer.ok) expectNothingOfTheInside(await answer.text(), what);
  }
}, 180_000);

test('names of object properties as keys change nothing', async () => {
  const body = `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"isAdmin":true}},"prototype":1,"fullName":"Ana"}`;
  const answer = await app.fetch('/functions/v1/account', {
    method: 'PATCH',
    headers: { cookie: person.cookie, 'content-type': 'application/json' },
    body,
  });
  expect(answer.status).toBe(200);
  expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  const { user } = (await answer.json()) as { user: object };
  expect(user).toEqual({ id: person.id, email: person.email, fullName: 'Ana' });
});

test('text that looks like SQL, markup or a template is just text', async () => {
  for (const name of [
    `Robert'); drop table users;--`,
    '<b>bold</b> & "co"',
    '#{7*7} {{7*7}} %s',
    'نور 東京 🛳️',
  ]) {
    const company = await aCompany(person, { name });
    expect(company.name).toBe(name);
  }
});

test('a name without visible characters is refused', async () => {
  for (const fullName of ['\u200b\u200d', '\u3164', '\u00ad\u2060 \u202e', '\ufeff\u2800']) {
    const answer = await person.call('PATCH', '/account', { body: { fullName } });
    expect(refusal(answer)).toEqual({ status: 422, code: 'invalid-input', fields: ['fullName'] });
  }
  const joined = 'نیلوفر می\u200cخواهم 👩\u200d🚀';
  const answer = await person.call('PATCH', '/account', { body: { fullName: joined } });
  expect(answer.body.user.fullName).toBe(joined);
});

test('a name of 100,000 characters is too much for a call, and one of 60,000 for the field', async () => {
  const visitor = aVisitor(app);
  const register = (length: number) =>
    visitor('POST', '/register', { body: { ...registration, full_name: 'x'.repeat(length) } });
  expect((await register(100_000)).status).toBe(413);
  const answer = await register(60_000);
  expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, ['full_name']]);
});

test('a password that is slow to normalise is refused as fast as any other', async () => {
  const visitor = aVisitor(app);
  // Bringing marks that stand in the wrong order into the right one takes the square of their number.
  const password = '\u0301\u0316'.repeat(15_000);
  // Of the processor: what else runs on the machine does not count.
  const times: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const before = process.cpuUsage();
    const answer = await visitor('POST', '/register', { body: { ...registration, password } });
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1_000);
    expect(refusal(answer)).toEqual({ status: 422, code: 'invalid-input', fields: ['password'] });
  }
  expect(Math.min(...times)).toBeLessThan(150);
});

test('a very long address is refused early', async () => {
  const answer = await app.fetch(`/functions/v1/session?${'x'.repeat(20_000)}`);
  expect(answer.status).toBe(431);
});

test('a repeated query parameter is refused', async () => {
  const answer = await app.fetch('/functions/v1/articles?query=visa&query=bank');
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'invalid-input', fields: { query: expect.any(String) } });
});

test('malformed HTTP is refused, and the server stays up', async () => {
  for (const request of [
    'GARBAGE\r\n\r\n',
    'GET /functions/v1/session HTTP/1.1\r\n\r\n',
    'POST /functions/v1/login HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    'POST /functions/v1/login HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
    'GET /functions/v1/session HTTP/1.1\r\nHost: a\r\nCookie: a=\x00\r\n\r\n',
    'GET http://[::bad HTTP/1.1\r\nHost: a\r\n\r\n',
    'GET \\functions HTTP/1.1\r\nHost: a\r\n\r\n',
  ]) {
    const answer = await raw(request);
    expect(answer, JSON.stringify(request)).toMatch(/^HTTP\/1\.1 4\d\d /);
    expectNothingOfTheInside(answer, request);
  }
  expect((await person.call('GET', '/session')).status).toBe(200);
});

test('a client that disconnects in the middle of its body leaves no trace, not even in the log', async () => {
  const { port } = new URL(app.url);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(
        'POST /functions/v1/companies HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n' +
          `Cookie: ${person.cookie}\r\nContent-Length: 500\r\nExpect: 100-continue\r\n\r\n{"country":"AE",`,
      );
    });
    socket.once('data', () => socket.destroy());
    socket.on('close', () => resolve());
  });
  expect((await person.call('GET', '/session')).status).toBe(200);
  expect(logged).toEqual([]);
});

/** Sends bytes as they are, and gives what comes back until the connection ends. */
function raw(request: string): Promise<string> {
  const { port } = new URL(app.url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(request, 'latin1'));
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      answer += chunk;
      socket.end();
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

function expectNothingOfTheInside(answer: unknown, what: string): void {
  const text = JSON.stringify(answer);
  expect(text, what).not.toMatch(
    /node_modules|\.ts:|at .*\(|select |insert |postgres|drizzle|ZodError|argon2|SQLSTATE/i,
  );
}
