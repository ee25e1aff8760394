import type { FailureCode } from '#contract/failure.ts';
import type { FieldProblem } from '#contract/field-problem.ts';
import {
  type InputOf,
  type Operation,
  type OutputOf,
  type ParamsOf,
  pathOf,
  type QueryOf,
} from '#contract/operation.ts';
import { commonMessages } from '#messages/common.ts';
import { failureWords } from './failure-words.ts';
import { endRequest, idempotencyKeyOf } from './idempotency-keys.ts';
import { lostAccess } from './lost-access.ts';
import { storedLogin } from './stored-login.ts';
import { webSettings } from './web-settings.ts';
import type { AnsweredFailure, FailureWords } from './word-failure.ts';

/**
 * Why a call did not succeed:
 * - `answered`: the server answered with a failure;
 * - `no-answer`: the request went out and nothing whole came back;
 * - `not-sent`: the request could not even be made.
 */
export type CallFailureKind = 'answered' | 'no-answer' | 'not-sent';

interface CallFailureDetails extends Partial<FailureWords> {
  status?: number;
  code?: FailureCode | undefined;
  cause?: unknown;
}

/** A failed call. Its message is for people, except where the server said nothing that can be shown. */
export class CallFailure extends Error {
  readonly kind: CallFailureKind;
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
  readonly code: FailureCode | undefined;
  /** What to tell people; `undefined` where there was no answer, or none that can be shown. */
  readonly sentence: string | undefined;
  /** One message per wrong field, by its name on the wire. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    kind: CallFailureKind,
    { status = 0, code, message, fields = {}, cause }: CallFailureDetails = {},
  ) {
    super(message ?? kind, { cause });
    this.name = 'CallFailure';
    this.kind = kind;
    this.status = status;
    this.code = code;
    this.sentence = message;
    this.fields = fields;
  }
}

/** Whether the server answered with that failure. */
export function isFailure(error: unknown, code: FailureCode): boolean {
  return error instanceof CallFailure && error.code === code;
}

/** What to tell people about a failure that the server answered with; `undefined` for any other. */
export function sentenceOf(error: unknown): string | undefined {
  return error instanceof CallFailure ? error.sentence : undefined;
}

/** One message per wrong field, by the field's name on the wire; empty where the server named none. */
export function fieldMessagesOf(error: unknown): Readonly<Record<string, string>> {
  return error instanceof CallFailure ? error.fields : {};
}

/** One sentence about a failure, for screens that have no words of their own for it. */
export function describeFailure(error: unknown): string {
  const isUnanswered = error instanceof CallFailure && error.kind === 'no-answer';
  return sentenceOf(error) ?? (isUnanswered ? commonMessages.noAnswer : commonMessages.somethingWrong);
}

type Given<T, Key extends string> = [T] extends [never]
  ? unknown
  : unknown extends T
    ? unknown
    : { [K in Key]: T };

/** The query string may be left out where each of its parameters may. */
type GivenQuery<Query> = object extends Query ? { query?: Query } : Given<Query, 'query'>;

export type CallArguments<O> = Given<ParamsOf<O>, 'params'> &
  Given<InputOf<O>, 'input'> &
  GivenQuery<QueryOf<O>> & {
    /** Raw body of an upload. */
    upload?: Blob;
    /** The version that a change is made to, where the operation asks for it. */
    ifMatch?: string | number;
    /** The key of a request that creates something, where it has to outlive the page. */
    idempotencyKey?: string;
    signal?: AbortSignal | undefined;
    /** Whether the request goes out even if the page is left meanwhile. */
    outlivesPage?: boolean;
  };

/** A call fails after this long without a complete answer. */
const timeoutMs = { answer: 30_000, upload: 120_000 };

/**
 * Calls the server as the contract describes it. Every call carries the public anonymous key; the
 * session is sent as a cookie. Where the server answers that the session has ended, the stored login
 * is cleared and the guard of the page asks to sign in.
 *
 * @throws CallFailure always, never anything else, except when `given.signal` aborts (its reason).
 */
export async function call<O extends Operation>(operation: O, given: CallArguments<O>): Promise<OutputOf<O>> {
  const timeout = AbortSignal.timeout(given.upload ? timeoutMs.upload : timeoutMs.answer);
  const signal = given.signal ? AbortSignal.any([given.signal, timeout]) : timeout;
  const { params, input, idempotencyKey } = given as AnyArguments;
  const request = operation.idempotent && !idempotencyKey && JSON.stringify([operation.id, params, input]);
  const sending = send(
    operation,
    request ? { ...given, idempotencyKey: idempotencyKeyOf(request) } : given,
    signal,
  );
  let response: Response;
  let body: unknown;
  try {
    response = await sending;
    body = await bodyOf(response);
  } catch (error) {
    if (given.signal?.aborted) throw error;
    throw new CallFailure('no-answer', { cause: error });
  }
  const failure = response.ok ? undefined : await failureIn(response.status, body);
  // A server that has failed, or is still at work, may have done what it was asked.
  const isOpen = response.status >= 500 || isFailure(failure, 'request-in-progress');
  if (request && !isOpen) endRequest(request);
  if (!failure) return body as OutputOf<O>;
  const isForSomebody = operation.access === 'session' || operation.access === 'operator';
  if (isForSomebody && isFailure(failure, 'sign-in-required')) storedLogin.clear();
  if (isFailure(failure, 'company-not-found') || isFailure(failure, 'not-allowed')) lostAccess.tell();
  throw failure;
}

interface AnyArguments {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  input?: unknown;
  upload?: Blob;
  idempotencyKey?: string | undefined;
  ifMatch?: string | number;
  outlivesPage?: boolean;
}

/** @throws CallFailure 'not-sent' where the request cannot be put together or handed to the browser. */
function send(operation: Operation, given: AnyArguments, signal: AbortSignal): Promise<Response> {
  try {
    const path = pathOf(operation).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(given.params?.[name] ?? ''),
    );
    const url = new URL(path, location.origin);
    for (const [name, value] of Object.entries(given.query ?? {})) {
      if (value !== undefined) url.searchParams.set(name, value);
    }
    // Made apart from `fetch`: it throws on what cannot be sent, where `fetch` would only reject.
    const request = new Request(url, {
      method: operation.method,
      headers: {
        'content-type': given.upload?.type || 'application/json',
        authorization: `Bearer ${webSettings.anonymousKey}`,
        ...(given.ifMatch !== undefined && { 'if-match': `"${given.ifMatch}"` }),
        // The server answers in the page's language.
        'accept-language': document.documentElement.lang,
        ...(given.idempotencyKey && { 'idempotency-key': given.idempotencyKey }),
      },
      body: given.upload ?? (given.input === undefined ? null : JSON.stringify(given.input)),
      credentials: 'same-origin',
      keepalive: given.outlivesPage ?? false,
      signal,
    });
    return fetch(request);
  } catch (error) {
    throw new CallFailure('not-sent', { cause: error });
  }
}

/** The JSON of an answer, `undefined` for anything else; an answer that breaks off rejects. */
async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function failureIn(status: number, body: unknown): Promise<CallFailure> {
  const answered = answeredIn(body);
  return new CallFailure('answered', { status, code: answered.code, ...(await failureWords(answered)) });
}

/** Takes only what has the promised shape: a proxy in between may answer in its own way. */
function answeredIn(body: unknown): AnsweredFailure {
  if (typeof body !== 'object' || body === null) return {};
  const { message, code, fields, problems } = body as Record<string, unknown>;
  return {
    ...(typeof message === 'string' && message !== '' && { message }),
    ...(typeof code === 'string' && { code: code as FailureCode }),
    ...(isRecord(fields) && { fields: fields as Record<string, string> }),
    ...(isRecord(problems) && { problems: problems as Record<string, FieldProblem> }),
  };
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
