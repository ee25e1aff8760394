import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../configuration/config.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { findEmail, type StoredEmail, storeEmail } from './email-repository.ts';
import { mailerSuite } from './mailer.suite.ts';
import { DeliveryProblem, type Mailer } from './mailer.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer, type Timeouts } from './smtp-mailer.ts';
import { type MailServer, refusal, startMailServer } from './testing/mail-server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

async function keep(fields: Partial<StoredEmail> = {}): Promise<StoredEmail> {
  const { database } = app.services;
  const id = await storeEmail(database, {
    kind: 'test',
    recipient: 'ana@example.com',
    subject: 'A subject',
    plainText: 'Plain.\n',
    html: '<p>Plain.</p>\n',
    createdAt: new Date('2026-11-20T10:00:00Z'),
    ...fields,
  });
  const email = await findEmail(database, id);
  if (!email) throw new Error('The email is not there.');
  return email;
}

async function mailServer(...options: Parameters<typeof startMailServer>): Promise<MailServer> {
  const server = await startMailServer(...options);
  cleanUps.push(server.close);
  return server;
}

function mailerBy(settings: Record<string, string>, timeouts?: Timeouts): Mailer {
  const config = readConfig(settings);
  if (!config.mail) throw new Error('These are no settings of mail.');
  return smtpMailer(config.mail, { brand: () => config.brand, logo: async () => undefined }, timeouts);
}

mailerSuite('the outbox', async () => ({
  mailer: outboxMailer(app.services.config),
  keep,
  async find({ id }) {
    const email = await findEmail(app.services.database, id);
    const { recipient, subject, plainText, html } = email ?? (await keep());
    return [{ recipient, subject, plainText: (plainText ?? '').trimEnd(), html: (html ?? '').trimEnd() }];
  },
}));

mailerSuite('SMTP', async () => {
  const server = await mailServer();
  return {
    mailer: mailerBy(server.settings),
    keep,
    async find() {
      return server.taken.map(({ recipients, mail }) => ({
        recipient: recipients.join(', '),
        subject: mail.subject ?? '',
        plainText: (mail.text ?? '').trimEnd(),
        html: (mail.html ?? '').trimEnd(),
      }));
    },
  };
});

