import { SpeechLevelMeter } from './speech-level-meter.ts';
import type { VoiceCallEvents } from './voice-call.ts';

type Listener<E extends keyof VoiceCallEvents> = (...given: VoiceCallEvents[E]) => void;

export interface CallEvents {
  emit<E extends keyof VoiceCallEvents>(event: E, ...given: VoiceCallEvents[E]): void;
  /** @returns a function that ends it */
  on<E extends keyof VoiceCallEvents>(event: E, listener: Listener<E>): () => void;
}

/** Who listens to a call. An `error` without a listener is no failure of its own. */
export function callEvents(): CallEvents {
  const listeners: { [E in keyof VoiceCallEvents]: Set<Listener<E>> } = {
    'call-start': new Set(),
    'call-end': new Set(),
    'speech-start': new Set(),
    'speech-end': new Set(),
    'volume-level': new Set(),
    message: new Set(),
    error: new Set(),
  };
  return {
    emit(event, ...given) {
      for (const listener of [...listeners[event]]) listener(...given);
    },
    on(event, listener) {
      listeners[event].add(listener);
      return () => {
        listeners[event].delete(listener);
      };
    },
  };
}

/** Measures the other side's voice level and reports it as events. */
export function meterFor({ emit }: Pick<CallEvents, 'emit'>): SpeechLevelMeter {
  return new SpeechLevelMeter({
    onSpeechStart: () => emit('speech-start'),
    onSpeechEnd: () => emit('speech-end'),
    onVolume: (volume) => emit('volume-level', volume),
  });
}
