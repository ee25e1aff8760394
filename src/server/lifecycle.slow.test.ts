import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';
import { apiBase } from '#contract/operation.ts';
import { aPerson, aVisitor, callerWith, refusal } from './platform/testing/builders.ts';
import { type Installation, newInstallation } from './platform/testing/installation.ts';
import { builtServer, type ServerProcess } from './platform/testing/server-process.ts';

const installations: Installation[] = [];
afterEach(async () => {
  for (const installation of installations.splice(0)) await installation.remove();
});

async function install(): Promise<Installation> {
  const installation = await newInstallation();
  installations.push(installation);
  return installation;
}

const readSession = (server: ServerProcess, cookie: string) =>
  callerWith(server, { authorization: `Bearer ${server.anonymousKey}`, cookie })('GET', '/session');

test('a second start keeps the sessions and the key', async () => {
  const installation = await install();
  const first = await installation.start();
  const { cookie, email } = await aPerson(first);
  await first.stop();

  const second = await installation.start();

  expect(second.anonymousKey).toBe(first.anonymousKey);
  expect((await readSession(second, cookie)).body.user).toMatchObject({ email });
});

test.each<{ when: string; tell: (server: ServerProcess) => void }>([
  { when: 'told by SIGTERM', tell: (server) => server.kill('SIGTERM') },
  { when: 'left by the process that started it', tell: (server) => server.letGo() },
])('$when, the server answers what is under way and stops its database', async ({ tell }) => {
  const installation = await install();
  const server = await installation.start();
  expect(installation.postgresProcesses()).not.toEqual([]);
  const underWay = await beginRegistration(server, 'under-way@example.com');

  tell(server);
  await expect.poll(() => connectionErrorOf(server), { timeout: 60_000 }).toBe('ECONNREFUSED');
  const { status, body } = await underWay.finish();

  expect(status).toBe(201);
  expect(body.user).toMatchObject({ email: 'under-way@example.com' });
  expect(await server.ended).toBe(0);
  expect(installation.postgresProcesses()).toEqual([]);
});

test('two concurrent first starts on an empty folder share one installation', async () => {
  const installation = await install();
  const [one, other] = await Promise.all([installation.start(), installation.start()]);
  expect(other.anonymousKey).toBe(one.anonymousKey);
  expect(await installation.query('select hash from drizzle.__drizzle_migrations')).toHaveLength(
    numberOfMigrations(),
  );

  const { cookie, email, password } = await aPerson(one);
  expect((await readSession(other, cookie)).body.user).toMatchObject({ email });

  // Ten failed attempts are allowed, counted over all instances.
  const guesses = await Promise.all(
    Array.from({ length: 14 }, (_, index) => signIn(index % 2 ? one : other, email, 'not this one')),
  );
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
  for (const server of [one, other]) {
    expect(refusal(await signIn(server, email, password))).toEqual({
      status: 429,
      code: 'too-many-requests',
    });
  }

  const [postmaster] = installation.postgresProcesses();
  await one.stop();
  expect(installation.postgresProcesses()[0]).toBe(postmaster);
  expect((await other.fetch('/readyz')).status).toBe(200);
  expect((await readSession(other, cookie)).body.user).toMatchObject({ email });
});

test('invalid settings are all listed, and the exit code is 1', async () => {
  const env = { PORT: 'high', PUBLIC_URL: 'nowhere', LOG_LEVEL: 'chatty' };
  const start = promisify(execFile)(process.execPath, [builtServer], { env });
  const { code, stdout, stderr } = await start.catch((error) => error);

  expect(code).toBe(1);
  expect(stdout).toBe('');
  for (const name of Object.keys(env)) expect(stderr).toContain(`- ${name} must be`);
  expect(stderr).not.toContain(' at ');
});

/** Sends the head of a registration, and the body when `finish` is called. */
async function beginRegistration(server: ServerProcess, email: string) {
  const body = JSON.stringify({ full_name: 'Ana', email, password: 'quiet harbour at dusk', phone: '' });
  const sending = request(`${server.origin}${apiBase}/register`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${server.anonymousKey}`,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      // Asks the server to say when it has read the head.
      expect: '100-continue',
    },
  });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  // It may be cut off before anybody waits for it; `finish` tells.
  answered.catch(() => {});
  sending.flushHeaders();
  await once(sending, 'continue');
  return {
    async finish() {
      sending.end(body);
      const [answer] = await answered;
      return { status: answer.statusCode, body: (await json(answer)) as { user: unknown } };
    },
  };
}

/** Why no new connection is made, or `undefined` where one is. */
async function connectionErrorOf(server: ServerProcess): Promise<string | undefined> {
  const attempt = request(`${server.origin}/healthz`, { agent: false });
  attempt.end();
  try {
    const [answer] = (await once(attempt, 'response')) as [IncomingMessage];
    answer.resume();
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  }
}

function signIn(server: ServerProcess, email: string, password: string) {
  return aVisitor(server)('POST', '/login', { body: { email, password } });
}

function numberOfMigrations(): number {
  const journal = readFileSync(new URL('../../migrations/meta/_journal.json', import.meta.url), 'utf8');
  return JSON.parse(journal).entries.length;
}
