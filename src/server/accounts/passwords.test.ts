import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { Failure } from '../platform/failure.ts';
import { createPasswords } from './passwords.ts';

test('hashing is limited to the allowed concurrency, and excess requests are told when to retry', async () => {
  const passwords = createPasswords({ atOnce: 1, maxWaiting: 2 });

  const results = await Promise.allSettled(Array.from({ length: 5 }, () => passwords.hash('quiet harbour')));

  const refused = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason);
  expect(refused).toHaveLength(2);
  for (const failure of refused) {
    expect(failure).toBeInstanceOf(Failure);
    expect(failure).toMatchObject({ code: 'busy', retryAfterSeconds: expect.any(Number) });
  }
  await expect(passwords.hash('quiet harbour')).resolves.toContain('$argon2id$');
});

test('a failed hash releases its slot', async () => {
  const passwords = createPasswords({ atOnce: 1, maxWaiting: 0 });
  await expect(passwords.verify('no hash at all', 'quiet harbour')).rejects.toThrow();
  await expect(passwords.hash('quiet harbour')).resolves.toContain('$argon2id$');
});

test('hashing does not block the event loop', async () => {
  const passwords = createPasswords();
  let ticks = 0;
  const timer = setInterval(() => {
    ticks += 1;
  }, 1);
  await Promise.all(
    Array.from({ length: 4 * availableParallelism() }, () => passwords.hash('quiet harbour')),
  );
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(10);
});

test('a password matches only its own hash', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('quiet harbour');
  expect(await passwords.verify(hash, 'quiet harbour')).toBe(true);
  expect(await passwords.verify(hash, 'quiet harbour ')).toBe(false);
});
