import * as daily from '@daily-co/daily-js';
import { HostedVoiceCall } from '../hosted/hosted-voice-call.ts';
import { classOf } from '../hosted/vapi-client.ts';
import type { CallError, CallStartOptions } from '../voice-call.ts';
import { type CallUnderTest, voiceCallSuite } from './voice-call.suite.ts';

/** The far end of hosted calls, as the stub of the call library's other half offers it (e2e/support). */
interface FarSide {
  /** Whether the assistant listens as soon as the meeting is joined. */
  picksUp: boolean;
  /** Sends an event of the call library to the call that was made last. */
  send(event: Record<string, unknown>): void;
  /** What the call was asked to do. */
  asked: { action: string; [field: string]: unknown }[];
}

/** As much of the call library as its rules are tried on. */
interface CallLibrary {
  createCallObject(options: object): unknown;
  /** The call that there is. */
  getCallInstance(): {
    startRemoteMediaPlayer(wanted: object): Promise<unknown>;
    sipCallTransfer(wanted: object): Promise<unknown>;
  };
}

/** What a test in a browser finds on the page that this file makes. */
export interface HostedPage {
  cases: string[];
  /** Runs a case of the suite; resolves with what did not hold. */
  run(name: string): Promise<string | undefined>;
  call: HostedVoiceCall;
  errors: CallError[];
  events: string[];
  far: FarSide;
  /** The call library itself. */
  daily: CallLibrary;
  start(options?: Omit<CallStartOptions, 'consent'>): Promise<{ id: string } | null | string>;
}

declare global {
  interface Window {
    hosted: HostedPage;
    farSide: FarSide;
  }
}

function makeCall(assistantId: string | undefined = 'assistant-1'): HostedVoiceCall {
  return new HostedVoiceCall({
    publicKey: 'public-key',
    baseUrl: window.location.origin,
    assistantId,
    microphone: undefined,
    callMachineUrl: `${window.location.origin}/call-machine.js`,
  });
}

const far: FarSide = {
  picksUp: false,
  asked: [],
  send() {
    throw new Error('No call has been joined.');
  },
};
window.farSide = far;

const appMessage = (data: unknown) =>
  far.send({
    action: 'app-message',
    fromId: 'vapi-1',
    data: typeof data === 'string' ? data : JSON.stringify(data),
  });

function subject(): CallUnderTest {
  far.picksUp = false;
  return {
    call: makeCall(),
    pickUp() {
      far.picksUp = true;
      if (far.asked.at(-1)?.action === 'waiting') appMessage('listening');
    },
    async refuse(message) {
      await fetch('/refusal', { method: 'POST', body: JSON.stringify({ status: 401, body: { message } }) });
    },
    sound: (level) =>
      far.send({ action: 'remote-participants-audio-level', participantsAudioLevel: { 'vapi-1': level } }),
    words: (role, transcript) =>
      appMessage({ type: 'transcript', role, transcriptType: 'final', transcript }),
    hangUp() {
      appMessage({ type: 'status-update', status: 'ended', endedReason: 'silence-timed-out' });
      far.send({ action: 'left-meeting' });
    },
    breakDown: (message) =>
      far.send({ action: 'error', errorMsg: message, error: { type: 'connection-error', msg: message } }),
  };
}

const call = makeCall(new URLSearchParams(window.location.search).get('assistant') ?? undefined);
const errors: CallError[] = [];
const events: string[] = [];
call.on('error', (error) => errors.push({ code: error.code, message: error.message }));
for (const event of ['call-start', 'call-end', 'speech-start', 'speech-end', 'error'] as const) {
  call.on(event, () => events.push(event));
}
call.on('message', (message) => events.push(JSON.stringify(message)));

window.hosted = {
  cases: voiceCallSuite.map(({ name }) => name),
  async run(name) {
    const wanted = voiceCallSuite.find((each) => each.name === name);
    const tested = subject();
    try {
      await wanted?.run(tested);
      return wanted ? undefined : 'There is no such case.';
    } catch (error) {
      return String(error);
    } finally {
      await tested.call.stop();
    }
  },
  call,
  errors,
  events,
  far,
  daily: classOf<CallLibrary>(daily),
  start: (options) =>
    call
      .start({ ...options, consent: { recording: false, transcript: false } })
      .catch((error: Error) => error.message),
};
