import { type Locale, locales } from '#locales/messages-in.ts';
import { type CallFormat, ownFormat } from './call-format.ts';
import { isDatabaseUnavailable, isStorageFull } from './database/database-errors.ts';
import { Failure } from './failure.ts';
import { PartUnavailable } from './part-unavailable.ts';

/** The part of the log that is needed here. */
interface ErrorLog {
  error(details: object, message: string): void;
}

/** Turns anything thrown into an answer. */
export function replyToFailure(
  thrown: unknown,
  log: ErrorLog,
  { format = ownFormat, locale = locales[0] }: { format?: CallFormat; locale?: Locale } = {},
): Response {
  const failure = failureOf(thrown, log);
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-language': locale,
    ...retryHeaderOf(failure),
    ...format.headersOf?.(failure),
  };
  if (failure.etag) headers.etag = failure.etag;
  if (failure.accepted) {
    headers[failure.code === 'method-not-allowed' ? 'allow' : 'accept'] = failure.accepted.join(', ');
  }
  // The unread rest of a refused body must not be parsed as the next request.
  if (failure.code === 'body-too-large') headers.connection = 'close';
  const body = JSON.stringify(format.bodyOf(failure, locale));
  return new Response(body, { status: format.statusOf(failure), headers });
}

/** When to retry, if the failure says so. */
export function retryHeaderOf({ retryAfterSeconds }: Failure): Record<string, string> {
  if (retryAfterSeconds === undefined) return {};
  return { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) };
}

/**
 * The failure for anything thrown. A `Failure` is passed on; anything else is logged here, once, and reported without
 * internal details.
 */
export function failureOf(thrown: unknown, log: ErrorLog): Failure {
  return thrown instanceof Failure ? thrown : unexpectedFailure(thrown, log);
}

function unexpectedFailure(thrown: unknown, log: ErrorLog): Failure {
  if (isDatabaseUnavailable(thrown)) {
    log.error({ err: thrown }, 'The database cannot be reached.');
    return new Failure('unavailable', { retryAfterSeconds: 2 });
  }
  if (thrown instanceof PartUnavailable) {
    log.error({ err: thrown }, 'A part outside of the server cannot be used.');
    return new Failure('unavailable', { retryAfterSeconds: 30 });
  }
  if (isStorageFull(thrown)) {
    log.error({ err: thrown }, 'The disk of the database or of DATA_DIR is full. Free some space.');
    return new Failure('storage-full');
  }
  log.error({ err: thrown }, 'A request failed unexpectedly.');
  return new Failure('unexpected');
}
