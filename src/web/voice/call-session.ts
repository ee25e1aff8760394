import { voiceMessages } from '#messages/voice.ts';
import { type CallSessionState, nothing } from './call-session-state.ts';
import { withAnswerEnded, withWords } from './captions.ts';
import type { Microphone } from './microphone.ts';
import { MicrophoneMonitor } from './microphone-monitor.ts';
import { levelInterval } from './speech-level-meter.ts';
import { type CallMessage, type CallState, CannotStart, type VoiceCall } from './voice-call.ts';

export interface CallSessionParts {
  /** Opens the microphone, telling of what becomes of it. */
  openMicrophone(events: {
    onChange(track: MediaStreamTrack, wasLost: boolean): void;
    onGone(): void;
    onDevices(): void;
  }): Promise<Microphone>;
  /** Begins what takes time, while the person is asked for the microphone. */
  prepare(keepTranscript: boolean): void;
  makeCall(microphone: MediaStreamTrack): VoiceCall;
  /** Makes sure that no other tab of this browser is in a call; `undefined` where one is. */
  claim(): Promise<(() => void) | undefined>;
  notify: { success(text: string): void; error(text: string): void; info(text: string): void };
  now(): number;
}

/** How loud the caller and the expert are, from 0 to 1. */
export interface CallLevels {
  microphone: number;
  expert: number;
}

export interface CallSession {
  read(): CallSessionState;
  subscribe(listener: () => void): () => void;
  /** Reported ten times a second: too often to render everything again. */
  onLevels(listener: (levels: CallLevels) => void): () => void;
  start(keepTranscript: boolean): Promise<void>;
  end(): Promise<void>;
  setMuted(isMuted: boolean): void;
  setPushToTalk(isOn: boolean): void;
  hold(isHeld: boolean): void;
  say(text: string): void;
  chooseMicrophone(deviceId: string): Promise<void>;
}

/** A voice is louder than this, as the root of the mean square. */
const voiceLoudness = 0.02;
/** As loud as a meter shows. */
const fullLoudness = 0.15;

