import type { SpeechToText } from '../engines/speech-to-text.ts';

/** A live preview of the caller's words. Only for display: the transcription in a pause is what counts. */
export interface Preview {
  /** Transcribes what was said so far, unless the previous preview is still running. */
  look(sound: Int16Array): void;
  /** Discards the running preview. */
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
          // The final transcription will report the error.
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
