import { afterAll, beforeAll, expect, test } from 'vitest';
import { end, hello, text } from '../../assistant/testing/scripted-expert.ts';
import { aPerson } from '../../platform/testing/builders.ts';
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

test('a call greets, hears a question, speaks the answer with its sources, and ends once', async () => {
  app.expert.says(async function* () {
    yield text(
      'A DMCC licence costs **AED 32,000** a year [1].\n\n**Sources**\n\n1. [Fees](https://x.example/fees), DMCC, 2026\n',
    );
    yield end();
  });
  const caller = await app.aCall();
  expect(caller.messages.find(({ type }) => type === 'answer-sentence')).toMatchObject({
    turn: 1,
    text: expect.stringContaining('this is Landfall Expert, an AI'),
  });

  await caller.speak(app.engines.voiceOf('How much does a Dmcc license cost?'));
  await caller.pause(silence);
  expect(await caller.next('transcript', ({ kind }) => kind === 'final')).toMatchObject({
    turn: 2,
    text: 'How much does a DMCC license cost?',
  });
  expect(await caller.next('answer-sentence')).toMatchObject({
    turn: 2,
    sentence: 0,
    text: 'A DMCC licence costs AED 32,000 a year.',
  });
  expect(app.engines.spoken.at(-1)).toBe('A D M C C licence costs thirty-two thousand dirhams a year.');
  await caller.next('assistant-audio-end', ({ turn }) => turn === 2);
  expect(caller.messages.find(({ type }) => type === 'sources')).toEqual({
    type: 'sources',
    turn: 2,
    sources: [{ title: 'Fees', url: 'https://x.example/fees', detail: 'DMCC, 2026' }],
  });
  expect(caller.messages.find(({ type }) => type === 'metrics')).toMatchObject({ turn: 2 });
  expect(caller.sound.get(2)?.length).toBeGreaterThan(0);

  caller.send({ type: 'stop' });
  expect(await caller.next('ended')).toMatchObject({ reason: 'customer-ended-call' });
  expect(await caller.closed).toEqual({ code: 4000 });
  expect(caller.messages.filter(({ type }) => type === 'ended')).toHaveLength(1);
  expect(app.voice.underWay().calls).toBe(0);
});

test('answering starts in the first pause and restarts if the caller goes on', async () => {
  const caller = await app.aCall();
  app.expert.asked.length = 0;
  await caller.speak(app.engines.voiceOf('What does it cost'));
  await caller.pause(256);
  await caller.next('transcript', ({ kind }) => kind === 'partial');
  await expect.poll(() => app.expert.asked.length).toBe(1);
  const { signal } = app.expert.asked[0] ?? {};

  await caller.speak(app.engines.voiceOf('in DMCC?'));
  await caller.pause(silence);
  const { text: whole } = await caller.next('transcript', ({ kind }) => kind === 'final');
  expect(whole).toBe('What does it cost in DMCC?');
  expect(signal?.aborted).toBe(true);
  expect(app.expert.asked.map(({ turns }) => turns.at(-1)?.content)).toEqual([
    'What does it cost',
    'What does it cost in DMCC?',
  ]);
  await caller.close();
});

test('a pending transcription is not shown after the caller goes on', async () => {
  const caller = await app.aCall();
  const waiting = Promise.withResolvers<void>();
  app.engines.recognitionWaits.for = waiting.promise;
  await caller.speak(app.engines.voiceOf('What does'));
  await caller.pause(256);
  await caller.speak(app.engines.voiceOf('it cost?'));
  await caller.pause(silence);
  await caller.next('user-speech-end');
  waiting.resolve();
  await caller.next('transcript', ({ kind }) => kind === 'final');
  const shown = caller.messages.flatMap((each) => (each.type === 'transcript' ? [each.text] : []));
  expect(new Set(shown)).toEqual(new Set(['What does it cost?']));
  delete app.engines.recognitionWaits.for;
  await caller.close();
});

test('an unfinished sentence extends the wait', async () => {
  const caller = await app.aCall();
  await caller.speak(app.engines.voiceOf('I need two visas and'));
  await caller.pause(256);
  await caller.next('transcript', ({ kind }) => kind === 'partial');
  await caller.pause(448);
  await caller.speak(app.engines.voiceOf('an office.'));
  await caller.pause(silence);
  const { text: whole } = await caller.next('transcript', ({ kind }) => kind === 'final');
  expect(whole).toBe('I need two visas and an office.');
  await caller.close();
});

