import { pino } from 'pino';
import { requestContext } from './request-context.ts';

/** The server's log: each entry has a message and its details. */
export type Log = Pick<pino.Logger, 'debug' | 'info' | 'warn' | 'error'>;

interface Options {
  level: string;
  /** 'json' for machines, one object per line; 'text' for people. */
  format: 'json' | 'text';
  /** Destination of the lines; standard output by default. */
  write?: (line: string) => void;
}

/** Property names of secrets, whose values are redacted. */
const secretNames = new Set([
  'password',
  'currentpassword',
  'newpassword',
  'token',
  'secret',
  'authsecret',
  'databaseurl',
  'authorization',
  'cookie',
  'set-cookie',
  'api-key',
  'access_token',
  'id_token',
  'refresh_token',
  'client_secret',
  // Personal claims of an ID token.
  'claims',
]);

/** Opens the log. Lines are buffered and written asynchronously, so a request does not wait. */
export function openLog({ level, format, write }: Options): Log {
  const lines = write ? { write } : pino.destination({ dest: 1, sync: false });
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: () => ({ ...requestContext.getStore() }),
      // Ours has already serialized it; pino's would drop its type and cause.
      serializers: { err: (described: unknown) => described },
      formatters: {
        level: (label) => ({ level: label }),
        log: (details) => withoutSecrets(details, 0) as Record<string, unknown>,
      },
    },
    format === 'json' ? lines : { write: (line: string) => lines.write(readable(line)) },
  );
}

/** Deep enough for any log entry; objects may be circular. */
const maxDepth = 6;

function withoutSecrets(value: unknown, depth: number): unknown {
  if (value instanceof Error) return describeError(value, depth);
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  if (depth >= maxDepth) return '[deeper]';
  if (Array.isArray(value)) return value.map((entry) => withoutSecrets(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [
      name,
      secretNames.has(name.toLowerCase()) ? '[secret]' : withoutSecrets(entry, depth + 1),
    ]),
  );
}

/**
 * An error without values it may contain: Drizzle's message includes a failed query's parameters, and PostgreSQL's
 * details quote the row.
 */
function describeError(error: Error, depth: number): Record<string, unknown> {
  const { message, stack = '', cause, code } = error as Error & { code?: unknown };
  const [safeMessage = ''] = message.split('\nparams: ');
  return {
    type: error.name,
    message: safeMessage,
    ...(typeof code === 'string' && { code }),
    stack: stack.replace(message, () => safeMessage),
    ...(cause !== undefined && depth < maxDepth && { cause: withoutSecrets(cause, depth + 1) }),
  };
}

function readable(line: string): string {
  const { level, time, msg, err, ...details } = JSON.parse(line);
  const rest = Object.keys(details).length > 0 ? ` ${JSON.stringify(details)}` : '';
  const prefix = level === 'info' ? '' : `${time} ${level}: `;
  return `${prefix}${msg}${rest}${err ? `\n${stackOf(err)}` : ''}\n`;
}

interface LoggedError {
  stack: string;
  cause?: LoggedError;
}

function stackOf({ stack, cause }: LoggedError): string {
  return cause?.stack ? `${stack}\ncaused by ${stackOf(cause)}` : stack;
}
