import type { FailureCode } from '#contract/failure.ts';
import type { FieldProblem } from '#contract/field-problem.ts';
import { failureWords } from '#web/platform/failure-words.ts';

/**
 * Why there is no answer, or no whole one:
 * - `offline`: the browser has no connection;
 * - `no-answer`: nothing came back;
 * - `broken-off`: the answer began and did not end;
 * - `limited`: too many questions, or too much work; `retryAfterSeconds` says how long to wait;
 * - `refused`: the question cannot be answered as it is; `message` tells why;
 * - `not-accepted`: the server no longer knows this page or its session;
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
  const message = await reasonIn(await response.json().catch(() => undefined));
  return message ? new AskFailure('refused', { message }) : new AskFailure('server');
}

/** What to tell people about a failure in OpenAI's format; `undefined` for anything else. */
async function reasonIn(body: unknown): Promise<string | undefined> {
  const { message, code, problem } =
    (body as { error?: Record<string, unknown> } | null | undefined)?.error ?? {};
  const words = await failureWords({
    ...(typeof message === 'string' && message !== '' && { message }),
    // A wrong question is told by what is wrong with it.
    ...(typeof code === 'string' && !problem && { code: code.replaceAll('_', '-') as FailureCode }),
    ...(problem !== undefined && { problems: { question: problem as FieldProblem } }),
  });
  return words.fields?.question ?? words.message;
}

/** Seconds from now of a Retry-After header, which holds seconds or a date. */
function secondsUntil(retryAfter: string | null): number | undefined {
  if (retryAfter === null || retryAfter.trim() === '') return undefined;
  const seconds = Number(retryAfter);
  const wait = Number.isNaN(seconds) ? (Date.parse(retryAfter) - Date.now()) / 1000 : seconds;
  return Number.isNaN(wait) ? undefined : Math.max(1, Math.ceil(wait));
}