test('an interruption stops the answer; only what was heard counts as said', async () => {
  answers('First sentence here.', 'Second sentence is this one.', 'Third one follows it.');
  const person = await aPerson(app);
  const caller = await app.aCall({ call: person.call, keepTranscript: true, plays: false });
  await caller.speak(app.engines.voiceOf('What does it cost?'));
  await caller.pause(silence);
  const { turn } = await caller.next('answer-sentence', ({ text: said }) => said === 'First sentence here.');
  caller.send({ type: 'playback', turn, sentence: 0, state: 'started' });
  await caller.next('answer-sentence', ({ text: said }) => said === 'Second sentence is this one.');
  caller.send({ type: 'playback', turn, sentence: 0, state: 'finished' });

  app.expert.says(() => hello());
  app.expert.asked.length = 0;
  await caller.speak(app.engines.voiceOf('And how long does it take?'));
  expect(await caller.next('interrupt')).toEqual({ type: 'interrupt', turn });
  await caller.pause(silence);
  await caller.next('answer-sentence', ({ text: said }) => said === 'Hello, founder.');
  expect(app.expert.asked.at(-1)?.turns).toEqual(
    [
      { role: 'assistant', content: expect.any(String) },
      { role: 'user', content: 'What does it cost?' },
      { role: 'assistant', content: 'First sentence here.' },
      { role: 'user', content: 'And how long does it take?' },
    ].slice(1),
  );
  expect(
    caller.messages.some((each) => each.type === 'answer-sentence' && each.text.startsWith('Third')),
  ).toBe(false);

  caller.send({ type: 'stop' });
  await caller.closed;
  const { body } = await person.call('GET', '/voice/calls');
  await expect
    .poll(async () => (await person.call('GET', `/voice/calls/${body.calls[0].id}`)).body.call)
    .toMatchObject({
      endReason: 'customer-ended-call',
      turns: 2,
      hasTranscript: true,
      exchanges: [{ said: 'What does it cost?', heard: 'First sentence here.' }, {}],
    });
});

test('a caller who goes on before the answer begins is not talked over', async () => {
  answers('It costs this much.');
  const caller = await app.aCall();
  const asked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  app.expert.says(async function* () {
    asked.resolve();
    await goOn.promise;
    yield text('It costs this much.');
    yield end();
  });
  await caller.speak(app.engines.voiceOf('What does it cost?'));
  await caller.pause(silence);
  await asked.promise;
  await caller.speak(app.engines.voiceOf('I mean in IFZA.'));
  await caller.next('user-speech-start', ({ turn }) => turn === 3);
  goOn.resolve();
  await caller.pause(silence);
  await caller.next('answer-sentence', ({ turn }) => turn > 1);
  expect(app.expert.asked.at(-1)?.turns.at(-1)?.content).toBe('What does it cost? I mean in IFZA.');
  expect(
    caller.messages.filter((each) => each.type === 'answer-sentence' && each.text === 'It costs this much.'),
  ).toHaveLength(1);
  await caller.close();
});

test("'stop' stops the answer and is not a question", async () => {
  answers('First sentence here.', 'Second sentence is this one.');
  const caller = await app.aCall({ plays: false });
  await caller.speak(app.engines.voiceOf('What does it cost?'));
  await caller.pause(silence);
  await caller.next('answer-sentence', ({ text: said }) => said === 'First sentence here.');
  app.expert.asked.length = 0;
  await caller.speak(app.engines.voiceOf('Stop.'));
  await caller.pause(silence);
  await caller.next('answer-sentence', ({ text: said }) => said.startsWith('All right.'));
  expect(app.expert.asked).toEqual([]);
  await caller.close();
});

