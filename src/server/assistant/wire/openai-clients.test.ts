import type OpenAI from 'openai';
import * as current from 'openai';
import * as before from 'openai-6';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { openLog } from '../../platform/log.ts';
import { startTestApp, type TestApp } from '../../platform/testing/test-app.ts';
import {
  end,
  endless,
  hello,
  type ScriptedExpert,
  scriptedExpert,
  text,
} from '../testing/scripted-expert.ts';

let app: TestApp;
let expert: ScriptedExpert;
const logged: string[] = [];

beforeAll(async () => {
  expert = scriptedExpert();
  const log = openLog({ level: 'warn', format: 'json', write: (line) => logged.push(line) });
  app = await startTestApp({
    settings: { EXPERT_DEPLOYMENTS: 'house-expert', RATE_LIMIT: 'off' },
    replace: { expert, log },
  });
});
afterAll(() => app.close());
afterEach(() => {
  expert.says(hello);
  logged.length = 0;
});

const messages = [
  { role: 'system' as const, content: 'You are a pirate.' },
  { role: 'user' as const, content: 'What does a visa cost?' },
];

interface Made {
  apiKey?: string;
  deployment?: string;
}

// The previous version has its own types for the same calls.
const packages = [
  ['of now', current],
  ['one major back', before as unknown as typeof current],
] as const;

