import { APICallError } from 'ai';

/**
 * Why a model gave no answer. 'silent': it could not be reached, was busy, broke off or took too long.
 * 'refused': it answered with an error that will come again. 'unusable': what it said may not be shown.
 */
type FailureKind = 'silent' | 'refused' | 'unusable';

/** What went wrong with a model; its message names no key, no address and nothing that was asked. */
export class ModelFailure extends Error {
  readonly kind: FailureKind;
  /** How long the provider asks to wait, in ms. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: FailureKind, message = 'it gave no answer that can be shown', retryAfterMs?: number) {
    super(message);
    this.name = 'ModelFailure';
    this.kind = kind;
    this.retryAfterMs = retryAfterMs;
  }
}

/** What an error of the provider or of the network means here. */
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
