/** Converts 16-bit samples to floats between -1 and 1. */
export function floatsOf(samples: Int16Array): Float32Array {
  return Float32Array.from(samples, (sample) => sample / 32_768);
}

/** Converts floats between -1 and 1 to 16-bit samples; louder ones are clipped. */
export function samplesOf(floats: Float32Array): Int16Array {
  return Int16Array.from(floats, (value) => Math.max(-32_768, Math.min(32_767, Math.round(value * 32_768))));
}

/** Concatenates arrays. */
export function joined(pieces: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Samples from little-endian bytes at any offset. */
export function samplesIn(bytes: Uint8Array): Int16Array {
  const samples = new Int16Array(Math.floor(bytes.byteLength / 2));
  new Uint8Array(samples.buffer).set(bytes.subarray(0, samples.length * 2));
  return samples;
}

/** The bytes of samples. */
export function bytesOf(samples: Int16Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(samples.slice().buffer);
}

/** Anything softer is silence, as synthesizers put before a sentence. */
const softest = 100;
/** Samples kept before the first sound, which starts softly: 20 ms. */
const keptBefore = 320;

/** Removes leading silence from streamed audio. */
export async function* fromFirstSound(pieces: AsyncIterable<Int16Array>): AsyncGenerator<Int16Array> {
  let hasBegun = false;
  for await (const piece of pieces) {
    const first = hasBegun ? 0 : piece.findIndex((sample) => Math.abs(sample) > softest);
    if (first === -1) continue;
    yield hasBegun ? piece : piece.subarray(Math.max(0, first - keptBefore));
    hasBegun = true;
  }
}

/** Resamples streamed audio by linear interpolation, which is good enough for speech. */
export function resampler(from: number, to: number): (piece: Int16Array) => Int16Array {
  if (from === to) return (piece) => piece;
  const step = from / to;
  let last = 0;
  /** Position of the next sample, relative to the first one of the chunk; -1 is the last of the previous chunk. */
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
