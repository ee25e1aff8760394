import type { SpeechToText } from '../engines/speech-to-text.ts';
import type { Script } from './script.ts';

/** Work started in a pause, before it is known whether the caller has finished. */
export interface SpeculativeAnswer {
  /** What the caller said; '' if nothing was understood. @throws if recognition failed */
  text: Promise<string>;
  /** The words, if already known. */
  known(): string | undefined;
  /** The answer started for these words; the caller of this function then owns it. */
  take(text: string): Promise<Script | undefined>;
  /** Discards it: the caller goes on. */
  drop(): void;
}

interface Options {
  sound: Int16Array;
  speechToText: SpeechToText;
  repair(text: string): string;
  /** Called when the words are known. */
  onText(text: string): void;
  /** Starts an answer to the words; `undefined` if they need none. */
  prepare(text: string): Promise<Script | undefined>;
}

/** Transcribes the speech, starts the answer and synthesizes its first sentence. */
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
