import { afterAll, beforeAll, expect, test } from 'vitest';
import { end, text } from '../../assistant/testing/scripted-expert.ts';
import { startVoiceApp, type VoiceApp } from '../testing/voice-app.ts';

const maxWordlessMs = 4000;
const turnPauseMs = 700;

let app: VoiceApp;
beforeAll(async () => {
  app = await startVoiceApp({ limits: { maxWordlessMs } });
});
afterAll(() => app.close());

test('a call in which noise is heard but no word is understood ends', async () => {
  const caller = await app.aCall();
  const hasEnded = () => caller.messages.some(({ type }) => type === 'ended');
  const started = performance.now();
  while (!hasEnded() && performance.now() - started < 5 * maxWordlessMs) {
    await caller.speak(app.engines.voiceOf(''));
    await caller.pause(turnPauseMs);
  }
  expect(await caller.next('ended')).toMatchObject({
    reason: 'nothing-understood',
    message: expect.stringContaining('could not understand'),
  });
  expect(app.voice.underWay().calls).toBe(0);
});

test('understood and typed words keep it open, and so does muting', async () => {
  app.expert.says(async function* () {
    yield text('Yes.');
    yield end();
  });
  const caller = await app.aCall();
  const hasEnded = () => caller.messages.some(({ type }) => type === 'ended');
  const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  await caller.speak(app.engines.voiceOf('Is this understood?'));
  await caller.pause(turnPauseMs);
  await caller.next('transcript', ({ kind }) => kind === 'final');
  for (const typed of ['And this?', 'And that?', 'And the rest?']) {
    await pass(maxWordlessMs / 2);
    caller.send({ type: 'text', text: typed });
    await caller.next('transcript', ({ text: words }) => words === typed);
  }
  expect(hasEnded()).toBe(false);
  caller.send({ type: 'mute', isMuted: true });
  await pass(maxWordlessMs * 1.2);
  expect(hasEnded()).toBe(false);
  caller.send({ type: 'mute', isMuted: false });
  expect(await caller.next('ended')).toMatchObject({ reason: 'nothing-understood' });
});
