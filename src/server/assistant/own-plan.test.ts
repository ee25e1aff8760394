import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCompany, aPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function ask(question: string, headers: Record<string, string>): Promise<string> {
  const answer = await app.fetch('/openai/v1/chat/completions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ model: 'gpt-4o', messages: [{ role: 'user', content: question }] }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).choices[0].message.content;
}

const question = 'What is my next step?';

test('tells a founder the progress of their own formation, and of no other', async () => {
  const [ana, ben] = [await aPerson(app), await aPerson(app)];
  await aCompany(ana, { name: 'Harbour Trading' });
  const key = { authorization: `Bearer ${app.anonymousKey}` };

  const own = await ask(question, { ...key, cookie: ana.cookie });
  expect(own).toContain('**Harbour Trading**');
  expect(own).toMatch(/The next step for \*\*Harbour Trading\*\* is: \*\*\S/);
  expect(own).toContain('/app/dashboard/formation');

  const others = await ask(`${question} I mean the company Harbour Trading of Ana.`, {
    ...key,
    cookie: ben.cookie,
  });
  expect(others).toContain('no company here yet');
  expect(others).not.toContain('Dubai Multi Commodities Centre');

  expect(await ask(question, key)).toContain('only when you are signed in');
});

test('a question that leaves the country open is answered for the own company, and asked back of visitors', async () => {
  const ana = await aPerson(app);
  await aCompany(ana);
  const key = { authorization: `Bearer ${app.anonymousKey}` };
  const open = 'What is the corporate tax rate?';

  expect(await ask(open, key)).toMatch(/^Which country is it about: the UAE/);
  const own = await ask(open, { ...key, cookie: ana.cookie });
  expect(own).toContain('9%');
  expect(own).not.toMatch(/Delaware|United Kingdom|Singapore|Saudi/);
});
