import Stripe from 'stripe';
import type { FailureCode } from '#contract/failure.ts';
import { Failure } from '../../platform/failure.ts';

/** Seconds until a retry makes sense. */
const restSeconds = 30;

/**
 * Sends a request to Stripe.
 * @param note called with the reason of a failure, without a key
 * @throws Failure 'billing-unavailable', 'billing-busy' or 'billing-refused'
 */
export async function asking<T>(asked: Promise<T>, note: (reason: string) => void): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    const code = failureOf(error);
    note(reasonOf(error));
    throw new Failure(code, { ...(code !== 'billing-refused' && { retryAfterSeconds: restSeconds }) });
  }
}

/** Whether Stripe reports a missing object. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** Whether Stripe refuses a request because of how its object stands. */
export function isInvalid(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}

/** Whether Stripe has decided not to do it: the same request will never succeed, and nothing was done. */
export function isDeclined(error: unknown): boolean {
  return isInvalid(error) || error instanceof Stripe.errors.StripeCardError;
}

function failureOf(error: InstanceType<typeof Stripe.errors.StripeError>): FailureCode {
  const { statusCode } = error;
  // 409 means that the same request is still running for another caller.
  if (statusCode === 429 || statusCode === 409) return 'billing-busy';
  return statusCode === undefined || statusCode >= 500 ? 'billing-unavailable' : 'billing-refused';
}

/** Stripe shortens keys in its messages, but even the rest must not be logged. */
function reasonOf({ statusCode, type, code, message, requestId }: Stripe.errors.StripeError): string {
  const said = message.replaceAll(/\b(?:[spr]k|whsec)_[^\s'"]+/g, '[key]');
  return [statusCode, type, code, said, requestId].filter((part) => part).join(', ');
}