/** A call as people see it: states, toasts, captions, and what the microphone does. */
export function callSession(parts: CallSessionParts): CallSession {
  const listeners = new Set<() => void>();
  const levelListeners = new Set<(levels: CallLevels) => void>();
  const microphoneMonitor = new MicrophoneMonitor();
  let state = nothing;
  let call: VoiceCall | undefined;
  let microphone: Microphone | undefined;
  let release: (() => void) | undefined;
  let expertLevel = 0;
  let timer: ReturnType<typeof setInterval> | undefined;
  let stopListening: (() => void)[] = [];
  /** Incremented for each call, so that an abandoned start can tell that it is outdated. */
  let attempt = 0;

  function update(change: Partial<CallSessionState>): void {
    const keys = Object.keys(change) as (keyof CallSessionState)[];
    if (keys.every((key) => Object.is(state[key], change[key]))) return;
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  }

  async function start(keepTranscript: boolean): Promise<void> {
    if (state.phase === 'connecting' || state.phase === 'active') return;
    attempt += 1;
    const own = attempt;
    update({ ...nothing, phase: 'connecting' });
    try {
      const claimed = await parts.claim();
      if (own !== attempt) return claimed?.();
      if (!claimed) throw new CannotStart('other-tab', voiceMessages.problems['other-tab']);
      release = claimed;
      parts.prepare(keepTranscript);
      const opened = await parts.openMicrophone({ onChange, onGone, onDevices });
      if (own !== attempt) return opened.close();
      microphone = opened;
      update({ waitsFor: 'connection' });
      onDevices();
      listenToMicrophone(opened);
      const made = parts.makeCall(opened.track());
      call = made;
      follow(made);
      const started = await made.start({ consent: { recording: false, transcript: keepTranscript } });
      if (!started && call === made && made.state !== 'active') close('idle');
    } catch (cause) {
      if (own !== attempt) return;
      const known = cause instanceof CannotStart;
      close('idle', {
        problem: known
          ? { code: cause.code, message: cause.message }
          : { code: 'failed', message: voiceMessages.failedToStart, cause },
      });
      parts.notify.error(voiceMessages.failedToStart);
    }
  }

  async function end(): Promise<void> {
    const ending = call;
    if (!ending) {
      if (state.phase === 'connecting') close('idle');
      return;
    }
    try {
      await ending.stop();
      if (call === ending) close('idle');
    } catch {
      parts.notify.error(voiceMessages.failedToEnd);
    }
  }

  function follow(made: VoiceCall): void {
    stopListening = [
      made.on('call-start', () => {
        update({ phase: 'active', startedAt: parts.now() });
        microphoneMonitor.reset();
        parts.notify.success(voiceMessages.callStarted);
      }),
      made.on('call-end', () => {
        close('ended');
        parts.notify.info(voiceMessages.callEnded);
      }),
      made.on('error', (problem) => {
        close('idle', { problem });
        parts.notify.error(voiceMessages.callError(problem.message));
      }),
      made.on('speech-start', () => update({ isExpertSpeaking: true, isThinking: false })),
      made.on('speech-end', () =>
        update({ isExpertSpeaking: false, captions: withAnswerEnded(state.captions, false) }),
      ),
      made.on('volume-level', (level) => {
        expertLevel = level;
      }),
    ];
    // What is said after the end, as why it ended, still belongs to it.
    made.on('message', (message) => take(message));
  }

  function take(message: CallMessage): void {
    switch (message.type) {
      case 'transcript': {
        const isQuestion = message.role === 'user';
        const before = isQuestion ? withAnswerEnded(state.captions, false) : state.captions;
        update({
          captions: withWords(before, message),
          ...(isQuestion && message.transcriptType === 'final' && { isThinking: message.transcript !== '' }),
          ...(!isQuestion && { isThinking: false, notice: undefined }),
        });
        break;
      }
      case 'speech-update':
        update({
          isUserSpeaking: message.status === 'started',
          ...(message.status === 'started' && { notice: undefined }),
        });
        break;
      case 'user-interrupted':
        update({ captions: withAnswerEnded(state.captions, true), isExpertSpeaking: false });
        break;
      case 'sources':
        update({ sources: new Map(state.sources).set(message.turn, message.sources) });
        break;
      case 'notice':
        update({ notice: message.message, isThinking: false });
        break;
      case 'connection':
        if (message.status === 'preparing') update({ waitsFor: 'voice' });
        else update({ isConnectionLost: message.status === 'lost' });
        break;
      case 'status-update':
        if (message.status === 'ended') update({ endedReason: message.endedReason });
        break;
      case 'metrics':
        break;
    }
  }

  function listenToMicrophone(opened: Microphone): void {
    microphoneMonitor.reset();
    timer = setInterval(() => {
      const { loudness, peak } = opened.level();
      const isVoice = loudness > voiceLoudness;
      // Not heard on purpose is no fault of the microphone.
      const isSilenced = state.isMuted || (state.isPushToTalk && !state.isHolding);
      const isDead = microphoneMonitor.isDead(peak, parts.now());
      update({
        isUnheard: isDead && !isSilenced,
        isSpeakingMuted: state.isMuted && (isVoice || state.isSpeakingMuted),
      });
      const levels = { microphone: Math.min(1, loudness / fullLoudness), expert: expertLevel };
      for (const listener of [...levelListeners]) listener(levels);
    }, levelInterval);
  }

  function onChange(track: MediaStreamTrack, wasLost: boolean): void {
    microphoneMonitor.reset();
    void call?.takeMicrophone(track).catch(() => {});
    if (wasLost) update({ notice: voiceMessages.microphoneChanged(track.label) });
    onDevices();
  }

  function onGone(): void {
    update({ notice: voiceMessages.microphoneGone });
  }

  function onDevices(): void {
    const opened = microphone;
    if (!opened) return;
    void opened.devices().then((devices) => update({ devices, deviceId: opened.deviceId() }));
  }

  /** Everything that a call holds is given back. */
  function close(phase: CallState, change: Partial<CallSessionState> = {}): void {
    attempt += 1;
    for (const stop of stopListening) stop();
    stopListening = [];
    clearInterval(timer);
    microphone?.close();
    microphone = undefined;
    call = undefined;
    release?.();
    release = undefined;
    expertLevel = 0;
    for (const listener of [...levelListeners]) listener({ microphone: 0, expert: 0 });
    const { startedAt } = state;
    const lasted = startedAt === undefined ? undefined : Math.floor((parts.now() - startedAt) / 1000);
    update({
      ...nothing,
      captions: withAnswerEnded(state.captions, false).filter(({ isFinal }) => isFinal),
      sources: state.sources,
      lasted,
      phase,
      ...change,
    });
  }

  function setMuted(isMuted: boolean): void {
    call?.setMuted(isMuted);
    update({ isMuted, isSpeakingMuted: false, isUserSpeaking: false });
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onLevels(listener) {
      levelListeners.add(listener);
      return () => levelListeners.delete(listener);
    },
    start,
    end,
    setMuted,
    setPushToTalk(isOn) {
      if (isOn === state.isPushToTalk) return;
      update({ isPushToTalk: isOn, isHolding: false });
      call?.pushToTalk(isOn ? 'released' : 'off');
    },
    hold(isHeld) {
      if (!state.isPushToTalk || isHeld === state.isHolding) return;
      if (isHeld && state.isMuted) setMuted(false);
      update({ isHolding: isHeld });
      call?.pushToTalk(isHeld ? 'held' : 'released');
    },
    say: (text) => call?.say(text),
    async chooseMicrophone(deviceId) {
      try {
        await microphone?.choose(deviceId);
        update({ notice: undefined });
      } catch (cause) {
        if (cause instanceof CannotStart) update({ notice: cause.message });
      }
    },
  };
}