describe.each(packages)('the official client %s', (_, library) => {
  const azure = ({ apiKey = app.anonymousKey, deployment = 'gpt-4o' }: Made = {}) =>
    new library.AzureOpenAI({
      endpoint: app.url,
      apiKey,
      deployment,
      apiVersion: '2024-10-21',
      maxRetries: 0,
    });
  const openai = ({ apiKey = app.anonymousKey }: Made = {}) =>
    new library.OpenAI({ baseURL: `${app.url}/openai/v1`, apiKey, maxRetries: 0 });

  const clients: [string, (made?: Made) => OpenAI][] = [
    ['AzureOpenAI', azure],
    ['OpenAI', openai],
  ];

  describe.each(clients)('%s', (name, client) => {
    test('gets an answer', async () => {
      const completion = await client().chat.completions.create({
        model: 'gpt-4o',
        messages,
        temperature: 0.7,
        max_tokens: 800,
      });
      expect(completion).toMatchObject({
        id: expect.stringMatching(/^chatcmpl-\w{32}$/),
        object: 'chat.completion',
        created: expect.any(Number),
        model: 'gpt-4o',
        choices: [
          {
            index: 0,
            message: { role: 'assistant', content: 'Hello, founder.', refusal: null },
            finish_reason: 'stop',
          },
        ],
        usage: { prompt_tokens: 12, completion_tokens: 5, total_tokens: 17 },
      });
      expect(Math.abs(completion.created - Date.now() / 1000)).toBeLessThan(60);
    });

    test('gets an answer in pieces, with its usage', async () => {
      const stream = await client().chat.completions.create({
        model: 'gpt-4o',
        messages,
        stream: true,
        stream_options: { include_usage: true },
      });
      const chunks: OpenAI.ChatCompletionChunk[] = [];
      for await (const chunk of stream) chunks.push(chunk);
      expect(chunks.map(({ choices }) => choices[0]?.delta)).toEqual([
        { role: 'assistant', content: '', refusal: null },
        { content: 'Hello, ' },
        { content: 'founder.' },
        {},
        undefined,
      ]);
      expect(chunks.map(({ choices }) => choices[0]?.finish_reason ?? null)).toEqual([
        null,
        null,
        null,
        'stop',
        null,
      ]);
      expect(chunks.map(({ usage }) => usage?.total_tokens ?? null)).toEqual([null, null, null, null, 17]);
      expect(new Set(chunks.map(({ id }) => id)).size).toBe(1);
    });

    test('assembles the pieces itself', async () => {
      expert.says(async function* () {
        yield text('As much as fits');
        yield end('length');
      });
      const stream = client().chat.completions.stream({ model: 'gpt-4o', messages });
      const { choices } = await stream.finalChatCompletion();
      expect(choices[0]).toMatchObject({
        message: { content: 'As much as fits' },
        finish_reason: 'length',
      });
    });

    test('maps each refusal to its own error', async () => {
      const ask = (made: Made, more: object = {}) =>
        client(made).chat.completions.create({ model: 'gpt-4o', messages, ...more });

      const wrongKey = await ask({ apiKey: 'sk-wrong' }).catch((error) => error);
      expect(wrongKey).toBeInstanceOf(library.AuthenticationError);
      expect(wrongKey).toMatchObject({ status: 401, code: 'invalid_api_key' });

      const unknown = await ask({ deployment: 'gpt-9' }, { model: 'gpt-9' }).catch((error) => error);
      expect(unknown).toBeInstanceOf(library.NotFoundError);
      expect(unknown.code).toBe(name === 'OpenAI' ? 'model_not_found' : 'DeploymentNotFound');

      const picture = { type: 'image_url', image_url: { url: 'data:,' } };
      const unreadable = await ask({}, { messages: [{ role: 'user', content: [picture] }] }).catch(
        (error) => error,
      );
      expect(unreadable).toBeInstanceOf(library.BadRequestError);
      expect(unreadable).toMatchObject({
        type: 'invalid_request_error',
        param: 'messages[0].content',
        message: expect.stringContaining('Images, audio and files are not supported'),
      });

      expert.says(() => {
        throw new Error('inside');
      });
      const broken = await ask({}, { stream: true }).catch((error) => error);
      expect(broken).toBeInstanceOf(library.InternalServerError);
      expect(broken.message).not.toContain('inside');
    });

    test('raises a failure in the middle of an answer', async () => {
      expert.says(async function* () {
        yield text('It costs ');
        throw new Error('inside');
      });
      const stream = await client().chat.completions.create({ model: 'gpt-4o', messages, stream: true });
      let said = '';
      const reading = (async () => {
        for await (const { choices } of stream) said += choices[0]?.delta.content ?? '';
      })();
      const error = await reading.catch((thrown) => thrown);
      expect(said).toBe('It costs ');
      expect(error).toBeInstanceOf(library.APIError);
      expect(error).toMatchObject({ type: 'server_error', code: 'server_error' });
      expect(error.message).not.toContain('inside');
      expect(logged.join()).toContain('inside');
    });

    test('stops the expert when it disconnects, without an error', async () => {
      const { script, letGo } = endless();
      expert.says(script);
      const stream = await client().chat.completions.create({ model: 'gpt-4o', messages, stream: true });
      for await (const { choices } of stream) {
        if (choices[0]?.delta.content) break;
      }
      await letGo;
      expect(expert.asked.at(-1)?.signal.aborted).toBe(true);
      expect(logged).toEqual([]);
    });

    test('stops the expert when it disconnects before the first word', async () => {
      for (const stream of [true, false]) {
        const { script, letGo } = endless([]);
        const asked = Promise.withResolvers<void>();
        expert.says((question) => {
          asked.resolve();
          return script(question);
        });
        const hangUp = new AbortController();
        const answer = client().chat.completions.create(
          { model: 'gpt-4o', messages, stream },
          { signal: hangUp.signal },
        );
        const failed = expect(answer).rejects.toBeInstanceOf(library.APIUserAbortError);
        await asked.promise;
        hangUp.abort();
        await failed;
        await letGo;
      }
      expect(logged).toEqual([]);
    });
  });

  test('lists the names of the expert', async () => {
    const { data } = await openai().models.list();
    expect(data.map(({ id, object, owned_by }) => ({ id, object, owned_by }))).toEqual([
      { id: 'gpt-4o', object: 'model', owned_by: 'Landfall' },
      { id: 'house-expert', object: 'model', owned_by: 'Landfall' },
    ]);
    expect((await openai().models.retrieve('house-expert')).id).toBe('house-expert');
    await expect(openai().models.retrieve('gpt-9')).rejects.toBeInstanceOf(library.NotFoundError);
    await expect(openai({ apiKey: 'sk-wrong' }).models.list()).rejects.toBeInstanceOf(
      library.AuthenticationError,
    );
  });

  test('gets rate limits and the retry time', async () => {
    const limited = await startTestApp({ replace: { expert } });
    const client = new library.OpenAI({
      baseURL: `${limited.url}/openai/v1`,
      apiKey: limited.anonymousKey,
      maxRetries: 0,
    });
    const ask = () => client.chat.completions.create({ model: 'gpt-4o', messages });
    for (let time = 0; time < 20; time += 1) await ask();
    const refused = await ask().catch((error) => error);
    expect(refused).toBeInstanceOf(library.RateLimitError);
    expect(refused.code).toBe('rate_limit_exceeded');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after-ms'))).toBeGreaterThan(0);
    expect(Number(refused.headers.get('retry-after-ms'))).toBeLessThanOrEqual(60_000);
    await limited.close();
  });
});
