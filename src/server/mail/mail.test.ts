import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import { inScope } from '../platform/database/scope.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import type { EmailMessage } from './email-message.ts';
import { queueEmail } from './queue-email.ts';
import { retryOutgoingEmail } from './retry-outgoing-email.ts';
import { emailsTo } from './testing/emails.ts';
import { type MailServer, refusal, startMailServer } from './testing/mail-server.ts';
import { tidyEmails } from './tidy-emails.ts';

const link = 'https://landfall.example/app/reset?token=abc&x=1';
const email: EmailMessage = {
  kind: 'test',
  to: 'ana@example.com',
  subject: 'Reset your password',
  heading: 'A heading',
  paragraphs: ['<b>One</b> & "two".'],
  action: { label: 'Do it', url: link },
};

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

async function start(settings: Record<string, string> = {}): Promise<TestApp> {
  const app = await startTestApp({ settings });
  cleanUps.push(app.close);
  return app;
}

async function startWithServer(...options: Parameters<typeof startMailServer>) {
  const server: MailServer = await startMailServer(...options);
  cleanUps.push(server.close);
  return { server, app: await start(server.settings) };
}

const queue = ({ services }: TestApp, fields: Partial<EmailMessage> = {}) =>
  inScope(services.database, 'installation', (transaction) =>
    queueEmail(services, transaction, { ...email, ...fields }),
  );

/** Waits until the only email has the expected state. */
async function expectEmail(app: TestApp, expected: object): Promise<void> {
  const read = async () => {
    const { rows } = await app.query(
      `select state, attempts, html is null and plain_text is null as "isEmpty", sent_at is not null as "hasSentAt",
       last_error as "lastError" from outgoing_emails`,
    );
    return rows;
  };
  await expect.poll(read, { timeout: 15_000 }).toMatchObject([expected]);
}

test('without a mail server an email stays readable in the outbox', async () => {
  const app = await start();
  await queue(app);
  app.services.jobs.begin();
  await expectEmail(app, { state: 'kept', attempts: 1, isEmpty: false, hasSentAt: false });
  expect(await emailsTo(app, 'ana@example.com')).toMatchObject([{ kind: 'test', link }]);
});

test.each(['png', 'svg'])('an email carries the logo where mail programs show its kind: %s', async (kind) => {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-test-logo-'));
  cleanUps.push(() => rm(folder, { recursive: true }));
  const logo = join(folder, `logo.${kind}`);
  await writeFile(
    logo,
    kind === 'svg'
      ? '<svg xmlns="http://www.w3.org/2000/svg"/>'
      : await sharp({ create: { width: 900, height: 300, channels: 3, background: '#3355ff' } })
          .png()
          .toBuffer(),
  );
  const server = await startMailServer();
  cleanUps.push(server.close);
  const app = await start({ ...server.settings, BRAND_LOGO: logo });
  await queue(app);
  app.services.jobs.begin();
  await expectEmail(app, { state: 'sent' });

  const [taken] = server.taken;
  const images = taken?.mail.html?.match(/<img [^>]*>/g) ?? [];
  const sizes = await Promise.all(
    (taken?.mail.attachments ?? []).map(async ({ content, contentId, mimeType, disposition }) => {
      const { width, height } = await sharp(Buffer.from(content as ArrayBuffer)).metadata();
      return { contentId, mimeType, disposition, width, height };
    }),
  );
  expect({ images, sizes }).toEqual(
    kind === 'svg'
      ? { images: [], sizes: [] }
      : {
          images: ['<img src="cid:logo" alt="" height="40">'],
          sizes: [
            { contentId: '<logo>', mimeType: 'image/png', disposition: 'inline', width: 240, height: 80 },
          ],
        },
  );
});

