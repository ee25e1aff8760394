import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

/** An email as accepted by a mail server. */
interface ReceivedEmail {
  /** The envelope's recipients. */
  recipients: string[];
  sender: string;
  mail: Email;
}

/** A mail server on a free port that accepts everything. */
export interface MailServer {
  port: number;
  /** Settings of a Landfall server that sends through it. */
  settings: Record<string, string>;
  taken: ReceivedEmail[];
  /** Its reply to recipients from now on, such as '550 unknown'; `undefined` to accept them. */
  answer(reply: string | undefined): void;
  close(): Promise<void>;
}

interface Options {
  server?: Partial<SMTPServerOptions>;
  /** Runs before an email is acknowledged; a thrown value is the reply. */
  beforeTaking?: (email: ReceivedEmail) => Promise<void>;
}

/** Starts a mail server; without certificates it offers no encryption. */
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
  // Some tests disconnect in the middle.
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

/** A reply such as '550 unknown' in the library's form. */
export function refusal(reply: string): Error {
  const [, code = '', words = ''] = /^(\d{3}) (.*)$/s.exec(reply) ?? [];
  return Object.assign(new Error(words), { responseCode: Number(code) });
}
