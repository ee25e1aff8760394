import * as z from 'zod/mini';
import { choice, hostName, parsed, port, requires, text, withRules } from './setting.ts';

/** The mail server that emails are sent through. */
export interface MailSettings {
  host: string;
  port: number;
  /**
   * 'starttls' upgrades the connection and fails if the server cannot, 'implicit' uses TLS from the start,
   * 'off' is for a server on this machine or network.
   */
  encryption: 'starttls' | 'implicit' | 'off';
  /** Absent if the server needs none. */
  login?: { user: string; password: string };
  /** The sender's address. */
  from: string;
}

/** Default ports of RFC 6409, RFC 8314 and RFC 5321. */
const defaultPorts = { starttls: 587, implicit: 465, off: 25 };

const settings = z.object({
  SMTP_URL: parsed("an address like 'smtps://user:password@mail.example.com'", readUrl),
  SMTP_HOST: hostName(),
  SMTP_PORT: port(),
  SMTP_USER: z.optional(z.string()),
  SMTP_PASSWORD: z.optional(z.string()),
  SMTP_TLS: choice(['starttls', 'implicit', 'off'], "'starttls', 'implicit' or 'off'"),
  MAIL_FROM: text("an email address alone, like 'hello@example.com'", /^[^\s@<>",;]+@[^\s@<>",;]+$/),
});

const needsServer = ['SMTP_PORT', 'SMTP_USER', 'SMTP_PASSWORD', 'SMTP_TLS', 'MAIL_FROM'];

/** `undefined` if no mail server is given: emails then stay in the outbox. */
export const mailSettings = z.pipe(
  withRules(settings, (values) => {
    const { SMTP_URL, SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD, SMTP_TLS, MAIL_FROM } = values;
    if (SMTP_URL === undefined && SMTP_HOST === undefined) {
      return [requires(needsServer, values, 'SMTP_URL or SMTP_HOST, or no email is sent')];
    }
    const parts = [SMTP_HOST, SMTP_PORT, SMTP_USER, SMTP_PASSWORD];
    return [
      SMTP_URL !== undefined &&
        parts.some((part) => part !== undefined) &&
        'SMTP_HOST, SMTP_PORT, SMTP_USER and SMTP_PASSWORD must not be given with SMTP_URL.',
      (SMTP_USER === undefined) !== (SMTP_PASSWORD === undefined) &&
        'SMTP_USER and SMTP_PASSWORD must be given together.',
      MAIL_FROM === undefined && "MAIL_FROM must be given with a mail server: the sender's address.",
      SMTP_URL?.isImplicit &&
        SMTP_TLS !== undefined &&
        SMTP_TLS !== 'implicit' &&
        'SMTP_TLS must be implicit, or not be given, if SMTP_URL begins with smtps.',
    ];
  }),
  z.transform((values): MailSettings | undefined => {
    const { SMTP_URL: url, SMTP_HOST, SMTP_PORT, SMTP_USER: user, SMTP_PASSWORD: password } = values;
    const host = url?.host ?? SMTP_HOST;
    if (host === undefined) return undefined;
    const isImplicit = url ? url.isImplicit : SMTP_PORT === defaultPorts.implicit;
    const encryption = values.SMTP_TLS ?? (isImplicit ? 'implicit' : 'starttls');
    const login = url?.login ?? (user && password ? { user, password } : undefined);
    return {
      host,
      port: url?.port ?? SMTP_PORT ?? defaultPorts[encryption],
      encryption,
      ...(login && { login }),
      from: values.MAIL_FROM ?? '',
    };
  }),
);

function readUrl(value: string) {
  const url = URL.parse(value);
  if (!url) return undefined;
  const { protocol, hostname, port: given, username, password, pathname, search, hash } = url;
  const isPlain = (pathname === '' || pathname === '/') && search === '' && hash === '';
  const isMail = protocol === 'smtp:' || protocol === 'smtps:';
  if (!isPlain || !isMail || hostname === '' || Boolean(username) !== Boolean(password)) return undefined;
  try {
    return {
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: given ? Number(given) : undefined,
      isImplicit: protocol === 'smtps:',
      login: username
        ? { user: decodeURIComponent(username), password: decodeURIComponent(password) }
        : undefined,
    };
  } catch {
    // An invalid percent escape.
    return undefined;
  }
}
