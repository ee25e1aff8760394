import { afterAll, beforeAll, expect, test } from 'vitest';
import { inScope } from '../platform/database/scope.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const letterId = '0b7f9c1e-9a52-4f0e-8a51-0d4a2a6f1c11';

test('a job is there once the transaction that adds it is, and not without it', async () => {
  const { database, jobs } = app.services;
  const count = async () => {
    const { rows } = await app.query('select count(*)::int from pgboss.job where id = $1', [letterId]);
    return rows[0].count;
  };
  const add = inScope(database, 'installation', async (transaction) => {
    await jobs.add(transaction, 'deliver-letter', { letterId }, letterId);
    throw new Error('undone');
  });
  await expect(add).rejects.toThrow('undone');
  expect(await count()).toBe(0);

  for (const _time of ['first', 'second']) {
    await inScope(database, 'installation', (transaction) =>
      jobs.add(transaction, 'deliver-letter', { letterId }, letterId),
    );
  }
  expect(await count()).toBe(1);
});
