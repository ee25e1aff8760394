import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openSecurityLog, type Refusal } from './security-log.ts';
import { aPerson } from './testing/builders.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { openWriteLimit } from './write-limit.ts';

describe('a refused request', () => {
  let app: TestApp;
  const refusals: Refusal[] = [];
  beforeAll(async () => {
    app = await startTestApp({
      settings: { TRUST_PROXY: 'on' },
      replace: {
        securityLog: { note: (refusal) => refusals.push(refusal) },
        writeLimit: openWriteLimit(3, 60),
      },
    });
  });
  afterAll(() => app.close());

  async function refusalsOf(path: string, init: RequestInit & { body?: string } = {}): Promise<Refusal[]> {
    refusals.length = 0;
    const answer = await app.fetch(path, {
      ...init,
      headers: {
        authorization: `Bearer ${app.anonymousKey}`,
        'content-type': 'application/json',
        'x-forwarded-for': '203.0.113.9',
        ...init.headers,
      },
    });
    await answer.arrayBuffer();
    return refusals;
  }

  test('for a wrong password is logged, without the password and the address', async () => {
    const { email } = await aPerson(app);
    const noted = await refusalsOf('/functions/v1/login', {
      method: 'POST',
      body: JSON.stringify({ email, password: 'harbour at midnight' }),
    });
    expect(noted).toEqual([
      {
        reason: 'wrong-credentials',
        method: 'POST',
        path: '/functions/v1/login',
        client: expect.objectContaining({ address: '203.0.113.9' }),
        personId: undefined,
      },
    ]);
    expect(JSON.stringify(noted)).not.toMatch(/midnight|@/);
  });

  test('for a forged token is logged, for a missing one it is not', async () => {
    const path = '/functions/v1/account/sessions';
    expect(await refusalsOf(path, { headers: { authorization: 'Bearer made.up' } })).toMatchObject([
      { reason: 'forged-token', path },
    ]);
    const cookie = `${app.services.accounts.sessions.cookieName}=made.up`;
    expect(await refusalsOf(path, { headers: { cookie } })).toMatchObject([{ reason: 'forged-token', path }]);
    expect(await refusalsOf(path)).toEqual([]);
  });

  test('for a missing right or a foreign page is logged, with the person if signed in', async () => {
    const person = await aPerson(app);
    const headers = { cookie: person.cookie };
    expect(await refusalsOf('/functions/v1/operator/companies', { headers })).toMatchObject([
      { reason: 'operators-only', personId: person.id },
    ]);
    expect(
      await refusalsOf('/functions/v1/login', {
        method: 'POST',
        headers: { origin: 'https://evil.example' },
      }),
    ).toMatchObject([{ reason: 'foreign-origin' }]);
  });

  test('for too many changes by one person is logged for any operation, and reading still works', async () => {
    const person = await aPerson(app);
    const headers = { cookie: person.cookie };
    const change = () => refusalsOf('/functions/v1/account/sessions/none', { method: 'DELETE', headers });
    for (let times = 0; times < 3; times += 1) expect(await change()).toEqual([]);
    expect(await change()).toMatchObject([{ reason: 'too-many-requests', personId: person.id }]);
    expect(await refusalsOf('/functions/v1/account/sessions', { headers })).toEqual([]);
    const other = { cookie: (await aPerson(app)).cookie };
    expect(
      await refusalsOf('/functions/v1/account/sessions/none', { method: 'DELETE', headers: other }),
    ).toEqual([]);
  });
});

test('a flood of refusals logs a few lines and one summary', () => {
  vi.useFakeTimers();
  try {
    const lines: object[] = [];
    const { note } = openSecurityLog({ warn: (details: object) => lines.push(details) });
    const refusal = { reason: 'wrong-credentials', method: 'POST', path: '/login' };
    for (let times = 0; times < 1_000; times += 1) {
      note({ ...refusal, client: { address: '203.0.113.9', network: '203.0.113.9' } });
    }
    note({ ...refusal, client: { address: '198.51.100.7', network: '198.51.100.7' } });
    expect(lines).toHaveLength(11);
    for (let times = 0; times < 1_000; times += 1) {
      note({ ...refusal, client: { address: '', network: `203.0.${times}` } });
    }
    expect(lines).toHaveLength(300);
    vi.advanceTimersByTime(60_000);
    expect(lines.at(-1)).toEqual({ event: 'refusals-suppressed', count: 1_701 });
    note({ ...refusal, client: { address: '203.0.113.9', network: '203.0.113.9' } });
    expect(lines).toHaveLength(302);
  } finally {
    vi.useRealTimers();
  }
});
