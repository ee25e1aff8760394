import { Failure } from './failure.ts';

/**
 * The header Idempotency-Key, by which the client marks retries of one request, so that a retry after a lost answer
 * has no second effect.
 * @throws Failure 'invalid-input' unless it is 1 to 255 visible ASCII characters
 */
export function idempotencyKeyOf(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new Failure('invalid-input', {
    fields: { 'Idempotency-Key': { code: 'idempotency-key' } },
  });
}
