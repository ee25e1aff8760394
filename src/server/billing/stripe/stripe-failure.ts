import Stripe from 'stripe';
import type { FailureCode } from '#contract/failure.ts';
import { Failure } from '../../platform/failure.ts';

/** Seconds after which asking Stripe again makes sense. */
const restSeconds = 30;

/**
 * Asks Stripe for something.
 *
 * @param note told why it did not work, in words without a key
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

/** Whether Stripe says that there is no such thing. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

function failureOf(error: InstanceType<typeof Stripe.errors.StripeError>): FailureCode {
  const { statusCode } = error;
  // 409 says that the same request is still under way, asked by somebody else at the same time.
  if (statusCode === 429 || statusCode === 409) return 'billing-busy';
  return statusCode === undefined || statusCode >= 500 ? 'billing-unavailable' : 'billing-refused';
}

/** Stripe shortens keys in what it says, but what is left of them is nobody's business either. */
function reasonOf({ statusCode, type, code, message, requestId }: Stripe.errors.StripeError): string {
  const said = message.replaceAll(/\b(?:[spr]k|whsec)_[^\s'"]+/g, '[key]');
  return [statusCode, type, code, said, requestId].filter((part) => part).join(', ');
}