describe('SMTP', () => {
  test('an email comes from the brand, is marked as no-reply, and keeps its Message-ID across attempts', async () => {
    const server = await mailServer();
    const mailer = mailerBy({
      ...server.settings,
      BRAND_NAME: 'Acme, "Söhne" <x@y>',
      BRAND_SUPPORT_EMAIL: 'help@example.com',
    });
    const email = await keep();
    await mailer.deliver(email);
    await mailer.deliver(email);

    const [first, second] = server.taken;
    expect(first?.mail.from).toEqual({ name: 'Acme, "Söhne" <x@y>', address: 'hello@landfall.example' });
    expect(first?.mail.to).toEqual([{ name: '', address: 'ana@example.com' }]);
    expect(first?.mail.replyTo).toEqual([{ name: '', address: 'help@example.com' }]);
    expect(first?.sender).toBe('hello@landfall.example');
    expect(first?.mail.messageId).toBe(`<${email.id}@landfall.example>`);
    expect(second?.mail.messageId).toBe(first?.mail.messageId);
    expect(second?.mail.date).toBe('2026-11-20T10:00:00.000Z');
    const headers = Object.fromEntries(first?.mail.headers.map(({ key, value }) => [key, value]) ?? []);
    expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated' });
    expect(Object.keys(headers).filter((name) => name.startsWith('list-') || name === 'x-mailer')).toEqual(
      [],
    );
  });

  test.each([
    'ana@example.com, eve@example.com',
    'ana@example.com>, <eve@example.com',
    'ana@example.com\r\nRCPT TO:<eve@example.com>',
    'ana@example.com\r\nBcc: eve@example.com',
  ])('%j is not sent to a second person', async (recipient) => {
    const server = await mailServer();
    await mailerBy(server.settings)
      .deliver(await keep({ recipient }))
      .catch(() => {});
    for (const { recipients, mail } of server.taken) {
      expect(recipients).not.toContain('eve@example.com');
      expect(recipients).toHaveLength(1);
      expect(mail.bcc ?? []).toEqual([]);
    }
  });

  test('logs in if required and never reveals its credentials', async () => {
    const server = await mailServer({
      server: {
        disabledCommands: ['STARTTLS'],
        allowInsecureAuth: true,
        onAuth({ username, password }, _session, callback) {
          const isRight = username === 'landfall' && password === 'right horse';
          callback(isRight ? null : new Error(`no ${password}`), { user: 'landfall' });
        },
      },
    });
    const { port } = server;
    const by = (password: string) =>
      mailerBy({
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: String(port),
        SMTP_TLS: 'off',
        SMTP_USER: 'landfall',
        SMTP_PASSWORD: password,
        MAIL_FROM: 'hello@landfall.example',
      });
    await by('right horse').deliver(await keep());
    expect(server.taken).toHaveLength(1);

    const problem = await problemOf(by('wrong horse'), await keep());
    expect(problem).toMatchObject({ isFinal: false, message: expect.stringContaining('SMTP_PASSWORD') });
    const { ok, sentence } = await by('wrong horse').check();
    expect(ok).toBe(false);
    for (const said of [problem.message, sentence, by('wrong horse').description]) {
      expect(said).not.toContain('horse');
    }
  });

  test.each([
    { reply: '550 5.1.1 unknown https://evil.example/app?token=abc', isFinal: true },
    { reply: '552 mailbox full', isFinal: true },
    { reply: '451 try later', isFinal: false },
    { reply: '421 too busy', isFinal: false },
    { reply: '530 authentication required', isFinal: false },
  ])('a recipient answered with $reply is given up at once: $isFinal', async ({ reply, isFinal }) => {
    const server = await mailServer();
    server.answer(reply);
    const problem = await problemOf(mailerBy(server.settings), await keep());
    expect(problem.isFinal).toBe(isFinal);
    expect(problem.message).not.toContain('token');
    expect(problem.message).toContain(reply.slice(0, 3));
  });

  test('an email rejected after its data is given up at once', async () => {
    const server = await mailServer({
      async beforeTaking() {
        throw refusal('554 looks like advertising');
      },
    });
    expect(await problemOf(mailerBy(server.settings), await keep())).toMatchObject({
      isFinal: true,
      message: expect.stringContaining('looks like advertising'),
    });
  });

  test.each([
    { encryption: 'starttls', options: {} },
    // Its certificate is from an unknown issuer.
    { encryption: 'starttls', options: { disabledCommands: ['AUTH'] } },
    { encryption: 'implicit', options: { secure: true } },
  ])(
    'without encryption it can trust it sends nothing: $encryption, $options',
    async ({ encryption, options }) => {
      const server = await mailServer({ server: options });
      const mailer = mailerBy({ ...server.settings, SMTP_TLS: encryption });
      expect(await problemOf(mailer, await keep())).toMatchObject({ isFinal: false });
      expect((await mailer.check()).ok).toBe(false);
      expect(server.taken).toEqual([]);
    },
  );

  test('an unreachable server is retried', async () => {
    const server = await startMailServer();
    await server.close();
    const mailer = mailerBy(server.settings);
    expect(await problemOf(mailer, await keep())).toMatchObject({
      isFinal: false,
      message: expect.stringContaining('ECONNREFUSED'),
    });
    expect(await mailer.check()).toMatchObject({
      ok: false,
      sentence: expect.stringContaining('ECONNREFUSED'),
    });
  });

  test('an unresponsive server times out', async () => {
    const mute = createServer().listen(0, '127.0.0.1');
    cleanUps.push(async () => {
      mute.close();
    });
    const address = mute.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const settings = {
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SMTP_TLS: 'off',
      MAIL_FROM: 'hello@landfall.example',
    };
    const short = 50;
    const long = 60_000;

    for (const timeouts of [
      { idleMs: short, deliveryMs: long, checkMs: short },
      { idleMs: long, deliveryMs: short, checkMs: short },
    ]) {
      const mailer = mailerBy(settings, timeouts);
      expect(await problemOf(mailer, await keep())).toMatchObject({ isFinal: false });
      expect(await mailer.check()).toMatchObject({ ok: false });
    }
  });
});

async function problemOf(mailer: Mailer, email: StoredEmail): Promise<DeliveryProblem> {
  const problem: unknown = await mailer.deliver(email).catch((error: unknown) => error);
  if (!(problem instanceof DeliveryProblem)) throw new Error(`That was no problem of delivery: ${problem}`);
  return problem;
}
