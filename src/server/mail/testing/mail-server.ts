import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** An email as a mail server has taken it. */
interface ReceivedEmail {
  /** Whom the envelope names, which is who gets it. */
  recipients: string[];
  sender: string;
  mail: Email;
}

/** A mail server on a free port, which takes what it is handed. */
export interface MailServer {
  port: number;
  /** Settings of a Landfall that sends through it. */
  settings: Record<string, string>;
  taken: ReceivedEmail[];
  /** How it answers recipients from now on, such as '550 unknown'; `undefined` where it takes them. */
  answer(reply: string | undefined): void;
  close(): Promise<void>;
}

interface Options {
  server?: Partial<SMTPServerOptions>;
  /** Runs before an email is acknowledged; what it throws is the answer. */
  beforeTaking?: (email: ReceivedEmail) => Promise<void>;
}

/** Starts a mail server; without certificates of its own it offers no encryption. */
export async function startMailServer({ server: options, beforeTaking }: Options = {}): Promise<MailServer> {
  const taken: ReceivedEmail[] = [];
  let reply: string | undefined;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    logger: false,
    onRcptTo(_address, _session, callback) {
      callback(reply === undefined ? undefined : refusal(reply));
    },
    async onData(stream, session, callback) {
      try {
        const email = await parseEmail(session.envelope, await buffer(stream));
        await beforeTaking?.(email);
        taken.push(email);
        callback();
      } catch (error) {
        callback(error as Error);
      }
    },
    ...options,
  });
  // A client that leaves in the middle is what some tests are about.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    port,
    settings: { SMTP_URL: `smtp://127.0.0.1:${port}`, SMTP_TLS: 'off', MAIL_FROM: 'hello@landfall.example' },
    taken,
    answer(next) {
      reply = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function parseEmail(
  { mailFrom, rcptTo }: SMTPServerSession['envelope'],
  raw: Buffer,
): Promise<ReceivedEmail> {
  return {
    recipients: rcptTo.map(({ address }) => address),
    sender: mailFrom ? mailFrom.address : '',
    mail: await PostalMime.parse(raw),
  };
}

/** An answer of a mail server, such as '550 unknown', as that server wants it. */
export function refusal(reply: string): Error {
  const [, code = '', words = ''] = /^(\d{3}) (.*)$/s.exec(reply) ?? [];
  return Object.assign(new Error(words), { responseCode: Number(code) });
}
