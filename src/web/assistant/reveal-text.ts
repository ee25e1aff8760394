/**
 * Most characters that appear in one frame. An answer that arrives at once is spread over a few frames, so
 * that none of them takes long.
 */
const charactersAFrame = 3000;

export interface TextReveal {
  add(text: string): void;
  /** Resolves once everything added has been shown. */
  shown(): Promise<void>;
}

/**
 * Collects text as it arrives and shows it at most once a frame.
 *
 * @param show is given all the text so far
 */
export function revealText(show: (text: string) => void): TextReveal {
  let text = '';
  let length = 0;
  let frame: Promise<void> | undefined;

  async function showInFrames(): Promise<void> {
    while (length < text.length) {
      await new Promise(requestAnimationFrame);
      length = Math.min(text.length, length + charactersAFrame);
      show(text.slice(0, length));
    }
    frame = undefined;
  }

  return {
    add(more) {
      text += more;
      frame ??= showInFrames();
    },
    async shown() {
      await frame;
    },
  };
}
