/** The database does not answer at all. */
export class DatabaseUnreachable extends Error {
  constructor() {
    super('The database does not answer.');
  }
}

/** SQLSTATE codes for a database that is unavailable or too slow, as opposed to a wrong statement. */
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

/** Messages of `pg` and its pool that have no code. */
const unavailableMessages =
  /^(Connection terminated|timeout expired|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Whether an error or one of its causes says that the database is unreachable. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    return (
      cause instanceof DatabaseUnreachable ||
      unavailableStates.test(code) ||
      isUnreachable(cause, code) ||
      unavailableMessages.test(cause.message) ||
      (cause instanceof AggregateError && cause.errors.some(isDatabaseUnavailable))
    );
  });
}

/** A missing file is also ENOENT: only failed connections count. */
function isUnreachable(error: Error, code: string): boolean {
  return (
    unavailableSystemErrors.has(code) &&
    'syscall' in error &&
    ['connect', 'read', 'write', 'getaddrinfo'].includes(String(error.syscall))
  );
}

/** What PostgreSQL (53100) and file systems report for a full disk or quota. */
const fullCodes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether the database or a file ran out of space. */
export function isStorageFull(error: unknown): boolean {
  return causesOf(error).some((cause) => 'code' in cause && fullCodes.has(String(cause.code)));
}

/** The check that rejected a row or a transaction; `undefined` for any other error. */
export function violatedCheckOf(error: unknown): string | undefined {
  const violation = causesOf(error).find((cause) => 'code' in cause && cause.code === '23514');
  return violation && 'constraint' in violation ? String(violation.constraint) : undefined;
}

/** The unique index or constraint that rejected a row; `undefined` for any other error. */
export function violatedConstraintOf(error: unknown): string | undefined {
  const violation = causesOf(error).find((cause) => 'code' in cause && cause.code === '23505');
  return violation && 'constraint' in violation ? String(violation.constraint) : undefined;
}

/** Whether a row could not be deleted because others refer to it, or added because what it refers to is gone. */
export function isReferenceViolation(error: unknown): boolean {
  return causesOf(error).some((cause) => 'code' in cause && cause.code === '23503');
}

/** An error and all its causes. */
function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let cause = error; cause instanceof Error && causes.length < 6; cause = cause.cause)
    causes.push(cause);
  return causes;
}
