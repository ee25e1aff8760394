/** The database does not answer at all. */
export class DatabaseUnreachable extends Error {
  constructor() {
    super('The database does not answer.');
  }
}

/** SQLSTATE codes that say the database is not there for us or too slow, not that the statement was wrong. */
const unavailableStates = /^(08...|28...|3D000|53300|55P03|57014|57P0[1-5])$/;

const unavailableSystemErrors = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/** Messages of `pg` and its pool that come without a code. */
const unavailableMessages =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Whether an error says that the database cannot be reached right now, however deeply it is wrapped. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth += 1) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (cause instanceof DatabaseUnreachable || unavailableStates.test(code) || isUnreachable(cause, code))
      return true;
    if (unavailableMessages.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable)) return true;
  }
  return false;
}

/** A file that is missing is ENOENT, too: only a failed connection counts. */
function isUnreachable(error: Error, code: string): boolean {
  return (
    unavailableSystemErrors.has(code) &&
    'syscall' in error &&
    ['connect', 'read', 'write', 'getaddrinfo'].includes(String(error.syscall))
  );
}

/** Name of the unique index or constraint that refused a row, or `undefined` for any other error. */
export function violatedConstraintOf(error: unknown): string | undefined {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth += 1) {
    if ('code' in cause && cause.code === '23505' && 'constraint' in cause) return String(cause.constraint);
  }
  return undefined;
}
