/** SQLSTATE codes that say the database is not there for us, not that the statement was wrong. */
const unavailableStates = /^(08...|28...|3D000|53300|57P0[1-5])$/;

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

/** Sentences of `pg` and its pool for which they give no code. */
const unavailableSentences =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Whether an error says that the database cannot be reached right now, however deeply it is wrapped. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 6; cause = cause.cause, depth += 1) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (unavailableStates.test(code) || isUnreachable(cause, code)) return true;
    if (unavailableSentences.test(cause.message)) return true;
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
