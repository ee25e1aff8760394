import { bytesOf } from './sound.ts';

/** The header of a WAV file and the offset of its samples. */
export interface WaveHead {
  rate: number;
  channels: number;
  bits: number;
  /** Whether its samples are integers rather than floats or compressed. */
  isPcm: boolean;
  dataAt: number;
}

/** A WAV file with 16-bit samples, mono. */
export function waveOf(samples: Int16Array, rate: number): Uint8Array<ArrayBuffer> {
  const file = new Uint8Array(44 + samples.length * 2);
  const view = new DataView(file.buffer);
  const put = (at: number, text: string) => file.set(new TextEncoder().encode(text), at);
  put(0, 'RIFF');
  view.setUint32(4, 36 + samples.length * 2, true);
  put(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  put(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  file.set(bytesOf(samples), 44);
  return file;
}

/**
 * Parses the header of a WAV file from its first bytes. Ignores the length, which a streamed file does not know.
 * @returns `undefined` if more bytes are needed
 * @throws Error if it is not a WAV file
 */
export function waveHeadOf(bytes: Uint8Array): WaveHead | undefined {
  if (bytes.length < 12) return undefined;
  if (textAt(bytes, 0) !== 'RIFF' || textAt(bytes, 8) !== 'WAVE') throw new Error('This is no WAV file.');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let format: Omit<WaveHead, 'dataAt'> | undefined;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = textAt(bytes, at);
    const length = view.getUint32(at + 4, true);
    if (name === 'data') {
      if (!format) throw new Error('This WAV file does not say what it holds.');
      return { ...format, dataAt: at + 8 };
    }
    if (name === 'fmt ' && at + 24 <= bytes.length) {
      format = {
        isPcm: view.getUint16(at + 8, true) === 1,
        channels: view.getUint16(at + 10, true),
        rate: view.getUint32(at + 12, true),
        bits: view.getUint16(at + 22, true),
      };
    }
    at += 8 + length + (length % 2);
  }
  return undefined;
}

function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
