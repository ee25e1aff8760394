import type { FailureBody } from '#contract/failure.ts';
import { apiBase, type InputOf, type Operation, type OutputOf, type ParamsOf } from '#contract/operation.ts';
import { webSettings } from './web-settings.ts';

/**
 * Why a call did not succeed:
 * - `answered`: the server answered with a failure (`status`, and its `body` where it could be read);
 * - `no-answer`: the request went out and nothing came back;
 * - `not-sent`: the request could not even be made.
 */
export type CallFailureKind = 'answered' | 'no-answer' | 'not-sent';

export class CallFailure extends Error {
  readonly kind: CallFailureKind;
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
  readonly body: Partial<FailureBody> | undefined;

  constructor(kind: CallFailureKind, status = 0, body?: Partial<FailureBody>, cause?: unknown) {
    super(body?.message ?? kind, { cause });
    this.name = 'CallFailure';
    this.kind = kind;
    this.status = status;
    this.body = body;
  }
}

type Given<T, Key extends string> = [T] extends [never]
  ? unknown
  : unknown extends T
    ? unknown
    : { [K in Key]: T };

export type CallArguments<O> = Given<ParamsOf<O>, 'params'> &
  Given<InputOf<O>, 'input'> & {
    /** Raw body of an upload. */
    upload?: Blob;
    headers?: Record<string, string>;
    signal?: AbortSignal;
  };

/**
 * Calls the server as the contract describes it. Every call carries the public anonymous key; the
 * session goes along as a cookie.
 *
 * @throws CallFailure always, never anything else, except when `signal` aborts (`AbortError`).
 */
export async function call<O extends Operation>(operation: O, given: CallArguments<O>): Promise<OutputOf<O>> {
  const request = requestOf(
    operation,
    given as CallArguments<Operation> & { params?: unknown; input?: unknown },
  );
  let response: Response;
  try {
    response = await fetch(request);
  } catch (error) {
    if (given.signal?.aborted) throw error;
    throw new CallFailure('no-answer', 0, undefined, error);
  }
  const body = await bodyOf(response);
  if (!response.ok)
    throw new CallFailure('answered', response.status, body as Partial<FailureBody> | undefined);
  return body as OutputOf<O>;
}

function requestOf(
  operation: Operation,
  given: {
    params?: unknown;
    input?: unknown;
    upload?: Blob;
    headers?: Record<string, string>;
    signal?: AbortSignal;
  },
): Request {
  try {
    const params = (given.params ?? {}) as Record<string, string>;
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const body = given.upload ?? (given.input === undefined ? null : JSON.stringify(given.input));
    return new Request(new URL(apiBase + path, location.origin), {
      method: operation.method,
      headers: {
        'content-type': given.upload?.type || 'application/json',
        authorization: `Bearer ${webSettings.anonymousKey}`,
        ...given.headers,
      },
      body,
      credentials: 'same-origin',
      ...(given.signal && { signal: given.signal }),
    });
  } catch (error) {
    throw new CallFailure('not-sent', 0, undefined, error);
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
