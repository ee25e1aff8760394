import { availableParallelism } from 'node:os';
import type { SpeechToText } from '../speech-to-text.ts';
import type { TextToSpeech } from '../text-to-speech.ts';
import type { TurnDetector } from '../turn-detector.ts';
import type { EngineHost } from './engine-host.ts';

/** Speech recognition in the engines' process. */
export function hostedSpeechToText(
  host: EngineHost,
  description: string,
  languages: readonly string[],
): SpeechToText {
  return { description, languages, transcribe: (sound, signal) => host.transcribe(sound, signal) };
}

/** A voice in the engines' process. */
export function hostedTextToSpeech(host: EngineHost, description: string): TextToSpeech {
  return {
    description,
    async *speak(sentence, signal) {
      yield await host.speak(sentence, signal);
    },
  };
}

/** Voice activity in the engines' process. */
export function hostedTurnDetector(host: EngineHost): TurnDetector {
  return { description: 'Silero', listen: (onVerdict) => host.listen(onVerdict) };
}

/** Inferences at once: one a core, as each has one thread. */
export const engineLanes = availableParallelism();
