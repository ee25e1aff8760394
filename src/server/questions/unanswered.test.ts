import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { unansweredQuestions } from './tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function ask(question: string): Promise<string> {
  const answer = await app.fetch('/openai/v1/chat/completions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${app.anonymousKey}` },
    body: JSON.stringify({ model: 'gpt-4o', messages: [{ role: 'user', content: question }] }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).choices[0].message.content;
}

const kept = () => app.services.database.orm.select().from(unansweredQuestions);

test('unanswered questions are stored and counted, without the asker', async () => {
  const question = 'Who repairs zeppelins on Neptune? Write to jane@example.com';
  expect(await ask(question)).toMatch(/outside what I can answer|do not know/);
  await ask(question);
  await vi.waitFor(async () => {
    expect(await kept()).toEqual([
      expect.objectContaining({ question: 'Who repairs zeppelins on Neptune? Write to [email]', times: 2 }),
    ]);
  }, 30_000);
});

test('answered questions are not stored', async () => {
  expect(await ask('What is the corporate tax rate in the UAE?')).toContain('9%');
  expect(await kept()).toHaveLength(1);
});
