/** Audio that is still being synthesized and can be read from the start more than once. */
export interface SoundBuffer extends AsyncIterable<Int16Array> {
  /** Samples so far. */
  readonly length: number;
}

/** Starts to collect audio. Each reader gets errors of the source. */
export function bufferSound(making: AsyncIterable<Int16Array>): SoundBuffer {
  const pieces: Int16Array[] = [];
  let length = 0;
  let isDone = false;
  let failure: { error: unknown } | undefined;
  let grown = Promise.withResolvers<void>();
  void (async () => {
    try {
      for await (const piece of making) {
        pieces.push(piece);
        length += piece.length;
        const told = grown;
        grown = Promise.withResolvers();
        told.resolve();
      }
    } catch (error) {
      failure = { error };
    }
    isDone = true;
    grown.resolve();
  })();
  return {
    get length() {
      return length;
    },
    async *[Symbol.asyncIterator]() {
      for (let at = 0; ; at += 1) {
        while (at >= pieces.length && !isDone) await grown.promise;
        const piece = pieces[at];
        if (piece) yield piece;
        else if (failure) throw failure.error;
        else return;
      }
    },
  };
}
