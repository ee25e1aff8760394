import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WASI } from 'node:wasi';
import { parentPort, workerData } from 'node:worker_threads';
import { waveHeadOf } from '../wave.ts';

/*
 * Flite as a WASI program: each sentence is one run of it, which takes its thread until it is done.
 */

/** What we use of it: neither the language's types nor Node's describe it. */
declare const WebAssembly: {
  compile(bytes: Uint8Array): Promise<object>;
  Instance: new (program: object, imports: object) => object;
};

const { program } = workerData as { program: string };
const compiled = await WebAssembly.compile(readFileSync(program));
/** Of the four voices the clearest to people and the best transcribed. */
const voice = 'rms';

parentPort?.on('message', ({ id, sentence }: { id: number; sentence: string }) => {
  try {
    const sound = speak(sentence);
    parentPort?.postMessage({ id, sound }, [sound.buffer as ArrayBuffer]);
  } catch (error) {
    parentPort?.postMessage({ id, reason: error instanceof Error ? error.message : String(error) });
  }
});
parentPort?.postMessage({ id: 0 });

function speak(sentence: string): Int16Array {
  const folder = mkdtempSync(join(tmpdir(), 'landfall-voice-'));
  try {
    const wasi = new WASI({
      version: 'preview1',
      args: ['flite', '-voice', voice, '-t', sentence, '-o', '/o/sound.wav'],
      preopens: { '/o': folder },
      returnOnExit: true,
    });
    const code = wasi.start(new WebAssembly.Instance(compiled, wasi.getImportObject()));
    if (code !== 0) throw new Error(`The voice ended with code ${code}.`);
    const file = readFileSync(join(folder, 'sound.wav'));
    const head = waveHeadOf(file);
    if (head?.rate !== 16_000) throw new Error('The voice made no sound of the expected kind.');
    return Int16Array.from(new Int16Array(Uint8Array.from(file.subarray(head.dataAt)).buffer));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
