import { callEvents } from '../call-events.ts';
import { SpeechLevelMeter } from '../speech-level-meter.ts';
import type { CallError, CallMessage, CallState, EndReason, PushToTalk, VoiceCall } from '../voice-call.ts';

/** A call whose other side is a test: nothing is heard, and nothing leaves the page. */
export class InMemoryVoiceCall implements VoiceCall {
  readonly kind = 'embedded';
  /** What the caller did, in order. */
  readonly done: string[] = [];
  readonly #events = callEvents();
  readonly on = this.#events.on;
  readonly #meter = new SpeechLevelMeter({
    onSpeechStart: () => this.#events.emit('speech-start'),
    onSpeechEnd: () => this.#events.emit('speech-end'),
    onVolume: (volume) => this.#events.emit('volume-level', volume),
  });
  #state: CallState = 'idle';
  #isMuted = false;
  #answer: ((started: { id: string } | null) => void) | undefined;

  get state(): CallState {
    return this.#state;
  }

  start(): Promise<{ id: string } | null> {
    if (this.#state === 'connecting' || this.#state === 'active') return Promise.resolve(null);
    this.#state = 'connecting';
    this.done.push('start');
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  async stop(): Promise<void> {
    if (this.#state === 'active') this.end('customer-ended-call');
    if (this.#state === 'connecting') this.#close('idle');
  }

  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted;
    this.done.push(isMuted ? 'mute' : 'unmute');
  }

  isMuted(): boolean {
    return this.#isMuted;
  }

  async takeMicrophone(): Promise<void> {
    this.done.push('microphone');
  }

  say(text: string): void {
    this.done.push(`say ${text}`);
  }

  pushToTalk(mode: PushToTalk): void {
    this.done.push(`push to talk ${mode}`);
  }

  /** The other side takes the call. */
  pickUp(): void {
    if (this.#state !== 'connecting') return;
    this.#state = 'active';
    this.#events.emit('call-start');
    this.#events.emit('message', { type: 'status-update', status: 'in-progress' });
    this.#answer?.({ id: 'call-1' });
  }

  /** The other side sounds this loud for a tenth of a second. */
  sound(level: number): void {
    this.#meter.addLevel(level);
  }

  message(message: CallMessage): void {
    this.#events.emit('message', message);
  }

  end(endedReason: EndReason): void {
    this.#close('ended');
    this.#events.emit('call-end');
    this.#events.emit('message', { type: 'status-update', status: 'ended', endedReason });
  }

  fail(error: CallError): void {
    this.#close('idle');
    this.#events.emit('error', error);
  }

  #close(state: CallState): void {
    this.#state = state;
    this.#isMuted = false;
    this.#meter.silence();
    this.#answer?.(null);
    this.#answer = undefined;
  }
}
