import { expect, test } from 'vitest';
import { openCircuitBreaker } from './circuit-breaker.ts';

test('opens with the third failure in a row and closes after half a minute', () => {
  let now = 0;
  const breaker = openCircuitBreaker(() => now);
  breaker.recordFailure();
  breaker.recordFailure();
  breaker.recordSuccess();
  breaker.recordFailure();
  breaker.recordFailure();
  expect(breaker.isOpen()).toBe(false);
  breaker.recordFailure();
  expect(breaker.isOpen()).toBe(true);
  now = 29_999;
  expect(breaker.isOpen()).toBe(true);
  now = 30_000;
  expect(breaker.isOpen()).toBe(false);
  breaker.recordFailure();
  expect(breaker.isOpen()).toBe(true);
  now = 60_000;
  breaker.recordSuccess();
  breaker.recordFailure();
  expect(breaker.isOpen()).toBe(false);
});
