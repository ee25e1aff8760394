/**
 * Why there is no answer, or no whole one:
 * - `offline`: the browser has no connection;
 * - `no-answer`: nothing came back;
 * - `broken-off`: the answer began and did not end;
 * - `limited`: too many questions, or too much work; `retryAfterSeconds` says how long to wait;
 * - `refused`: the question cannot be answered as it is; `message` says why;
 * - `not-accepted`: the server knows neither this page nor its session any more;
 * - `server`: the server failed.
 */
export type AskFailureKind =
  | 'offline'
  | 'no-answer'
  | 'broken-off'
  | 'limited'
  | 'refused'
  | 'not-accepted'
  | 'server';

/** Thrown where a question was not answered. */
export class AskFailure extends Error {
  readonly kind: AskFailureKind;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    kind: AskFailureKind,
    {
      message,
      retryAfterSeconds,
      cause,
    }: { message?: string; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message ?? kind, { cause });
    this.name = 'AskFailure';
    this.kind = kind;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Reads a failure off an answer of the server, or of something in between. */
export async function failureOf(response: Response): Promise<AskFailure> {
  const { status } = response;
  if (status === 429 || status === 503) {
    const retryAfterSeconds = secondsUntil(response.headers.get('retry-after'));
    if (status === 429 || retryAfterSeconds !== undefined) {
      return new AskFailure('limited', retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
    }
  }
  if (status === 401 || status === 403) return new AskFailure('not-accepted');
  if (status >= 500) return new AskFailure('server');
  const message = messageOf(await response.json().catch(() => undefined));
  return message ? new AskFailure('refused', { message }) : new AskFailure('server');
}

/** The message of `{ error: { message } }`, `undefined` for anything else. */
function messageOf(body: unknown): string | undefined {
  const message = (body as { error?: { message?: unknown } } | null | undefined)?.error?.message;
  return typeof message === 'string' && message !== '' ? message : undefined;
}

/** Seconds from now of a Retry-After header, which holds seconds or a date. */
function secondsUntil(retryAfter: string | null): number | undefined {
  if (retryAfter === null || retryAfter.trim() === '') return undefined;
  const seconds = Number(retryAfter);
  const wait = Number.isNaN(seconds) ? (Date.parse(retryAfter) - Date.now()) / 1000 : seconds;
  return Number.isNaN(wait) ? undefined : Math.max(1, Math.ceil(wait));
}
