import { APICallError } from 'ai';

/**
 * Why a model gave no answer. 'silent': unreachable, busy, interrupted or too slow. 'refused': a permanent error.
 * 'unusable': its text may not be shown. 'unmatched': a figure of its answer matched no source.
 */
type FailureKind = 'silent' | 'refused' | 'unusable' | 'unmatched';

/** A model failure. The message contains no key, address or question. */
export class ModelFailure extends Error {
  readonly kind: FailureKind;
  /** The provider's Retry-After, in ms. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: FailureKind, message = 'it gave no answer that can be shown', retryAfterMs?: number) {
    super(message);
    this.name = 'ModelFailure';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Maps an error of the provider or network. */
export function modelFailureOf(error: unknown): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (!APICallError.isInstance(error))
    return new ModelFailure('silent', 'its answer broke off or could not be read');
  const { statusCode } = error;
  if (statusCode === undefined || statusCode < 400)
    return new ModelFailure('silent', 'it could not be reached');
  const message = `it answered with status ${statusCode}`;
  const mayPass = statusCode === 408 || statusCode === 409 || statusCode === 429 || statusCode >= 500;
  return new ModelFailure(mayPass ? 'silent' : 'refused', message, waitOf(error.responseHeaders ?? {}));
}

function waitOf(headers: Record<string, string>): number | undefined {
  const milliseconds = Number(headers['retry-after-ms'] ?? Number.NaN);
  if (milliseconds >= 0) return milliseconds;
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return seconds >= 0 ? seconds * 1000 : undefined;
}
