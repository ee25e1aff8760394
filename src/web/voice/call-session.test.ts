import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type CallSession, callSession } from './call-session.ts';
import type { Microphone } from './microphone.ts';
import { InMemoryVoiceCall } from './testing/in-memory-voice-call.ts';
import { CannotStart } from './voice-call.ts';

let call: InMemoryVoiceCall;
let session: CallSession;
let toasts: string[];
let now: number;
let loudness: number;
let openings: number;
let closings: number;
let releases: number;
let isTaken: boolean;
let microphoneError: unknown;
let microphoneEvents: Parameters<Parameters<typeof callSession>[0]['openMicrophone']>[0];
let whenOpened: Promise<void>;

const track = { label: 'Desk microphone' } as MediaStreamTrack;

beforeEach(() => {
  vi.useFakeTimers();
  call = new InMemoryVoiceCall();
  toasts = [];
  now = 0;
  loudness = 0.1;
  openings = 0;
  closings = 0;
  releases = 0;
  isTaken = false;
  microphoneError = undefined;
  whenOpened = Promise.resolve();
  const toast = (kind: string) => (text: string) => toasts.push(`${kind} ${text}`);
  session = callSession({
    async openMicrophone(events) {
      microphoneEvents = events;
      await whenOpened;
      if (microphoneError) throw microphoneError;
      openings += 1;
      return {
        track: () => track,
        level: () => ({ loudness, peak: loudness }),
        devices: async () => [{ id: 'desk', label: 'Desk microphone' }],
        deviceId: () => 'desk',
        choose: async () => {},
        close: () => {
          closings += 1;
        },
      } satisfies Microphone;
    },
    prepare: () => {},
    makeCall: () => call,
    claim: async () =>
      isTaken
        ? undefined
        : () => {
            releases += 1;
          },
    notify: { success: toast('success'), error: toast('error'), info: toast('info') },
    now: () => now,
  });
  return () => vi.useRealTimers();
});

function pass(milliseconds: number): void {
  for (let passed = 0; passed < milliseconds; passed += 100) {
    now += 100;
    vi.advanceTimersByTime(100);
  }
}

async function begin(): Promise<void> {
  void session.start(false);
  await vi.waitFor(() => expect(call.state).toBe('connecting'), 10_000);
  call.pickUp();
  await vi.advanceTimersByTimeAsync(0);
}

describe('the states of a call', () => {
  test('idle, connecting, active, ended, each with its toast', async () => {
    expect(session.read().phase).toBe('idle');
    void session.start(false);
    expect(session.read().phase).toBe('connecting');
    await vi.waitFor(() => expect(call.state).toBe('connecting'), 10_000);
    call.pickUp();
    expect(session.read()).toMatchObject({ phase: 'active', startedAt: 0 });
    await vi.advanceTimersByTimeAsync(0);
    expect(session.read().devices).toHaveLength(1);
    pass(65_000);
    await session.end();
    expect(session.read()).toMatchObject({ phase: 'ended', lasted: 65, endedReason: 'customer-ended-call' });
    expect(toasts).toEqual(['success Call started', 'info Call ended']);
    expect({ openings, closings, releases }).toEqual({ openings: 1, closings: 1, releases: 1 });
  });

  test('started twice it starts once', async () => {
    await begin();
    await session.start(false);
    expect(call.done).toEqual(['start']);
    expect(openings).toBe(1);
  });

  test('an error returns to idle, says so once, and gives everything back', async () => {
    await begin();
    call.fail({ code: 'ejected', message: 'You were ejected' });
    expect(session.read()).toMatchObject({ phase: 'idle', problem: { message: 'You were ejected' } });
    expect(toasts).toEqual(['success Call started', 'error Call error: You were ejected']);
    expect({ closings, releases }).toEqual({ closings: 1, releases: 1 });
  });

  test('a refused microphone is a start that failed, with what to do about it', async () => {
    microphoneError = new CannotStart('microphone-refused', 'Allow it.');
    await session.start(false);
    expect(session.read()).toMatchObject({
      phase: 'idle',
      problem: { code: 'microphone-refused', message: 'Allow it.' },
    });
    expect(toasts).toEqual(['error Failed to start call']);
    expect(releases).toBe(1);
  });

  test('what fails for no known reason shows none of its inside', async () => {
    microphoneError = new TypeError('undefined is not a function');
    await session.start(false);
    expect(session.read().problem?.message).toBe('Failed to start call');
  });

  test('a call in another tab is left in peace', async () => {
    isTaken = true;
    await session.start(false);
    expect(session.read().problem?.code).toBe('other-tab');
    expect(openings).toBe(0);
  });

  test('ended while the browser asks for the microphone, it is idle at once and lets go of it later', async () => {
    const opened = Promise.withResolvers<void>();
    whenOpened = opened.promise;
    const starting = session.start(false);
    await vi.advanceTimersByTimeAsync(0);
    await session.end();
    expect(session.read()).toMatchObject({ phase: 'idle', problem: undefined });
    opened.resolve();
    await starting;
    expect({ openings, closings, releases }).toEqual({ openings: 1, closings: 1, releases: 1 });
    expect(call.done).toEqual([]);
    expect(toasts).toEqual([]);
  });

  test('ended while it connects, it is idle and says nothing', async () => {
    void session.start(false);
    await vi.waitFor(() => expect(call.state).toBe('connecting'), 10_000);
    await session.end();
    expect(session.read()).toMatchObject({ phase: 'idle', problem: undefined });
    expect(toasts).toEqual([]);
    expect(closings).toBe(1);
  });

  test('an end that fails says so', async () => {
    await begin();
    call.stop = () => Promise.reject(new Error('stuck'));
    await session.end();
    expect(toasts.at(-1)).toBe('error Failed to end call');
    expect(session.read().phase).toBe('active');
  });
});

