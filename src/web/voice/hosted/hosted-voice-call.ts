import { voiceMessages } from '#messages/voice.ts';
import { callEvents, meterFor } from '../call-events.ts';
import { problemOfHosted } from '../call-problem.ts';
import {
  type CallStartOptions,
  type CallState,
  CannotStart,
  type EndReason,
  type PushToTalk,
  type VoiceCall,
} from '../voice-call.ts';
import { endReasonOf, readHostedMessage } from './hosted-messages.ts';
import { loadVapi, type VapiClient } from './vapi-client.ts';

export interface HostedCallParts {
  publicKey: string;
  /** The service's address. */
  baseUrl: string;
  assistantId?: string | undefined;
  squadId?: string | undefined;
  /** What the service is to hear. */
  microphone: MediaStreamTrack | undefined;
  /** Where the call library's other half is, if not at its maker's. */
  callMachineUrl?: string | undefined;
}

/** One call from its start to its end. */
interface Run {
  vapi?: VapiClient;
  isStopping: boolean;
  hasBegun: boolean;
  /** As the service said it before the call was left. */
  endedReason?: EndReason;
  /** Resolves when it is over. */
  over: Promise<void>;
  announceOver(): void;
}

/** How long, in milliseconds, the call library may take to leave. */
const goodbyeTimeoutMs = 2000;

/** A call that a hosted service carries, by Vapi's own web client. */
export class HostedVoiceCall implements VoiceCall {
  readonly kind = 'vapi';
  readonly #parts: HostedCallParts;
  readonly #events = callEvents();
  readonly #meter = meterFor(this.#events);
  readonly on = this.#events.on;
  #state: CallState = 'idle';
  #run: Run | undefined;
  #isMuted = false;
  #pushToTalk: PushToTalk = 'off';

  constructor(parts: HostedCallParts) {
    this.#parts = parts;
  }

  get state(): CallState {
    return this.#state;
  }

  async start({ assistant, overrides, squad }: CallStartOptions): Promise<{ id: string } | null> {
    const { assistantId, squadId, publicKey, baseUrl, microphone, callMachineUrl } = this.#parts;
    const wanted = assistant ?? (squad ? undefined : assistantId);
    const wantedSquad = squad ?? squadId;
    if (!wanted && !wantedSquad)
      throw new CannotStart('no-assistant', voiceMessages.problems['no-assistant']);
    if (this.#run) return null;
    const run = newRun();
    this.#run = run;
    this.#state = 'connecting';
    try {
      const Client = await loadVapi();
      if (run.isStopping) return this.#quit(run);
      const libraryOptions = {
        // Our content policy forbids code that is made from text.
        avoidEval: true,
        ...(callMachineUrl !== undefined && { callObjectBundleUrlOverride: callMachineUrl }),
      };
      const vapi = new Client(publicKey, baseUrl, libraryOptions, microphone && { audioSource: microphone });
      run.vapi = vapi;
      this.#listen(run, vapi);
      const call = await vapi.start(wanted || undefined, overrides, wanted ? undefined : wantedSquad);
      // What was stopped while it connected is there nevertheless, and has to go.
      if (run.isStopping) vapi.stop();
      if (this.#run !== run) return null;
      if (run.isStopping || !call) return this.#quit(run);
      vapi
        .getDailyCallObject()
        ?.on('remote-participants-audio-level', (event) =>
          this.#hear(run, event?.participantsAudioLevel ?? {}),
        );
      return { id: call.id };
    } catch (cause) {
      if (this.#run === run) this.#fail(run, cause);
      return null;
    }
  }

  async stop(): Promise<void> {
    const run = this.#run;
    if (!run) return;
    run.isStopping = true;
    run.vapi?.stop();
    if (!run.hasBegun) {
      this.#clear(run, 'idle');
      return;
    }
    const timer = setTimeout(() => this.#leave(run), goodbyeTimeoutMs);
    await run.over;
    clearTimeout(timer);
  }

  setMuted(isMuted: boolean): void {
    this.#isMuted = isMuted;
    this.#sendMuted();
  }

  isMuted(): boolean {
    return this.#isMuted;
  }

  async takeMicrophone(track: MediaStreamTrack): Promise<void> {
    this.#parts.microphone = track;
    await this.#run?.vapi?.getDailyCallObject()?.setInputDevicesAsync({ audioSource: track });
  }

  say(text: string): void {
    this.#run?.vapi?.send({ type: 'add-message', message: { role: 'user', content: text } });
  }

  /** The service knows no such thing: what is not held is not heard. */
  pushToTalk(mode: PushToTalk): void {
    this.#pushToTalk = mode;
    this.#sendMuted();
  }

  #sendMuted(): void {
    if (this.#run?.hasBegun) this.#run.vapi?.setMuted(this.#isMuted || this.#pushToTalk === 'released');
  }

  #listen(run: Run, vapi: VapiClient): void {
    const { emit } = this.#events;
    const during = <T extends unknown[]>(task: (...given: T) => void) => {
      return (...given: T) => {
        if (this.#run === run) task(...given);
      };
    };
    vapi.on(
      'call-start',
      during(() => {
        if (run.hasBegun || run.isStopping) return;
        run.hasBegun = true;
        this.#state = 'active';
        this.#sendMuted();
        emit('call-start');
        emit('message', { type: 'status-update', status: 'in-progress' });
      }),
    );
    vapi.on(
      'message',
      during((said: unknown) => {
        const message = readHostedMessage(said);
        if (message?.type === 'status-update') {
          // Said with the end of the call, once; 'in-progress' was said at its start.
          if (message.status === 'ended') run.endedReason = endReasonOf(said);
          return;
        }
        if (message && run.hasBegun) emit('message', message);
      }),
    );
    vapi.on(
      'call-end',
      during(() => this.#leave(run)),
    );
    vapi.on(
      'error',
      during((cause: unknown) => {
        if (!run.isStopping) this.#fail(run, cause);
      }),
    );
  }

  #hear(run: Run, levels: Readonly<Record<string, number>>): void {
    if (this.#run === run) this.#meter.addLevel(Object.values(levels).reduce((sum, level) => sum + level, 0));
  }

  /** The meeting was left, by whomever. */
  #leave(run: Run): void {
    if (this.#run !== run) return;
    this.#clear(run, 'ended');
    this.#events.emit('call-end');
    const endedReason = run.endedReason ?? 'customer-ended-call';
    this.#events.emit('message', { type: 'status-update', status: 'ended', endedReason });
  }

  /** One failure comes as several: the first one says most. */
  #fail(run: Run, cause: unknown): void {
    this.#clear(run, 'idle');
    run.vapi?.stop();
    this.#events.emit('error', problemOfHosted(cause));
  }

  #quit(run: Run): null {
    this.#clear(run, 'idle');
    return null;
  }

  #clear(run: Run, state: CallState): void {
    if (this.#run !== run) return;
    this.#run = undefined;
    this.#state = state;
    this.#isMuted = false;
    this.#pushToTalk = 'off';
    this.#meter.silence();
    run.announceOver();
  }
}

function newRun(): Run {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { isStopping: false, hasBegun: false, over: promise, announceOver: resolve };
}
