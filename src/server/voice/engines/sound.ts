/** Samples between -1 and 1 from 16-bit ones. */
export function floatsOf(samples: Int16Array): Float32Array {
  return Float32Array.from(samples, (sample) => sample / 32_768);
}

/** 16-bit samples from those between -1 and 1; louder ones are cut. */
export function samplesOf(floats: Float32Array): Int16Array {
  return Int16Array.from(floats, (value) => Math.max(-32_768, Math.min(32_767, Math.round(value * 32_768))));
}

/** One array of several. */
export function joined(pieces: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Samples from their bytes, lowest first, wherever they lie. */
export function samplesIn(bytes: Uint8Array): Int16Array {
  const samples = new Int16Array(Math.floor(bytes.byteLength / 2));
  new Uint8Array(samples.buffer).set(bytes.subarray(0, samples.length * 2));
  return samples;
}

/** The bytes of samples. */
export function bytesOf(samples: Int16Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(samples.slice().buffer);
}

/** What is softer is silence, as voices put it before a sentence. */
const softest = 100;
/** Samples kept before the first sound, which begins softly: 20 ms. */
const keptBefore = 320;

/** Sound that comes in pieces, without the silence it begins with. */
export async function* fromFirstSound(pieces: AsyncIterable<Int16Array>): AsyncGenerator<Int16Array> {
  let hasBegun = false;
  for await (const piece of pieces) {
    const first = hasBegun ? 0 : piece.findIndex((sample) => Math.abs(sample) > softest);
    if (first === -1) continue;
    yield hasBegun ? piece : piece.subarray(Math.max(0, first - keptBefore));
    hasBegun = true;
  }
}

/**
 * Changes the rate of sound that comes in pieces, by straight lines between samples: enough for speech, whose
 * highest tones matter least.
 */
export function resampler(from: number, to: number): (piece: Int16Array) => Int16Array {
  if (from === to) return (piece) => piece;
  const step = from / to;
  let last = 0;
  /** Where the next sample lies, counted from the first one of the piece; -1 is the last one before it. */
  let at = 0;
  return (piece) => {
    const out: number[] = [];
    for (; at <= piece.length - 1; at += step) {
      const below = Math.floor(at);
      const before = below < 0 ? last : (piece[below] ?? 0);
      const after = piece[below + 1] ?? before;
      out.push(Math.round(before + (after - before) * (at - below)));
    }
    at -= piece.length;
    last = piece.at(-1) ?? last;
    return Int16Array.from(out);
  };
}
