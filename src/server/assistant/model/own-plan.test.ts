import { afterAll, beforeEach, expect, test } from 'vitest';
import { aCompany, aPerson } from '../../platform/testing/builders.ts';
import { startModelApp } from '../testing/model-app.ts';
import { honest } from '../testing/openai-server.ts';

const { app, provider, close } = await startModelApp();
afterAll(close);
beforeEach(() => {
  provider.requests.length = 0;
  provider.says(honest);
});

async function ask(content: string, headers: Record<string, string>): Promise<string> {
  const answer = await app.fetch('/openai/v1/chat/completions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.services.config.publicUrl, ...headers },
    body: JSON.stringify({ model: 'gpt-4o', messages: [{ role: 'user', content }] }),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).choices[0].message.content;
}

const given = () => JSON.stringify(provider.requests.map(({ body }) => body));
const visitor = () => ({ authorization: `Bearer ${app.anonymousKey}` });

test('tells the start log which model is in use', () => {
  expect(app.services.describe()).toContain(
    `expert     scripted at ${new URL(provider.url).host}, built in when it does not answer`,
  );
});

test("a model only gets the asker's own plan", async () => {
  const [layla, omar] = [await aPerson(app), await aPerson(app)];
  await aCompany(layla, { name: 'Layla Pearls' });
  await aCompany(omar, { name: 'Omar Dates' });

  await ask('What is the next step of my company?', { cookie: layla.cookie });
  expect(given()).toContain('Layla Pearls');
  expect(given()).toContain('Next step: ');
  expect(given()).not.toContain('Omar Dates');
  expect(provider.requests[0]?.body.tools.at(-1).function.name).toBe('own_company');

  provider.requests.length = 0;
  await ask('What is the next step of the company Layla Pearls?', { cookie: omar.cookie });
  expect(given()).toContain('Omar Dates');
  expect(given()).not.toContain("asking founder's own company: Layla Pearls");

  provider.requests.length = 0;
  await ask('What is the next step of my company? It is in DMCC.', visitor());
  expect(given()).not.toMatch(/Layla Pearls|Omar Dates|own_company/);
});

test('the own plan is shown without sources where it needs none', async () => {
  const founder = await aPerson(app);
  await aCompany(founder, { name: 'Pearls' });
  provider.says((_, reply) => {
    reply.say('Your company Pearls is not incorporated yet.');
    reply.finish();
  });
  const answer = await ask('What is the next step of my company?', { cookie: founder.cookie });
  expect(answer).toBe('Your company Pearls is not incorporated yet.');
});

test('the call to the provider ends when the client disconnects', async () => {
  const asked = Promise.withResolvers<void>();
  provider.says((_, reply) => {
    reply.say('Above AED 375,000 the rate is 9%. Now ');
    asked.resolve();
  });
  const going = new AbortController();
  const answering = app.fetch('/openai/v1/chat/completions', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...visitor() },
    body: JSON.stringify({
      model: 'gpt-4o',
      stream: true,
      messages: [{ role: 'user', content: 'What is the corporate tax rate in the UAE?' }],
    }),
    signal: going.signal,
  });
  answering.catch(() => {});
  await asked.promise;
  going.abort();
  await provider.requests[0]?.left;
});
