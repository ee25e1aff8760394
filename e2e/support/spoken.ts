import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { voiceSettings } from '../../src/server/configuration/voice-settings.ts';
import { openEngines } from '../../src/server/voice/engines/open-engines.ts';
import { waveOf } from '../../src/server/voice/engines/wave.ts';

/** Samples a second of what is spoken here. */
const rate = 16_000;

/** Sentences as a caller would say them, spoken by the product's own voice: WAV files, by their words. */
export async function speak(sentences: readonly string[]): Promise<Map<string, Buffer>> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-spoken-'));
  const engines = openEngines({
    settings: voiceSettings.parse({}),
    folder,
    log: { info() {}, warn() {}, error() {} } as never,
  });
  const letGo = engines.hold();
  try {
    const spoken = new Map<string, Buffer>();
    for (const sentence of sentences) {
      const pieces: Int16Array[] = [];
      for await (const piece of engines.textToSpeech.speak(sentence, new AbortController().signal))
        pieces.push(piece);
      const samples = new Int16Array(pieces.reduce((length, piece) => length + piece.length, 0));
      let at = 0;
      for (const piece of pieces) {
        samples.set(piece, at);
        at += piece.length;
      }
      spoken.set(sentence, Buffer.from(waveOf(samples, rate)));
    }
    return spoken;
  } finally {
    letGo();
    await engines.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The same after some silence, as a file that the browser takes for a microphone. */
export function afterSilence(wave: Buffer, seconds: number): Buffer {
  const samples = new Int16Array(wave.buffer, wave.byteOffset + 44, (wave.length - 44) / 2);
  const all = new Int16Array(seconds * rate + samples.length);
  all.set(samples, seconds * rate);
  return Buffer.from(waveOf(all, rate));
}
