import { afterAll, beforeAll, expect, test } from 'vitest';
import { end, text } from '../../assistant/testing/scripted-expert.ts';
import { startVoiceApp, type VoiceApp } from '../testing/voice-app.ts';

const maxWordlessMs = 1500;
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
  for (let turn = 0; turn < 3; turn += 1) {
    const said = performance.now();
    await caller.speak(app.engines.voiceOf('Is this understood?'));
    await caller.pause(turnPauseMs);
    await caller.next('transcript', ({ kind }) => kind === 'final');
    caller.send({ type: 'text', text: 'And this?' });
    await caller.next('transcript', ({ kind, text: typed }) => kind === 'final' && typed === 'And this?');
    while (performance.now() - said < maxWordlessMs * 0.6) await caller.pause(turnPauseMs);
  }
  expect(hasEnded()).toBe(false);
  caller.send({ type: 'mute', isMuted: true });
  await caller.pause(turnPauseMs);
  const muted = performance.now();
  while (performance.now() - muted < maxWordlessMs * 1.3) await caller.pause(turnPauseMs);
  expect(hasEnded()).toBe(false);
  caller.send({ type: 'mute', isMuted: false });
  expect(await caller.next('ended')).toMatchObject({ reason: 'nothing-understood' });
});
