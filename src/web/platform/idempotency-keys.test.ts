import { expect, test } from 'vitest';
import { endRequest, idempotencyKeyOf } from './idempotency-keys.ts';

test('a request keeps its key until it is answered', () => {
  const key = idempotencyKeyOf('invite Omar');
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(idempotencyKeyOf('invite Omar')).toBe(key);
  expect(idempotencyKeyOf('invite Ida')).not.toBe(key);
  endRequest('invite Omar');
  expect(idempotencyKeyOf('invite Omar')).not.toBe(key);
});
