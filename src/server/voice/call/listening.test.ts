import { afterAll, beforeAll, expect, test } from 'vitest';
import { end, text } from '../../assistant/testing/scripted-expert.ts';
import type { Caller } from '../testing/caller.ts';
import { startVoiceApp, type VoiceApp } from '../testing/voice-app.ts';

let app: VoiceApp;
beforeAll(async () => {
  app = await startVoiceApp();
});
afterAll(() => app.close());

const silence = 700;
const answers = (...sentences: string[]) =>
  app.expert.says(async function* () {
    yield text(sentences.join(' '));
    yield end();
  });

test('typed questions are handled like spoken ones', async () => {
  answers('Typed is fine.');
  const caller = await app.aCall();
  caller.send({ type: 'text', text: 'IFZA' });
  expect(await caller.next('transcript')).toMatchObject({ kind: 'final', text: 'IFZA' });
  await caller.next('answer-sentence', ({ text: said }) => said === 'Typed is fine.');
  await caller.close();
});

test('a piece of a question is asked back in one sentence, and its answer completes it', async () => {
  const caller = await app.aCall();
  app.expert.asked.length = 0;
  await caller.speak(app.engines.voiceOf('cost with two visas'));
  await caller.pause(1_500);
  expect(await caller.next('answer-sentence')).toMatchObject({
    text: 'What would you like to know, and for which zone or country?',
  });
  await caller.next('assistant-audio-end');
  expect(app.expert.asked).toEqual([]);

  answers('It costs much.');
  await caller.speak(app.engines.voiceOf('The cost in DMCC.'));
  await caller.pause(silence);
  await caller.next('answer-sentence', ({ text: said }) => said === 'It costs much.');
  // With the question back between them if it was heard before the caller went on.
  const said = app.expert.asked
    .at(-1)
    ?.turns.map(({ content }) => content)
    .join(' ');
  expect(said).toMatch(/^cost with two visas .*The cost in DMCC\.$/);
  await caller.close();
});

test('a caller is told when the engines are loaded', async () => {
  const loaded = Promise.withResolvers<void>();
  app.engines.loadingWaits.for = loaded.promise;
  const caller = await app.aConnectedCall();
  caller.send({ type: 'start' });
  // Answered in order, so that nothing else has come.
  caller.send({ type: 'text', text: 'Hello' });
  await caller.next('transcript');
  expect(caller.messages.map(({ type }) => type)).not.toContain('listening');
  loaded.resolve();
  delete app.engines.loadingWaits.for;
  await caller.next('listening');
  await caller.close();
});

test('who speaks while the engines are loaded is answered and not greeted', async () => {
  answers('DMCC is in Dubai.');
  const loaded = Promise.withResolvers<void>();
  app.engines.loadingWaits.for = loaded.promise;
  const caller = await app.aConnectedCall();
  caller.send({ type: 'start' });
  await caller.speak(app.engines.voiceOf('Where is DMCC?'));
  await caller.pause(silence);
  // Answered in order, so that all of it has come.
  caller.send({ type: 'nonsense' });
  await caller.next('error');
  delete app.engines.loadingWaits.for;
  loaded.resolve();
  expect(await caller.next('transcript', ({ kind }) => kind === 'final')).toMatchObject({
    turn: 1,
    text: 'Where is DMCC?',
  });
  expect(await caller.next('answer-sentence')).toMatchObject({ turn: 1, text: 'DMCC is in Dubai.' });
  await caller.close();
});

test('push to talk: the turn is open while held and answered on release', async () => {
  answers('Held is fine.');
  const caller = await app.aCall();
  caller.send({ type: 'push-to-talk', isHeld: true });
  await caller.next('user-speech-start');
  await caller.speak(app.engines.voiceOf('One,'));
  await caller.pause(1_500);
  await caller.speak(app.engines.voiceOf('two.'));
  expect(caller.messages.some(({ type }) => type === 'user-speech-end')).toBe(false);
  caller.send({ type: 'push-to-talk', isHeld: false });
  expect(await caller.next('transcript', ({ kind }) => kind === 'final')).toMatchObject({
    text: 'One, two.',
  });
  await caller.next('answer-sentence', ({ text: said }) => said === 'Held is fine.');

  // Speech while it is not held is ignored.
  const before = caller.messages.filter(({ type }) => type === 'user-speech-start').length;
  await caller.speak(app.engines.voiceOf('Somebody else.'));
  await caller.pause(silence);
  caller.send({ type: 'push-to-talk', isHeld: true });
  await caller.next('user-speech-start');
  expect(caller.messages.filter(({ type }) => type === 'user-speech-start')).toHaveLength(before + 1);
  await caller.close();
});

test('speech is previewed live, and cleared if it contained no words', async () => {
  answers('It is shown.');
  const caller = await app.aCall();
  app.engines.hasTime = true;
  const { turn } = await speakOn(caller, 'Long words', 1_200);
  expect(await caller.next('transcript')).toEqual({
    type: 'transcript',
    turn,
    kind: 'partial',
    text: 'Long words',
  });
  expect(caller.messages.some(({ type }) => type === 'user-speech-end')).toBe(false);
  app.engines.failNext.recognition = 1;
  await caller.pause(silence);
  expect(await caller.next('transcript')).toMatchObject({ turn, kind: 'final', text: '' });
  app.engines.hasTime = false;
  await caller.close();
});

/** Speaks without a pause afterwards. */
async function speakOn(caller: Caller, text: string, ms: number) {
  await caller.speak(app.engines.voiceOf(text, ms));
  return caller.next('user-speech-start');
}

test('after push to talk is turned off, normal turn detection resumes', async () => {
  answers('Utterance again.');
  const caller = await app.aCall();
  caller.send({ type: 'push-to-talk', isHeld: false, isOn: true });
  caller.send({ type: 'push-to-talk', isHeld: false, isOn: false });
  await caller.speak(app.engines.voiceOf('Is this heard?'));
  await caller.pause(silence);
  await caller.next('answer-sentence', ({ text: said }) => said === 'Utterance again.');
  await caller.close();
});
