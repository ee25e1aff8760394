import type { SpeechToText } from '../engines/speech-to-text.ts';
import type { Script } from './script.ts';

/** What was begun in a pause, before it is known whether the caller has ended. */
export interface SpeculativeAnswer {
  /** What the caller said so far; '' where nothing was understood. @throws where recognition failed */
  text: Promise<string>;
  /** The words as far as they are known by now. */
  known(): string | undefined;
  /** The answer that was begun to these words; from then on it is the taker's. */
  take(text: string): Promise<Script | undefined>;
  /** Forgets it: the caller goes on. */
  drop(): void;
}

interface Options {
  sound: Int16Array;
  speechToText: SpeechToText;
  repair(text: string): string;
  /** Told when the words are there. */
  onText(text: string): void;
  /** Begins an answer to the words; `undefined` where they are none that need one. */
  prepare(text: string): Promise<Script | undefined>;
}

/** Writes down what was said, and begins to answer it and to make the answer's first sound. */
export function beginSpeculativeAnswer({
  sound,
  speechToText,
  repair,
  onText,
  prepare,
}: Options): SpeculativeAnswer {
  const controller = new AbortController();
  let known: string | undefined;
  let prepared: Promise<{ text: string; script: Script | undefined }> | undefined;
  let script: { text: string; script: Script } | undefined;
  const text = speechToText.transcribe(sound, controller.signal).then((heard) => repair(heard));
  text.then(
    (words) => {
      if (controller.signal.aborted) return;
      known = words;
      onText(words);
      if (words === '') return;
      prepared = prepare(words).then((begun) => ({ text: words, script: begun }));
      prepared.then(
        (begun) => {
          if (!begun.script) return;
          if (controller.signal.aborted) return begun.script.stop();
          script = { text: begun.text, script: begun.script };
          void begun.script.sound(0).catch(() => {});
        },
        () => {},
      );
    },
    () => {},
  );
  return {
    text,
    known: () => known,
    async take(words) {
      await prepared?.catch(() => {});
      if (script?.text !== words) return undefined;
      const taken = script.script;
      script = undefined;
      return taken;
    },
    drop() {
      controller.abort();
      script?.script.stop();
      script = undefined;
    },
  };
}
