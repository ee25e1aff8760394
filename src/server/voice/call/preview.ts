import type { SpeechToText } from '../engines/speech-to-text.ts';

/** What a caller says, shown while it is said. Nothing is done with it: what counts is written down in a pause. */
export interface Preview {
  /** Writes down what was said so far, unless the look before this one still goes on. */
  look(sound: Int16Array): void;
  /** What is being written down is not shown any more. */
  stop(): void;
}

interface Options {
  speechToText: SpeechToText;
  repair(text: string): string;
  onText(text: string): void;
}

export function openPreview({ speechToText, repair, onText }: Options): Preview {
  let looking: AbortController | undefined;
  return {
    look(sound) {
      if (looking || !speechToText.preview) return;
      const controller = new AbortController();
      looking = controller;
      speechToText
        .preview(sound, controller.signal)
        .then(
          (text) => {
            if (text && !controller.signal.aborted) onText(repair(text));
          },
          // It will be written down all the same, and whoever waits for that is told.
          () => {},
        )
        .finally(() => {
          if (looking === controller) looking = undefined;
        });
    },
    stop() {
      looking?.abort();
      looking = undefined;
    },
  };
}
