import { type FailureBody, failures } from '#contract/failure.ts';
import { isDatabaseUnavailable } from './database/database-errors.ts';
import { Failure } from './failure.ts';

/** The part of the log that is needed here. */
interface ErrorLog {
  error(details: object, message: string): void;
}

/**
 * Turns whatever was thrown into an answer. A `Failure` is expected and says so itself; anything
 * else is logged here, once, and answered without a word about the inside.
 */
export function replyToFailure(thrown: unknown, log: ErrorLog): Response {
  const failure = thrown instanceof Failure ? thrown : unexpectedFailure(thrown, log);
  const { status, message } = failures[failure.code];
  const body: FailureBody = {
    status: 'error',
    message,
    code: failure.code,
    ...(failure.fields && { fields: failure.fields }),
  };
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
  };
  if (failure.retryAfterSeconds !== undefined) {
    headers['retry-after'] = String(Math.max(1, Math.ceil(failure.retryAfterSeconds)));
  }
  if (failure.accepted) {
    headers[failure.code === 'method-not-allowed' ? 'allow' : 'accept'] = failure.accepted.join(', ');
  }
  // The rest of a body that was refused unread must not be taken for the next request.
  if (failure.code === 'body-too-large') headers.connection = 'close';
  return new Response(JSON.stringify(body), { status, headers });
}

function unexpectedFailure(thrown: unknown, log: ErrorLog): Failure {
  if (isDatabaseUnavailable(thrown)) {
    log.error({ err: thrown }, 'The database cannot be reached.');
    return new Failure('unavailable', { retryAfterSeconds: 2 });
  }
  log.error({ err: thrown }, 'A request failed unexpectedly.');
  return new Failure('unexpected');
}
