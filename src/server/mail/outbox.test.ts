import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { inScope } from '../platform/database/scope.ts';
import { aPerson, aVisitor, refusal, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { deliverEmail } from './deliver-email.ts';
import { queueEmail } from './queue-email.ts';

const unknownId = '0b7f9c1e-9a52-4f0e-8a51-0d4a2a6f1c11';
const link = 'https://landfall.example/app/reset?token=secret-token';

/** An installation with the settings and an email with a login link in its outbox. */
async function install(settings: Record<string, string>) {
  const app = await startTestApp({ settings: { RATE_LIMIT: 'off', ...settings } });
  const operator = await aPerson(app);
  await app.query("insert into operators (user_id, created_at, role) values ($1, now(), 'manager')", [
    operator.id,
  ]);
  await app.query("update sessions set second_factor = 'code' where user_id = $1", [operator.id]);
  const person = await aPerson(app);
  await app.query('delete from outgoing_emails');
  return { app, operator, person, id: await write(app) };
}

async function write(app: TestApp, to = 'ana@example.com', subject = 'Reset your password'): Promise<string> {
  await inScope(app.services.database, 'installation', (transaction) =>
    queueEmail(app.services, transaction, {
      kind: 'reset-password',
      to,
      subject,
      heading: 'Reset your password',
      paragraphs: ['Somebody asked for it.'],
      action: { label: 'Reset password', url: link },
    }),
  );
  const { rows } = await app.query(
    'select id from outgoing_emails where recipient = $1 order by created_at desc',
    [to],
  );
  return rows[0].id;
}

async function installForTest(settings: Record<string, string>) {
  const installed = await install(settings);
  onTestFinished(() => installed.app.close());
  return installed;
}

const smtp = { SMTP_URL: 'smtp://127.0.0.1:1', SMTP_TLS: 'off', MAIL_FROM: 'hello@landfall.example' };

describe('in production', () => {
  let app: TestApp;
  let operator: TestPerson;
  let person: TestPerson;
  let id: string;
  beforeAll(async () => {
    ({ app, operator, person, id } = await install({ NODE_ENV: 'production' }));
  });
  afterAll(() => app.close());

  test('only operators have access to the outbox', async () => {
    const calls: [string, string][] = [
      ['GET', '/outbox'],
      ['GET', `/outbox/${id}`],
      ['POST', `/outbox/${id}/retry`],
    ];
    for (const [method, path] of calls) {
      expect(refusal(await aVisitor(app)(method, path))).toEqual({ status: 401, code: 'sign-in-required' });
      const answer = await person.call(method, path);
      expect(refusal(answer)).toEqual({ status: 403, code: 'operators-only' });
      expect(JSON.stringify(answer.body)).not.toContain('ana@example.com');
    }
  });

  test('an operator can read an undeliverable email, which is logged', async () => {
    const { status, body } = await operator.call('GET', `/outbox/${id}`);
    expect(status).toBe(200);
    expect(body.email).toMatchObject({ recipient: 'ana@example.com', subject: 'Reset your password' });
    expect(body.bodies).toMatchObject({ kind: 'readable', plainText: expect.stringContaining(link) });

    const { rows } = await app.query(
      `select actor_kind, actor_id, company_id, subject, details from audit_entries where action = 'operator-read'`,
    );
    expect(rows).toEqual([
      {
        actor_kind: 'operator',
        actor_id: operator.id,
        company_id: null,
        subject: 'Email to ana@example.com',
        details: { email: 'reset-password' },
      },
    ]);
  });

  test('the list does not contain bodies', async () => {
    const { body } = await operator.call('GET', '/outbox');
    expect(body).toMatchObject({ hasMailServer: false });
    expect(body.emails.map((email: { id: string }) => email.id)).toContain(id);
    expect(JSON.stringify(body)).not.toContain('secret-token');
  });

  test('the list is searched, filtered and paged, newest first', async () => {
    await app.query(
      `insert into outgoing_emails (kind, recipient, subject, state, created_at)
       select 'test', 'many_' || n || '@example.com', '100% off', 'failed', now() + n * interval '1 second'
       from generate_series(1, 60) as n`,
    );
    const read = async (query: string) => (await operator.call('GET', `/outbox?${query}`)).body;

    const first = await read('search=100%25&state=failed');
    expect(first.total).toBe(60);
    expect(first.emails).toHaveLength(50);
    expect(first.emails[0].recipient).toBe('many_60@example.com');
    expect((await read(`search=100%25&state=failed&cursor=${first.nextCursor}`)).emails).toHaveLength(10);
    expect((await read('state=sent')).total).toBe(0);
    // An underscore is literal.
    expect((await read('search=many_1%40')).total).toBe(1);
    expect((await read('search=manyX1%40')).total).toBe(0);
    expect(refusal(await operator.call('GET', '/outbox?state=open'))).toEqual({
      status: 422,
      code: 'invalid-input',
      fields: ['state'],
    });
  });

  test('an email that was given up restarts with all attempts', async () => {
    const again = await write(app, 'again@example.com');
    await app.query(`update outgoing_emails set state = 'failed' where id = $1`, [again]);
    await app.query(`update pgboss.job set state = 'failed', retry_count = 14 where id = $1`, [again]);

    const { status, body } = await operator.call('POST', `/outbox/${again}/retry`);

    expect(status).toBe(200);
    expect(body.email).toMatchObject({ id: again, state: 'waiting' });
    const { rows } = await app.query('select state, retry_count from pgboss.job where id = $1', [again]);
    expect(rows).toEqual([{ state: 'created', retry_count: 0 }]);
  });

  test('an email that was sent or never existed is not retried', async () => {
    const sent = await write(app, 'sent@example.com');
    await app.query(
      `update outgoing_emails set state = 'sent', html = null, plain_text = null where id = $1`,
      [sent],
    );
    expect(refusal(await operator.call('POST', `/outbox/${sent}/retry`))).toEqual({
      status: 409,
      code: 'email-not-retried',
    });
    expect((await operator.call('GET', `/outbox/${sent}`)).body.bodies).toEqual({ kind: 'removed' });
    for (const path of [`/outbox/${unknownId}`, `/outbox/${unknownId}/retry`]) {
      const method = path.endsWith('retry') ? 'POST' : 'GET';
      expect(refusal(await operator.call(method, path))).toEqual({ status: 404, code: 'email-not-found' });
    }
  });
});

describe('with a mail server', () => {
  test.each(['production', 'development'])('nobody can read what waits for it: %s', async (NODE_ENV) => {
    const { app, operator, person, id } = await installForTest({ NODE_ENV, ...smtp });
    const { body } = await operator.call('GET', `/outbox/${id}`);
    expect(body.bodies).toEqual({ kind: 'hidden' });
    // Nor the error of a failed attempt.
    await expect(
      deliverEmail(app.services, id, { isLast: true, signal: AbortSignal.abort() }),
    ).rejects.toThrow('ECONNREFUSED');
    for (const call of [aVisitor(app), person.call, operator.call]) {
      for (const path of ['/outbox', `/outbox/${id}`]) {
        expect(JSON.stringify((await call('GET', path)).body)).not.toContain('secret-token');
      }
    }
    const { email } = (await operator.call('GET', `/outbox/${id}`)).body;
    expect(email).toMatchObject({ state: 'failed', attempts: 1 });
    expect(email.lastError).toContain('ECONNREFUSED');
    expect((await operator.call('POST', `/outbox/${id}/retry`)).status).toBe(200);
  });
});

describe('in development mode', () => {
  /** `fetch` sets the Host header itself. */
  async function statusBy({ url, anonymousKey }: TestApp, host: string): Promise<number | undefined> {
    const headers = { host, authorization: `Bearer ${anonymousKey}` };
    const asked = request(`${url}/functions/v1/outbox`, { headers }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    return answer.statusCode;
  }

  test('a developer reads emails without signing in', async () => {
    const { app, id } = await installForTest({ NODE_ENV: 'development' });
    const visitor = aVisitor(app);
    expect((await visitor('GET', '/outbox')).body).toMatchObject({ total: 1, hasMailServer: false });
    expect((await visitor('GET', `/outbox/${id}`)).body.bodies).toMatchObject({ kind: 'readable' });
    expect((await visitor('POST', `/outbox/${id}/retry`)).status).toBe(200);
  });

  test.each(['dev.example.com', 'localhost.example.com', '127.0.0.1.example.com:3000'])(
    'a request with the host %s is refused: a tunnel, or DNS rebinding',
    async (host) => {
      const { app } = await installForTest({ NODE_ENV: 'development' });
      expect(await statusBy(app, host)).toBe(401);
    },
  );

  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
    'a request with the host %s is accepted',
    async (host) => {
      const { app } = await installForTest({ NODE_ENV: 'development' });
      expect(await statusBy(app, host)).toBe(200);
    },
  );

  test('a request from the network is refused', async () => {
    const { app, person } = await installForTest({
      NODE_ENV: 'development',
      HOST: '0.0.0.0',
      RATE_LIMIT: 'on',
    });
    expect(refusal(await aVisitor(app)('GET', '/outbox'))).toEqual({ status: 401, code: 'sign-in-required' });
    expect(refusal(await person.call('GET', '/outbox'))).toEqual({ status: 403, code: 'operators-only' });
  });
});
