import { afterAll, beforeAll, expect, test } from 'vitest';
import { modelExpert } from '../../assistant/testing/experts.ts';
import { startOpenAiServer } from '../../assistant/testing/openai-server.ts';
import { startVoiceApp, type VoiceApp } from '../testing/voice-app.ts';

const provider = await startOpenAiServer();
let app: VoiceApp;
beforeAll(async () => {
  app = await startVoiceApp();
});
afterAll(async () => {
  await app.close();
  await provider.close();
});

test('what a model says without a source is never spoken, nor written', async () => {
  const expert = modelExpert(provider.url, { settings: { timeoutMs: 120_000 } });
  app.expert.says((question) => expert.answer(question));
  provider.says((_, reply) => {
    reply.say(
      'Above AED 375,000 the rate is 9%. Groups pay AED 123,456 on top, and the audit is free of charge.',
    );
    reply.finish();
  });

  const caller = await app.aCall();
  await caller.speak(app.engines.voiceOf('What is the corporate tax rate in the UAE?'));
  await caller.pause(700);
  await caller.next('assistant-audio-end', ({ turn }) => turn === 2);

  const seen = JSON.stringify(caller.messages);
  expect(seen).toContain('Above AED 375,000 the rate is 9%');
  expect(seen).toContain('matched no source');
  expect(seen).not.toMatch(/123,456|free of charge/);
  expect(app.engines.spoken.join(' ')).not.toMatch(/one hundred and twenty-three thousand|free of charge/);
  caller.send({ type: 'stop' });
  await caller.next('ended');
});