test("an 'okay' resumes the answer from the interrupted sentence", async () => {
  answers('First sentence here.', 'Second sentence is this one.');
  const caller = await app.aCall({ plays: false });
  await caller.speak(app.engines.voiceOf('What does it cost?'));
  await caller.pause(silence);
  const { turn } = await caller.next('answer-sentence', ({ text: said }) => said === 'First sentence here.');
  caller.send({ type: 'playback', turn, sentence: 0, state: 'started' });
  caller.send({ type: 'playback', turn, sentence: 0, state: 'finished' });
  await caller.next('answer-sentence', ({ text: said }) => said.startsWith('Second'));
  caller.send({ type: 'playback', turn, sentence: 1, state: 'started' });
  app.expert.asked.length = 0;

  await caller.speak(app.engines.voiceOf('Okay.'));
  await caller.next('interrupt');
  await caller.pause(silence);
  const again = await caller.next('answer-sentence', ({ text: said }) => said.startsWith('Second'));
  expect(again).toMatchObject({ turn: turn + 1, sentence: 1 });
  expect(app.expert.asked).toEqual([]);
  await caller.close();
});

test('a noise without words also resumes the answer', async () => {
  answers('First sentence here.');
  const caller = await app.aCall({ plays: false });
  await caller.speak(app.engines.voiceOf('What does it cost?'));
  await caller.pause(silence);
  const { turn } = await caller.next('answer-sentence', ({ text: said }) => said === 'First sentence here.');
  await caller.speak(app.engines.voiceOf(''));
  await caller.next('interrupt');
  await caller.pause(silence);
  const again = await caller.next('answer-sentence', ({ text: said }) => said === 'First sentence here.');
  expect(again.turn).toBe(turn + 1);
  await caller.close();
});

test('a question that continues before any answer is heard is one question', async () => {
  answers('First sentence here.');
  const caller = await app.aCall({ plays: false });
  await caller.speak(app.engines.voiceOf('What does it cost?'));
  await caller.pause(silence);
  await caller.next('answer-sentence', ({ text: said }) => said === 'First sentence here.');
  await caller.speak(app.engines.voiceOf('In IFZA I mean.'));
  await caller.pause(silence);
  await expect
    .poll(() => app.expert.asked.at(-1)?.turns.at(-1)?.content)
    .toBe('What does it cost? In IFZA I mean.');
  await caller.close();
});

test('a long answer is spoken in portions of two or three sentences, on request', async () => {
  answers(
    ...Array.from(
      { length: 5 },
      (_, index) => `This is the sentence with number ${index + 11} of all of them here.`,
    ),
  );
  const caller = await app.aCall();
  const heard = async () => {
    const { turn } = await caller.next('assistant-audio-end');
    return caller.messages.flatMap((each) =>
      each.type === 'answer-sentence' && each.turn === turn ? [each.text] : [],
    );
  };
  await caller.speak(app.engines.voiceOf('What does it cost?'));
  await caller.pause(silence);
  const first = await heard();
  expect(first.slice(0, -1).map((each) => /\d+/.exec(each)?.[0])).toEqual(['11', '12', '13']);
  expect(first.at(-1)).toMatch(/go on|hear more|continue/);

  app.expert.asked.length = 0;
  await caller.speak(app.engines.voiceOf('Yes please.'));
  await caller.pause(silence);
  const second = await heard();
  expect(second.map((each) => /\d+/.exec(each)?.[0])).toEqual(['14', '15']);
  expect(app.expert.asked).toEqual([]);
  await caller.close();
});

test('failures of engines and expert are announced, and the call continues', async () => {
  answers('It works again.');
  const caller = await app.aCall();
  app.engines.failNext.recognition = 1;
  await caller.speak(app.engines.voiceOf('Is this heard?'));
  await caller.pause(silence);
  expect(await caller.next('error')).toMatchObject({ code: 'not-understood', isFatal: false });

  app.engines.failNext.speech = 1;
  caller.send({ type: 'text', text: 'Is this spoken?' });
  expect(await caller.next('error')).toMatchObject({ code: 'speech-failed' });
  expect(await caller.next('answer-sentence')).toMatchObject({ text: 'It works again.', isSilent: true });

  app.expert.says(async function* () {
    yield* [] as never[];
    throw new Error('The expert is out.');
  });
  caller.send({ type: 'text', text: 'Is this answered?' });
  expect(await caller.next('error')).toMatchObject({ code: 'expert-failed', isFatal: false });
  await caller.next('answer-sentence', ({ text: said }) => said.startsWith('Sorry, I could not answer'));

  answers('It works again.');
  caller.send({ type: 'text', text: 'And now?' });
  await caller.next('answer-sentence', ({ text: said }) => said === 'It works again.');
  await caller.close();
});
