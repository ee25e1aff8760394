import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recognizerIn, synthesizerIn } from './model-folders.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'landfall-models-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A folder with empty files of these names. */
async function folderWith(name: string, files: readonly string[]): Promise<string> {
  const path = join(folder, name);
  for (const file of files) {
    await mkdir(dirname(join(path, file)), { recursive: true });
    await writeFile(join(path, file), '');
  }
  return path;
}

test.each<[string, string[], object]>([
  [
    'sherpa-onnx-whisper-base',
    ['base-encoder.onnx', 'base-encoder.int8.onnx', 'base-decoder.int8.onnx', 'base-tokens.txt'],
    { whisper: { encoder: 'base-encoder.int8.onnx', decoder: 'base-decoder.int8.onnx' } },
  ],
  [
    'sherpa-onnx-nemo-parakeet-tdt',
    ['encoder.int8.onnx', 'decoder.int8.onnx', 'joiner.int8.onnx', 'tokens.txt'],
    { transducer: { joiner: 'joiner.int8.onnx' }, modelType: 'nemo_transducer' },
  ],
  [
    'sherpa-onnx-zipformer-en',
    ['encoder-epoch-99.onnx', 'decoder-epoch-99.onnx', 'joiner-epoch-99.onnx', 'tokens.txt'],
    { transducer: { encoder: 'encoder-epoch-99.onnx' } },
  ],
  [
    'sherpa-onnx-moonshine-base-en',
    [
      'preprocess.onnx',
      'encode.int8.onnx',
      'uncached_decode.int8.onnx',
      'cached_decode.int8.onnx',
      'tokens.txt',
    ],
    { moonshine: { preprocessor: 'preprocess.onnx', encoder: 'encode.int8.onnx' } },
  ],
  [
    'moonshine-merged',
    ['encoder_model.onnx', 'decoder_model_merged.onnx', 'tokens.txt'],
    { moonshine: { mergedDecoder: 'decoder_model_merged.onnx' } },
  ],
  [
    'sherpa-onnx-sense-voice-zh-en',
    ['model.int8.onnx', 'tokens.txt'],
    { senseVoice: { model: 'model.int8.onnx' } },
  ],
  ['sherpa-onnx-paraformer', ['model.onnx', 'tokens.txt'], { paraformer: { model: 'model.onnx' } }],
])('the recognition in %s is told by its files', async (name, files, expected) => {
  const path = await folderWith(name, files);
  const { modelConfig } = recognizerIn(path);
  expect(JSON.parse(JSON.stringify(modelConfig).replaceAll(`${path}/`, ''))).toMatchObject({
    ...expected,
    tokens: files.at(-1),
    numThreads: 1,
  });
});

const pronunciation = ['phontab', 'phonindex', 'phondata', 'intonations'].map(
  (file) => `espeak-ng-data/${file}`,
);

test.each<[string, string[], object]>([
  [
    'kokoro-en-v0_19',
    ['model.onnx', 'voices.bin', 'tokens.txt', ...pronunciation],
    { kokoro: { voices: 'voices.bin', dataDir: 'espeak-ng-data' } },
  ],
  [
    'kitten-nano-en-v0_1',
    ['model.fp16.onnx', 'voices.bin', 'tokens.txt', ...pronunciation],
    { kitten: { model: 'model.fp16.onnx' } },
  ],
  [
    'vits-piper-en_US-amy',
    ['en_US-amy-low.onnx', 'tokens.txt', ...pronunciation],
    { vits: { model: 'en_US-amy-low.onnx', dataDir: 'espeak-ng-data' } },
  ],
  ['vits-ljs', ['vits-ljs.onnx', 'tokens.txt', 'lexicon.txt'], { vits: { lexicon: 'lexicon.txt' } }],
])('the voice in %s is told by its files', async (name, files, expected) => {
  const path = await folderWith(name, files);
  const { model } = synthesizerIn(path);
  expect(JSON.parse(JSON.stringify(model).replaceAll(`${path}/`, ''))).toMatchObject(expected);
});

test.each<[string, string[], string]>([
  [
    'kokoro-half',
    ['model.onnx', 'voices.bin', 'tokens.txt', 'lexicon.txt'],
    'lacks espeak-ng-data with phontab, phonindex, phondata, intonations.',
  ],
  ['piper-half', ['amy.onnx', ...pronunciation], 'lacks tokens.txt.'],
  [
    'piper-partly',
    ['amy.onnx', 'tokens.txt', ...pronunciation.slice(1)],
    'lacks espeak-ng-data with phontab',
  ],
  ['piper-alone', ['amy.onnx'], 'lacks tokens.txt and espeak-ng-data'],
])('the voice in %s is refused with what it lacks', async (name, files, message) => {
  const path = await folderWith(name, files);
  expect(() => synthesizerIn(path)).toThrow(`VOICE_TTS_MODEL_DIR: ${path} ${message}`);
});

test('a recognition model without tokens is refused, naming what is missing', async () => {
  const path = await folderWith('whisper-half', ['base-encoder.onnx', 'base-decoder.onnx']);
  expect(() => recognizerIn(path)).toThrow(`VOICE_STT_MODEL_DIR: ${path} lacks the model's tokens.txt.`);
});

test('an unsuitable or missing folder is reported to the operator', async () => {
  const path = await folderWith('photos', ['a.jpg']);
  expect(() => recognizerIn(path)).toThrow(`VOICE_STT_MODEL_DIR: ${path} holds no model that is known`);
  expect(() => synthesizerIn(path)).toThrow(`VOICE_TTS_MODEL_DIR: ${path} holds no model`);
  expect(() => recognizerIn('/nowhere')).toThrow('there is nothing to read in /nowhere');
});
