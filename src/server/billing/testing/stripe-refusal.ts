import type { StripeObject } from './stripe-objects.ts';

/** What Stripe answers to a request that it does not do. */
export class Refusal extends Error {
  readonly status: number;
  readonly error: StripeObject;

  constructor(status: number, error: StripeObject) {
    super(String(error.message));
    this.status = status;
    this.error = error;
  }
}

export function invalid(message: string, code = 'parameter_invalid'): Refusal {
  return new Refusal(400, { type: 'invalid_request_error', code, message });
}

export function missing(what: string): Refusal {
  return new Refusal(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${what}`,
  });
}

export function found(what: string, id: string, objects: Iterable<StripeObject>): StripeObject {
  const object = [...objects].find((each) => each.id === id);
  if (!object) throw missing(`${what}: '${id}'`);
  return object;
}
