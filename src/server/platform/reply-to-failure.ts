import { type FailureBody, type FieldMessages, failureStatus } from '#contract/failure.ts';
import { openAiBase } from '#contract/operation.ts';
import { fieldText } from '#locales/field-text.ts';
import { type Locale, locales, messagesIn } from '#locales/messages-in.ts';
import { isDatabaseUnavailable, isStorageFull } from './database/database-errors.ts';
import { Failure, type ProblemsByField } from './failure.ts';
import { openAiBodyOf, openAiStatusOf } from './openai-failure.ts';
import { PartUnavailable } from './part-unavailable.ts';

/** The part of the log that is needed here. */
interface ErrorLog {
  error(details: object, message: string): void;
}

/**
 * Turns anything thrown into an answer.
 * @param options.base the base of the call, which decides the format of the answer
 */
export function replyToFailure(
  thrown: unknown,
  log: ErrorLog,
  { base, locale = locales[0] }: { base?: typeof openAiBase | undefined; locale?: Locale } = {},
): Response {
  const failure = failureOf(thrown, log);
  const isOpenAi = base === openAiBase;
  const status = isOpenAi ? openAiStatusOf(failure) : failureStatus[failure.code];
  const body = isOpenAi ? openAiBodyOf(failure, locale) : bodyOf(failure, locale);
  const headers: Record<string, string> = {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'content-language': locale,
    ...retryHeaderOf(failure),
  };
  if (isOpenAi && failure.retryAfterSeconds !== undefined) {
    headers['retry-after-ms'] = String(Math.max(1, Math.ceil(failure.retryAfterSeconds * 1000)));
  }
  if (failure.etag) headers.etag = failure.etag;
  if (failure.accepted) {
    headers[failure.code === 'method-not-allowed' ? 'allow' : 'accept'] = failure.accepted.join(', ');
  }
  // The unread rest of a refused body must not be parsed as the next request.
  if (failure.code === 'body-too-large') headers.connection = 'close';
  return new Response(JSON.stringify(body), { status, headers });
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

function bodyOf({ code, fields }: Failure, locale: Locale): FailureBody {
  return {
    status: 'error',
    message: messagesIn(locale).failureMessages[code],
    code,
    ...(fields && { fields: textsOf(fields, locale), problems: fields }),
  };
}

function textsOf(fields: ProblemsByField, locale: Locale): FieldMessages {
  const { fieldMessages } = messagesIn(locale);
  return Object.fromEntries(
    Object.entries(fields).map(([field, problem]) => [field, fieldText(fieldMessages, problem)]),
  );
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
