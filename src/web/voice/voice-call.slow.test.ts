import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { liveCallPath } from '#contract/voice.ts';
import { callErrorMessages } from '#messages/call-errors.ts';
import { CallFailure } from '#web/platform/call.ts';
import type { CallSound } from './embedded/call-sound.ts';
import { EmbeddedVoiceCall } from './embedded/embedded-voice-call.ts';
import type { PlaybackEvent } from './embedded/playback-queue.ts';
import type { PlaybackOrder } from './embedded/worklet-messages.ts';
import { InMemoryVoiceCall } from './testing/in-memory-voice-call.ts';
import { type CallUnderTest, voiceCallSuite } from './testing/voice-call.suite.ts';
import {
  type LiveSide,
  listening,
  ready,
  startVoiceServer,
  type VoiceServer,
} from './testing/voice-server.ts';
import type { CallMessage } from './voice-call.ts';

/* The hosted call goes through the same suite, in a browser: e2e/voice-hosted.spec.ts. */

describe('in memory', () => {
  test.each(voiceCallSuite.map((each) => [each.name, each] as const))('%s', async (_, { run }) => {
    const call = new InMemoryVoiceCall();
    let refusal: string | undefined;
    await run({
      call: Object.assign(call, {
        start: async () => {
          const starting = InMemoryVoiceCall.prototype.start.call(call);
          if (refusal !== undefined) call.fail({ code: 'refused', message: refusal });
          return starting;
        },
      }),
      pickUp: () => call.pickUp(),
      refuse(message) {
        refusal = message;
      },
      sound: (level) => call.sound(level),
      words: (role, transcript) =>
        call.message({ type: 'transcript', role, transcriptType: 'final', transcript }),
      hangUp: () => call.end('silence-timeout'),
      breakDown: (message) => call.fail({ code: 'broken', message }),
    });
  });
});

/** Sound without a browser: frames and what is played are in the test's hand. */
function silentSound() {
  const orders: PlaybackOrder[] = [];
  let frame = (_: ArrayBuffer) => {};
  let playback = (_: PlaybackEvent) => {};
  let closings = 0;
  const sound: CallSound = {
    onFrame(listener) {
      frame = listener;
    },
    onPlayback(listener) {
      playback = listener;
    },
    order(order) {
      orders.push(order);
      // Sentences begin to play as soon as they are named.
      if (order.type === 'sentence') playback({ ...order, type: 'sentence-started' });
    },
    takeMicrophone() {},
    close() {
      closings += 1;
    },
  };
  return {
    sound,
    orders,
    /** A frame that begins with a sample. */
    speak(first = 0) {
      const samples = new Int16Array(512);
      samples[0] = first;
      frame(samples.buffer);
    },
    played: (event: PlaybackEvent) => playback(event),
    closings: () => closings,
  };
}

