import { DrizzleQueryError } from 'drizzle-orm/errors';
import { expect, test } from 'vitest';
import { openLog } from './log.ts';

/** Returns what is written when something is logged. */
function written(format: 'json' | 'text', say: (log: ReturnType<typeof openLog>) => void): string {
  let text = '';
  say(openLog({ level: 'info', format, write: (line) => (text += line) }));
  return text;
}

test('secrets are redacted at any depth', () => {
  const text = written('json', (log) =>
    log.info(
      {
        password: 'one',
        call: { headers: [{ Authorization: 'Bearer two', 'set-cookie': 'session=three' }] },
        config: { databaseUrl: 'postgres://four', authSecret: 'five' },
        kept: 'six',
      },
      'Said.',
    ),
  );
  expect(text).not.toMatch(/one|two|three|four|five/);
  expect(JSON.parse(text)).toMatchObject({ level: 'info', msg: 'Said.', kept: 'six' });
});

test('a failed query shows neither its values nor its row', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_email_key"'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.com) already exists.',
  });
  const failed = new DrizzleQueryError('insert into users values ($1)', ['ada@example.com'], cause);
  for (const format of ['json', 'text'] as const) {
    const text = written(format, (log) => log.error({ err: failed }, 'A request failed.'));
    expect(text).not.toContain('ada@example.com');
    expect(text).toContain('insert into users values ($1)');
    expect(text).toContain('users_email_key');
    expect(text).toContain('log.test.ts');
  }
});

test("a provider's answer shows neither tokens nor personal data", () => {
  const cause = {
    body: { id_token: 'aaa.1', access_token: 'aaa.2', refresh_token: 'aaa.3', error: 'invalid_grant' },
    claims: { email: 'ada@example.com' },
  };
  const text = written('json', (log) => log.info({ err: new Error('refused', { cause }) }, 'Refused.'));
  expect(text).not.toMatch(/aaa\.|ada@/);
  expect(text).toContain('invalid_grant');
});

test('an error keeps its type, its code and its cause', () => {
  const cause = Object.assign(new RangeError('connection refused'), { code: 'ECONNREFUSED' });
  const text = written('json', (log) => log.error({ err: new TypeError('no answer', { cause }) }, 'Failed.'));
  expect(JSON.parse(text).err).toMatchObject({
    type: 'TypeError',
    message: 'no answer',
    cause: { type: 'RangeError', message: 'connection refused', code: 'ECONNREFUSED' },
  });
});

test('people read sentences, machines read lines of JSON', () => {
  expect(written('text', (log) => log.info('It runs.'))).toBe('It runs.\n');
  expect(written('text', (log) => log.warn({ part: 'mail' }, 'It waits.'))).toMatch(
    /^\S+ warn: It waits\. \{"part":"mail"\}\n$/,
  );
  expect(JSON.parse(written('json', (log) => log.info('It runs.')))).toMatchObject({ msg: 'It runs.' });
});

test('a circular object can be logged', () => {
  const ring: { ring?: object } = {};
  ring.ring = ring;
  expect(written('json', (log) => log.info(ring, 'Round.'))).toContain('Round.');
});