describe('in the call', () => {
  beforeEach(begin);

  test('what is said is shown, and stays after the end', async () => {
    call.message({
      type: 'transcript',
      role: 'user',
      transcriptType: 'final',
      transcript: 'How much?',
      turn: 1,
    });
    expect(session.read().isThinking).toBe(true);
    call.message({
      type: 'sources',
      turn: 1,
      sources: [{ title: 'DMCC', url: 'https://dmcc.ae', detail: '' }],
    });
    call.message({
      type: 'transcript',
      role: 'assistant',
      transcriptType: 'final',
      transcript: 'Much.',
      turn: 1,
    });
    expect(session.read().isThinking).toBe(false);
    call.message({ type: 'user-interrupted' });
    await session.end();
    expect(session.read().captions).toMatchObject([
      { text: 'How much?' },
      { text: 'Much.', isInterrupted: true },
    ]);
    expect(session.read().sources.get(1)).toHaveLength(1);
  });

  test('a new call begins with nothing said', async () => {
    call.message({
      type: 'transcript',
      role: 'user',
      transcriptType: 'final',
      transcript: 'How much?',
      turn: 1,
    });
    await session.end();
    await begin();
    expect(session.read().captions).toEqual([]);
  });

  test('the expert speaks from the first loud sound to a second of quiet', () => {
    call.sound(0.2);
    expect(session.read().isExpertSpeaking).toBe(true);
    pass(1000);
    expect(session.read().isExpertSpeaking).toBe(false);
  });

  test('a dead microphone is reported within five seconds, unless muted', () => {
    loudness = 0;
    pass(3900);
    expect(session.read().isUnheard).toBe(false);
    pass(1100);
    expect(session.read().isUnheard).toBe(true);
    session.setMuted(true);
    pass(100);
    expect(session.read().isUnheard).toBe(false);
    session.setMuted(false);
    loudness = 0.1;
    pass(100);
    expect(session.read().isUnheard).toBe(false);
  });

  test('speaking while muted shows a hint', () => {
    loudness = 0;
    session.setMuted(true);
    pass(500);
    expect(session.read().isSpeakingMuted).toBe(false);
    loudness = 0.1;
    pass(100);
    expect(session.read().isSpeakingMuted).toBe(true);
    session.setMuted(false);
    expect(session.read().isSpeakingMuted).toBe(false);
    expect(call.done).toEqual(['start', 'mute', 'unmute']);
  });

  test('push to talk is turned on, held, let go and turned off', () => {
    session.hold(true);
    session.setPushToTalk(true);
    session.hold(true);
    session.hold(true);
    session.hold(false);
    session.setPushToTalk(false);
    expect(call.done.slice(1)).toEqual([
      'push to talk released',
      'push to talk held',
      'push to talk released',
      'push to talk off',
    ]);
  });

  test('a microphone that is pulled out is replaced, and without another that is said', async () => {
    microphoneEvents.onChange(track, true);
    expect(session.read().notice).toBe(
      'Your microphone was unplugged. The call continues with Desk microphone.',
    );
    expect(call.done).toContain('microphone');
    microphoneEvents.onGone();
    expect(session.read().notice).toBe('Your microphone was unplugged. Plug one in, or write instead.');
  });

  test('a lost connection is shown until it is back', () => {
    call.message({ type: 'connection', status: 'lost' });
    expect(session.read().isConnectionLost).toBe(true);
    call.message({ type: 'connection', status: 'restored' });
    expect(session.read().isConnectionLost).toBe(false);
  });

  test('levels are reported ten times a second, and zero at the end', async () => {
    const heard: number[] = [];
    session.onLevels(({ microphone }) => heard.push(microphone));
    pass(1000);
    expect(heard).toHaveLength(10);
    expect(heard[0]).toBeCloseTo(0.1 / 0.15);
    await session.end();
    expect(heard.at(-1)).toBe(0);
  });
});
