import { matching, type ReadSetting } from './read-setting.ts';

/** The mail server that takes the installation's emails. */
export interface MailSettings {
  host: string;
  port: number;
  /**
   * How the way there is kept secret: 'starttls' turns an open connection into a secret one and goes no further
   * where the server cannot, 'implicit' begins with it, 'off' is for a server on this machine or network.
   */
  encryption: 'starttls' | 'implicit' | 'off';
  /** Absent where the server asks nobody who they are. */
  login?: { user: string; password: string };
  /** The address that emails come from. */
  from: string;
}

const encryptions = ['starttls', 'implicit', 'off'] as const;
/** Those of RFC 6409, RFC 8314 and RFC 5321. */
const usualPorts = { starttls: 587, implicit: 465, off: 25 };
const alone = ['SMTP_PORT', 'SMTP_USER', 'SMTP_PASSWORD', 'SMTP_TLS', 'MAIL_FROM'];

/**
 * Reads the settings of mail and notes every mistake in them.
 *
 * @param given the value of a setting, for those that say something by being there
 * @returns `undefined` where no mail server is given: emails are kept in the outbox then
 */
export function readMail(
  setting: ReadSetting,
  given: (name: string) => string | undefined,
  mistakes: string[],
): MailSettings | undefined {
  const server = setting('SMTP_URL', "an address like 'smtps://user:password@mail.example.com'", readUrl);
  const host = setting('SMTP_HOST', 'a host name or an IP address', matching(/^[\w.:-]+$/));
  const port = setting('SMTP_PORT', 'a port from 1 to 65535', readPort);
  const chosen = setting('SMTP_TLS', "'starttls', 'implicit' or 'off'", (value) =>
    encryptions.find((known) => known === value.toLowerCase()),
  );
  const from = setting(
    'MAIL_FROM',
    "an e-mail address alone, like 'hello@example.com'",
    matching(/^[^\s@<>",;]+@[^\s@<>",;]+$/),
  );
  const user = given('SMTP_USER');
  const password = given('SMTP_PASSWORD');

  if (!given('SMTP_URL') && !given('SMTP_HOST')) {
    const without = alone.filter((name) => given(name));
    if (without.length > 0) {
      mistakes.push(`${without.join(', ')} must come with SMTP_URL or SMTP_HOST, or no email is sent.`);
    }
    return undefined;
  }
  if (given('SMTP_URL') && (given('SMTP_HOST') || given('SMTP_PORT') || user || password)) {
    mistakes.push(
      'SMTP_URL says it all: SMTP_HOST, SMTP_PORT, SMTP_USER and SMTP_PASSWORD must not be given with it.',
    );
  }
  if (Boolean(user) !== Boolean(password))
    mistakes.push('SMTP_USER and SMTP_PASSWORD must be given together.');
  if (!given('MAIL_FROM'))
    mistakes.push('MAIL_FROM must be given with a mail server: the address emails come from.');

  const isImplicit = server ? server.isImplicit : port === usualPorts.implicit;
  if (server?.isImplicit && chosen && chosen !== 'implicit') {
    mistakes.push('SMTP_TLS must be implicit, or not be given, where SMTP_URL begins with smtps.');
  }
  const encryption = chosen ?? (isImplicit ? 'implicit' : 'starttls');
  const login = server?.login ?? (user && password ? { user, password } : undefined);
  return {
    host: server?.host ?? host ?? '',
    port: server?.port ?? port ?? usualPorts[encryption],
    encryption,
    ...(login && { login }),
    from: from ?? '',
  };
}

function readPort(value: string): number | undefined {
  const port = /^\d{1,5}$/.test(value) ? Number(value) : 0;
  return port >= 1 && port <= 65_535 ? port : undefined;
}

function readUrl(value: string) {
  if (!URL.canParse(value)) return undefined;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(value);
  const isPlain = (pathname === '' || pathname === '/') && search === '' && hash === '';
  const isMail = protocol === 'smtp:' || protocol === 'smtps:';
  if (!isPlain || !isMail || hostname === '' || Boolean(username) !== Boolean(password)) return undefined;
  try {
    return {
      host: hostname.replace(/^\[(.*)\]$/, '$1'),
      port: port ? Number(port) : undefined,
      isImplicit: protocol === 'smtps:',
      login: username
        ? { user: decodeURIComponent(username), password: decodeURIComponent(password) }
        : undefined,
    };
  } catch {
    // A percent sign that stands for nothing.
    return undefined;
  }
}
