import { afterAll, beforeAll, expect, test } from 'vitest';
import { inScope } from '../platform/database/scope.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { queueLetter } from './queue-letter.ts';
import { lettersTo } from './testing/letters.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('without a mail server a letter stays in the outbox, where it can be read', async () => {
  const link = `${app.url}/app/reset?token=abc&x=1`;
  await inScope(app.services.database, 'installation', (transaction) =>
    queueLetter(app.services, transaction, {
      kind: 'test',
      to: 'ana@example.com',
      subject: 'A subject',
      heading: 'A heading',
      paragraphs: ['One.', 'Two.'],
      action: { label: 'Do it', url: link },
    }),
  );
  app.services.jobs.begin();

  await expect
    .poll(async () => (await app.query('select state, attempts from letters')).rows, { timeout: 10_000 })
    .toEqual([{ state: 'kept', attempts: 1 }]);
  expect(await lettersTo(app, 'ana@example.com')).toMatchObject([{ kind: 'test', link }]);
});
