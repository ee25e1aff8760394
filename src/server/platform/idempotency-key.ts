import { Failure } from './failure.ts';

/**
 * The header Idempotency-Key: a name the client gives to what it wants, so that asking again, after an
 * answer was lost, does not make a second one.
 *
 * @throws Failure 'invalid-input' where it is not 1 to 255 visible ASCII characters
 */
export function idempotencyKeyOf(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key');
  if (key === null) return undefined;
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new Failure('invalid-input', {
    fields: { 'Idempotency-Key': { code: 'idempotency-key' } },
  });
}
