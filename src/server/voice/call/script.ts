import type { CallSource } from '#contract/voice.ts';
import type { TextToSpeech } from '../engines/text-to-speech.ts';
import { phrase, phrases } from '../spoken/phrases.ts';
import { openPortion } from '../spoken/portion.ts';
import type { SpokenSentence } from '../spoken/spoken-form.ts';
import type { Answer } from './answer.ts';
import { bufferSound, type SoundBuffer } from './sound-buffer.ts';

/** What is to be said in one go: a part of an answer, and where there is more of it the offer to go on. */
export interface Script {
  /** A sentence by its place; `undefined` beyond the last one. @throws what the expert threw */
  at(index: number): Promise<SpokenSentence | undefined>;
  /** The sound of a sentence; it is made when first asked for. */
  sound(index: number): Promise<SoundBuffer>;
  /** The sources of what this says. */
  sources(): Promise<CallSource[]>;
  /** Place of the sentence that offers to go on; `undefined` where none does, or it is not known yet. */
  offerAt(): number | undefined;
  /** What comes after this, once all of it was given; `undefined` where nothing does. */
  rest(): Script | undefined;
  /** Lets go of the expert and of the sound that is being made. */
  stop(): void;
}

/** How many sentences an answer was offered to go on with before, so that the words change. */
let offers = 0;

/** Opens a script of what an answer says from one of its sentences on. */
export function openScript(answer: Answer, voice: TextToSpeech, from = 0): Script {
  const controller = new AbortController();
  const portion = openPortion();
  const taken: SpokenSentence[] = [];
  const sounds = new Map<number, Promise<SoundBuffer>>();
  /** Where the rest of the answer begins, once it is known to have one. */
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
      // One after another, whoever asks.
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
      // All that is said at once, and not only what was asked for so far.
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
