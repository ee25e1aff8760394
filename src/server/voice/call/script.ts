import type { CallSource } from '#contract/voice.ts';
import type { TextToSpeech } from '../engines/text-to-speech.ts';
import { phrase, phrases } from '../spoken/phrases.ts';
import { openPortion } from '../spoken/portion.ts';
import type { SpokenSentence } from '../spoken/spoken-form.ts';
import type { Answer } from './answer.ts';
import { bufferSound, type SoundBuffer } from './sound-buffer.ts';

/** A portion of an answer to speak, with an offer to continue if there is more. */
export interface Script {
  /** A sentence by index; `undefined` beyond the last one. @throws the expert's error */
  at(index: number): Promise<SpokenSentence | undefined>;
  /** The audio of a sentence, synthesized on first use. */
  sound(index: number): Promise<SoundBuffer>;
  /** The sources of this portion. */
  sources(): Promise<CallSource[]>;
  /** Index of the offer to continue; `undefined` if there is none or it is not known yet. */
  offerAt(): number | undefined;
  /** The next portion, once all of this one has been read; `undefined` if there is none. */
  rest(): Script | undefined;
  /** Aborts the expert and speech synthesis. */
  stop(): void;
}

/** How many offers were made for this answer, to vary the wording. */
let offers = 0;

/** Opens a script that starts at a sentence of an answer. */
export function openScript(answer: Answer, voice: TextToSpeech, from = 0): Script {
  const controller = new AbortController();
  const portion = openPortion();
  const taken: SpokenSentence[] = [];
  const sounds = new Map<number, Promise<SoundBuffer>>();
  /** Index of the rest of the answer, once it is known to have one. */
  let restFrom: number | undefined;
  let isComplete = false;
  let reading = Promise.resolve();

  async function readNext(): Promise<void> {
    if (isComplete) return;
    const place = from + taken.length;
    const sentence = await answer.sentence(place);
    if (sentence && portion.takes(sentence)) {
      taken.push(sentence);
      return;
    }
    isComplete = true;
    if (!sentence) return;
    restFrom = place;
    taken.push(phrase(phrases.offers[offers % phrases.offers.length] ?? ''));
    offers += 1;
  }

  async function at(index: number): Promise<SpokenSentence | undefined> {
    while (taken.length <= index && !isComplete) {
      // Serialized for all readers.
      const next = reading.then(readNext);
      reading = next.catch(() => {});
      await next;
    }
    return taken[index];
  }

  return {
    at,
    sound(index) {
      const known = sounds.get(index);
      if (known) return known;
      const made = at(index).then((sentence) =>
        bufferSound(sentence ? voice.speak(sentence.words, controller.signal, index > 0) : nothing()),
      );
      made.catch(() => {});
      sounds.set(index, made);
      return made;
    },
    async sources() {
      // All of the portion, not only what was read so far.
      for (let index = 0; await at(index); index += 1);
      return answer.sources(taken);
    },
    offerAt: () => (restFrom === undefined ? undefined : taken.length - 1),
    rest: () => (restFrom === undefined ? undefined : openScript(answer, voice, restFrom)),
    stop() {
      controller.abort();
      answer.stop();
    },
  };
}

async function* nothing(): AsyncGenerator<Int16Array, void> {}
