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
  const { transcribe, preview } = host;
  return { description, languages, transcribe, preview };
}

/** Speech synthesis in the engines' process. */
export function hostedTextToSpeech(host: EngineHost, description: string): TextToSpeech {
  return {
    description,
    async *speak(sentence, signal, isAhead = false) {
      for (const [index, clause] of clausesOf(sentence).entries()) {
        // There is time while the first clause plays.
        yield await host.speak(clause, signal, isAhead || index > 0);
      }
    },
  };
}

/** Voice activity detection in the engines' process. */
export function hostedTurnDetector(host: EngineHost): TurnDetector {
  return { description: 'Silero', listen: (onVerdict) => host.listen(onVerdict) };
}

/** Concurrent inferences: one per core, because each has one thread. */
export const engineLanes = availableParallelism();

/** Minimum length of a clause, in characters: each is spoken with its own intonation. */
const minClause = 24;

/** Splits a sentence into clauses, so that the first plays while the others are synthesized. */
export function clausesOf(sentence: string): string[] {
  const clauses: string[] = [];
  let rest = '';
  for (const part of sentence.split(/(?<=[,;:]) /)) {
    rest = rest ? `${rest} ${part}` : part;
    if (rest.length < minClause) continue;
    clauses.push(rest);
    rest = '';
  }
  const last = clauses.at(-1);
  if (rest && last && rest.length < minClause) return [...clauses.slice(0, -1), `${last} ${rest}`];
  return rest || clauses.length === 0 ? [...clauses, rest] : clauses;
}