test('an email commits together with the change it reports', async () => {
  const app = await start();
  const { services } = app;
  const undone = inScope(services.database, 'installation', async (transaction) => {
    await queueEmail(services, transaction, email);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect((await app.query('select from outgoing_emails')).rowCount).toBe(0);
});

test.each(['ana@example.com, eve@example.com', 'ana', 'ana@example.com\nBcc: eve@example.com', ''])(
  'an email to %j is rejected',
  async (to) => {
    const app = await start();
    await expect(queue(app, { to })).rejects.toThrow(TypeError);
  },
);

test('after delivery only the record of an email stays', async () => {
  const { server, app } = await startWithServer();
  app.services.jobs.begin();
  await queue(app);
  await expectEmail(app, { state: 'sent', attempts: 1, isEmpty: true, hasSentAt: true, lastError: null });

  expect(server.taken).toHaveLength(1);
  const { subject, text, html } = server.taken[0]?.mail ?? {};
  expect(subject).toBe('Reset your password');
  expect(text).toContain(`Do it:\n${link}\n`);
  expect(text).toContain('<b>One</b> & "two".');
  expect(html).toContain('&lt;b&gt;One&lt;/b&gt; &amp; &quot;two&quot;.');
  expect(html).toContain(`href="${link.replace('&', '&amp;')}"`);
});

test('a deferred email waits for its retry, which can be made at once', async () => {
  const { server, app } = await startWithServer();
  server.answer('451 come back later');
  app.services.jobs.begin();
  await queue(app);
  await expectEmail(app, {
    state: 'waiting',
    attempts: 1,
    isEmpty: false,
    lastError: expect.stringContaining('come back later'),
  });
  const job = async () =>
    (
      await app.query(
        'select id, state, start_after > now() as "isLater" from pgboss.job where name = \'deliver-email\'',
      )
    ).rows;
  await expect.poll(job).toMatchObject([{ state: 'retry', isLater: true }]);

  server.answer(undefined);
  const [{ id }] = await job();
  await retryOutgoingEmail(app.services, id);
  await expectEmail(app, { state: 'sent', attempts: 2, isEmpty: true, lastError: null });
  expect(server.taken).toHaveLength(1);
});

test('a permanently rejected email is given up at once, and its record stays', async () => {
  const { server, app } = await startWithServer();
  server.answer('550 no such person');
  app.services.jobs.begin();
  await queue(app);
  await expectEmail(app, {
    state: 'failed',
    attempts: 1,
    hasSentAt: false,
    lastError: expect.stringContaining('no such person'),
  });
});

test('requests that send email do not wait for an unresponsive mail server', async () => {
  const never = new Promise<void>(() => {});
  const { app } = await startWithServer({ beforeTaking: () => never });
  app.services.jobs.begin();
  await queue(app);
  await expectEmail(app, { state: 'waiting', attempts: 1 });
  await queue(app, { to: 'ben@example.com' });
  expect(await emailsTo(app, 'ben@example.com')).toHaveLength(1);
  expect((await app.fetch('/readyz')).status).toBe(200);
});

test('a waiting email without a job gets one, and an existing job is kept', async () => {
  const app = await start();
  await queue(app);
  await queue(app, { to: 'ben@example.com' });
  const jobs = async () =>
    (await app.query('select id, state, retry_count from pgboss.job order by created_on')).rows;
  const [orphan, retried] = await jobs();
  await app.query('delete from pgboss.job where id = $1', [orphan.id]);
  await app.query(`update pgboss.job set state = 'retry', retry_count = 3 where id = $1`, [retried.id]);

  const later = (hours: number) => () => new Date(Date.now() + hours * 60 * 60 * 1000);
  await tidyEmails({ ...app.services, clock: later(0.5) });
  expect(await jobs()).toHaveLength(1);
  await tidyEmails({ ...app.services, clock: later(2) });
  expect(await jobs()).toMatchObject([
    { id: retried.id, state: 'retry', retry_count: 3 },
    { id: orphan.id, state: 'created', retry_count: 0 },
  ]);
});

test('bodies are deleted after a month, and records after three', async () => {
  const app = await start();
  for (const state of ['waiting', 'sent', 'kept', 'failed']) {
    await queue(app, { subject: state });
    await app.query('update outgoing_emails set state = subject where subject = $1', [state]);
  }
  const afterDays = async (days: number) => {
    await tidyEmails({ ...app.services, clock: () => new Date(Date.now() + days * 24 * 60 * 60 * 1000) });
    const { rows } = await app.query(
      'select state, plain_text is not null as "canBeRead" from outgoing_emails order by state',
    );
    return Object.fromEntries(rows.map(({ state, canBeRead }) => [state, canBeRead]));
  };
  expect(await afterDays(29)).toEqual({ waiting: true, sent: true, kept: true, failed: true });
  expect(await afterDays(31)).toEqual({ waiting: true, sent: false, kept: false, failed: false });
  expect(await afterDays(91)).toEqual({ waiting: true });
});

test('an address that a mail server refuses is known as such until an email arrives there', async () => {
  const { server, app } = await startWithServer();
  const known = async () => {
    const { rows } = await app.query('select address, reason from undeliverable_addresses');
    return rows;
  };
  server.answer('550 5.1.1 unknown');
  app.services.jobs.begin();
  await queue(app, { to: 'Ana@example.com' });
  await expectEmail(app, { state: 'failed' });
  expect(await known()).toEqual([
    { address: 'ana@example.com', reason: expect.stringContaining('550 5.1.1 unknown') },
  ]);
  server.answer(undefined);
  await queue(app, { to: 'ana@example.com' });
  await expect.poll(known, { timeout: 15_000 }).toEqual([]);
});

test('an email that a mail server does not like says nothing about its address', async () => {
  const { app } = await startWithServer({
    beforeTaking: () => Promise.reject(refusal('554 looks like spam')),
  });
  app.services.jobs.begin();
  await queue(app);
  await expectEmail(app, { state: 'failed' });
  const { rows } = await app.query('select address from undeliverable_addresses');
  expect(rows).toEqual([]);
});