describe('with the own server', () => {
  let server: VoiceServer;
  beforeEach(async () => {
    server = await startVoiceServer();
  });
  afterEach(() => server.stop());

  function embedded(open = async () => {}) {
    const silent = silentSound();
    const call = new EmbeddedVoiceCall({
      openSound: async () => silent.sound,
      leaveCall() {},
      async openCall() {
        await open();
        return {
          callId: 'call-1',
          ticket: 'the ticket',
          address: server.origin.replace('http', 'ws') + liveCallPath,
        };
      },
    });
    const messages: CallMessage[] = [];
    call.on('message', (message) => messages.push(message));
    return { call, messages, ...silent };
  }

  const consent = { recording: false, transcript: false };

  async function begun() {
    const made = embedded();
    const starting = made.call.start({ consent });
    const side = await server.next();
    side.say(ready());
    side.say(listening);
    await starting;
    return { ...made, side };
  }

  test.each(voiceCallSuite.map((each) => [each.name, each] as const))('%s', async (_, { run }) => {
    let refusal: string | undefined;
    const { call, played } = embedded(async () => {
      if (refusal === undefined) return;
      throw new CallFailure('answered', { status: 503, code: 'too-many-calls', message: refusal });
    });
    let side: LiveSide | undefined;
    const subject: CallUnderTest = {
      call,
      async pickUp() {
        // A call that was stopped before it connected never comes here.
        const came = await Promise.race([
          server.next(),
          new Promise<undefined>((resolve) => setTimeout(resolve, 1000, undefined)),
        ]);
        side = came;
        came?.say(ready());
        came?.say(listening);
        void came
          ?.heard('stop')
          .then(() => came.say({ type: 'ended', reason: 'customer-ended-call', message: '' }));
      },
      refuse(message) {
        refusal = message;
      },
      sound: (level) => played({ type: 'level', level }),
      words(role, text) {
        if (role === 'user') side?.say({ type: 'transcript', turn: 1, kind: 'final', text });
        else side?.say({ type: 'answer-sentence', turn: 1, sentence: 0, text });
      },
      hangUp: () => side?.say({ type: 'ended', reason: 'silence-timeout', message: 'No speech.' }),
      breakDown: (message) =>
        side?.say({ type: 'error', code: 'from-a-newer-server', message, isFatal: true }),
    };
    await run(subject);
    await call.stop();
  });

  test('it comes with its ticket, says that it can play, and then sends what the microphone hears', async () => {
    const { call, side, speak } = await begun();
    expect(side.query.get('ticket')).toBe('the ticket');
    expect(side.said[0] ?? (await side.heard('start'))).toEqual({ type: 'start' });
    speak();
    speak();
    await expect.poll(() => side.frames).toBe(2);
    call.setMuted(true);
    speak();
    await side.heard('mute');
    call.setMuted(false);
    speak();
    await expect.poll(() => side.frames).toBe(3);
    side.say({ type: 'ended', reason: 'customer-ended-call', message: '' });
  });

  test('what is said while it connects comes first, in order', async () => {
    const answered = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    const { call, speak } = embedded(async () => {
      asked.resolve();
      await answered.promise;
    });
    const starting = call.start({ consent });
    await asked.promise;
    // More than the connection takes at once.
    for (let frame = 1; frame <= 200; frame += 1) speak(frame);
    answered.resolve();
    const side = await server.next();
    speak(201);
    side.say(ready());
    side.say(listening);
    await starting;
    speak(202);
    await expect
      .poll(() => {
        speak(0);
        return side.frames;
      })
      .toBeGreaterThan(202);
    expect(side.order.slice(0, 203)).toEqual(['start', ...Array.from({ length: 202 }, (_, at) => at + 1)]);
    side.say({ type: 'ended', reason: 'customer-ended-call', message: '' });
  });

  test('of a long wait it keeps the last 20 seconds, and nothing that was said before muting', async () => {
    const { call, speak } = embedded();
    const starting = call.start({ consent });
    const side = await server.next();
    for (let frame = 1; frame <= 700; frame += 1) speak(frame);
    side.say(ready());
    side.say(listening);
    await starting;
    await expect
      .poll(() => {
        speak(0);
        return side.frames;
      })
      .toBeGreaterThan(625);
    expect(side.order.slice(1, 626)).toEqual(Array.from({ length: 625 }, (_, at) => at + 76));
    side.say({ type: 'ended', reason: 'customer-ended-call', message: '' });

    const muted = embedded();
    const startingMuted = muted.call.start({ consent });
    const other = await server.next();
    muted.speak(1);
    muted.call.setMuted(true);
    muted.speak(2);
    other.say(ready());
    other.say(listening);
    await startingMuted;
    muted.call.setMuted(false);
    muted.speak(3);
    await expect.poll(() => other.order.filter((each) => typeof each === 'number')).toEqual([3]);
    other.say({ type: 'ended', reason: 'customer-ended-call', message: '' });
  });

  test('a caption comes when its sentence begins to play, and the server hears of both ends of it', async () => {
    const { messages, orders, side, played } = await begun();
    side.say({ type: 'assistant-audio-start', turn: 3 });
    side.say({ type: 'answer-sentence', turn: 3, sentence: 0, text: 'One.' });
    side.sound(3, new Int16Array([1, 2, 3]));
    side.say({ type: 'assistant-audio-end', turn: 3 });
    await side.heard('playback', (message) => message.type === 'playback' && message.state === 'started');
    expect(messages.at(-1)).toMatchObject({ role: 'assistant', transcript: 'One.', turn: 3 });
    await expect.poll(() => orders.length).toBe(3);
    expect(orders[1]).toMatchObject({ type: 'sound', turn: 3 });
    expect([...new Int16Array((orders[1] as { samples: ArrayBuffer }).samples)]).toEqual([1, 2, 3]);
    played({ type: 'sentence-finished', turn: 3, sentence: 0 });
    await side.heard('playback', (message) => message.type === 'playback' && message.state === 'finished');
    expect(messages.filter(({ type }) => type === 'transcript')).toHaveLength(1);
    side.say({ type: 'ended', reason: 'customer-ended-call', message: '' });
  });

  test('an interruption silences its turn at once', async () => {
    const { call, orders, side, played } = await begun();
    const told: string[] = [];
    call.on('message', ({ type }) => told.push(type));
    call.on('speech-end', () => told.push('speech-end'));
    played({ type: 'level', level: 0.2 });
    side.say({ type: 'interrupt', turn: 4 });
    await expect.poll(() => orders).toEqual([{ type: 'drop', turn: 4 }]);
    expect(told).toEqual(['user-interrupted', 'speech-end']);
    side.say({ type: 'ended', reason: 'customer-ended-call', message: '' });
  });

  test('a failure that is not fatal is reported, and the call continues', async () => {
    const { call, messages, side } = await begun();
    side.say({ type: 'error', code: 'not-understood', message: 'Say it again.', isFatal: false });
    await expect
      .poll(() => messages.at(-1))
      .toEqual({ type: 'notice', code: 'not-understood', message: callErrorMessages['not-understood'] });
    expect(call.state).toBe('active');
    side.say({ type: 'ended', reason: 'customer-ended-call', message: '' });
  });

  test('a lost connection resumes with its key and sends the messages queued meanwhile', async () => {
    const { call, messages, side, speak } = await begun();
    side.cut();
    await expect.poll(() => messages.at(-1)).toEqual({ type: 'connection', status: 'lost' });
    call.say('DMCC');
    const again = await server.next();
    expect(again.query.get('resume')).toBe('key-to-come-back');
    again.say(ready({ isResumed: true, resume: 'another key' }));
    await again.heard('text');
    expect(messages.at(-1)).toEqual({ type: 'connection', status: 'restored' });
    expect(again.said.some(({ type }) => type === 'start')).toBe(false);
    speak();
    await expect.poll(() => again.frames).toBe(1);
    again.cut();
    const third = await server.next();
    expect(third.query.get('resume')).toBe('another key');
    third.say({ type: 'ended', reason: 'server-stopped', message: 'The server stops.' });
    await expect
      .poll(() => messages.at(-1))
      .toMatchObject({ status: 'ended', endedReason: 'server-stopped' });
  });

  test('a call that cannot come back within ten seconds is over, and says so once', {
    timeout: 40_000,
  }, async () => {
    const { call, side, closings } = await begun();
    const errors: string[] = [];
    call.on('error', ({ code }) => errors.push(code));
    server.refuseConnections(true);
    const since = performance.now();
    side.cut();
    await expect.poll(() => call.state, { timeout: 30_000 }).toBe('idle');
    server.refuseConnections(false);
    expect(performance.now() - since).toBeGreaterThan(9_000);
    expect(errors).toEqual(['connection-lost']);
    expect(closings()).toBe(1);
  });

  test('a server that says no goodbye does not hold the caller', async () => {
    const { call, side } = await begun();
    await call.stop();
    await side.heard('stop');
    expect(call.state).toBe('ended');
  });

  test('the key that no server gave is not tried: a ticket that is refused ends the start', async () => {
    server.refuseConnections(true);
    const { call } = embedded();
    const errors: string[] = [];
    call.on('error', ({ code }) => errors.push(code));
    expect(await call.start({ consent })).toBeNull();
    server.refuseConnections(false);
    expect(errors).toEqual(['connection-lost']);
    expect(call.state).toBe('idle');
  });

  test('sound that cannot be opened is no error of the call', async () => {
    const call = new EmbeddedVoiceCall({
      openSound: () => Promise.reject(new Error('no sound')),
      leaveCall() {},
      openCall: () => Promise.reject(new Error('not asked')),
    });
    const errors: string[] = [];
    call.on('error', ({ code }) => errors.push(code));
    await expect(call.start({ consent })).rejects.toThrow('no sound');
    expect(errors).toEqual([]);
    expect(call.state).toBe('idle');
  });

  test('two hundred calls in a row close their sound and leave no connection', {
    timeout: 120_000,
  }, async () => {
    for (let each = 0; each < 200; each += 1) {
      const { call, side, closings } = await begun();
      void side
        .heard('stop')
        .then(() => side.say({ type: 'ended', reason: 'customer-ended-call', message: '' }));
      await call.stop();
      expect(call.state).toBe('ended');
      expect(closings()).toBeGreaterThan(0);
    }
  });
});
