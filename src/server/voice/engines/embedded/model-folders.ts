import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { voiceSampleRate } from '#contract/voice.ts';
import type { RecognizerConfig, SynthesizerConfig } from './sherpa.ts';

/** Why a configured folder cannot be used: a message for the operator only. */
export class UnfitFolder extends Error {
  constructor(setting: string, message: string) {
    super(`${setting}: ${message}`);
    this.name = 'UnfitFolder';
  }
}

/** Pronunciation data has at least these files. */
const pronunciationFiles = ['phontab', 'phonindex', 'phondata', 'intonations'];

/** One thread per inference, on the CPU. */
const running = { numThreads: 1, provider: 'cpu', debug: 0 };

/**
 * The configuration of the speech recognition model in a folder, detected by its file names, as in the releases of
 * sherpa-onnx. Prefers quantized files.
 * @throws UnfitFolder if there is no known model
 */
export function recognizerIn(folder: string): RecognizerConfig {
  const { find, all } = filesOf(folder);
  const tokens = find(/tokens\.txt$/);
  const encoder = find(/(^|-)encoder.*\.onnx$/);
  const decoder = find(/(^|-)decoder.*\.onnx$/);
  const joiner = find(/(^|-)joiner.*\.onnx$/);
  const preprocessor = find(/^preprocess.*\.onnx$/);
  const encode = find(/^encode(\.|-).*onnx$/);
  const uncachedDecoder = find(/^uncached_decode.*\.onnx$/);
  const cachedDecoder = find(/^cached_decode.*\.onnx$/);
  const mergedDecoder = find(/^decoder_model_merged.*\.onnx$/);
  const model = find(/^model.*\.onnx$/);

  const kind =
    encoder && mergedDecoder
      ? { moonshine: { encoder, mergedDecoder } }
      : preprocessor && encode && uncachedDecoder && cachedDecoder
        ? { moonshine: { preprocessor, encoder: encode, uncachedDecoder, cachedDecoder } }
        : encoder && decoder && joiner
          ? {
              transducer: { encoder, decoder, joiner },
              ...(/nemo|parakeet/i.test(folder) && { modelType: 'nemo_transducer' }),
            }
          : encoder && decoder
            ? { whisper: { encoder, decoder, task: 'transcribe', tailPaddings: -1 } }
            : model && /sense-?voice/i.test(folder)
              ? { senseVoice: { model, useInverseTextNormalization: 1 } }
              : model && /paraformer/i.test(folder)
                ? { paraformer: { model } }
                : model && /ctc/i.test(folder)
                  ? { nemoCtc: { model } }
                  : undefined;
  const known = 'Moonshine, Whisper, Zipformer, Parakeet, SenseVoice or Paraformer';
  if (!kind) throw unknownModel('VOICE_STT_MODEL_DIR', folder, all, known);
  if (!tokens) throw new UnfitFolder('VOICE_STT_MODEL_DIR', `${folder} lacks the model's tokens.txt.`);
  return {
    featConfig: { sampleRate: voiceSampleRate, featureDim: 80 },
    modelConfig: { ...kind, tokens, ...running },
  };
}

/**
 * The configuration of the voice in a folder: Kokoro, Kitten or Piper.
 * @throws UnfitFolder if there is no known model or a file is missing
 */
export function synthesizerIn(folder: string): SynthesizerConfig {
  const { find, all } = filesOf(folder);
  const tokens = find(/^tokens\.txt$/);
  const voices = find(/^voices\.bin$/);
  const model = find(/\.onnx$/);
  const data = join(folder, 'espeak-ng-data');
  const isPronounced = pronunciationFiles.every((file) => existsSync(join(data, file)));
  const dataDir = isPronounced ? { dataDir: data } : {};
  const lexicon = find(/^lexicon.*\.txt$/);
  if (!model) throw unknownModel('VOICE_TTS_MODEL_DIR', folder, all, 'Kokoro, Kitten or Piper');
  const lacks = [
    ...(tokens ? [] : ['tokens.txt']),
    // The engine exits if a file is missing, so check first.
    ...(isPronounced || (lexicon && !voices) ? [] : [`espeak-ng-data with ${pronunciationFiles.join(', ')}`]),
  ];
  if (lacks.length > 0) {
    throw new UnfitFolder('VOICE_TTS_MODEL_DIR', `${folder} lacks ${lacks.join(' and ')}.`);
  }
  const kind = voices
    ? { [/kitten/i.test(folder) ? 'kitten' : 'kokoro']: { model, voices, tokens, ...dataDir } }
    : { vits: { model, tokens, ...dataDir, ...(lexicon && { lexicon }) } };
  return { model: { ...kind, ...running }, maxNumSentences: 1 };
}

function filesOf(folder: string) {
  let all: string[];
  try {
    // Quantized ones first: 'encoder.int8.onnx' before 'encoder.onnx'.
    all = readdirSync(folder).sort((one, other) => Number(/int8/.test(other)) - Number(/int8/.test(one)));
  } catch {
    all = [];
  }
  return {
    all,
    find(name: RegExp) {
      const file = all.find((each) => name.test(each));
      return file && join(folder, file);
    },
  };
}

function unknownModel(setting: string, folder: string, files: readonly string[], known: string): UnfitFolder {
  return new UnfitFolder(
    setting,
    files.length === 0
      ? `there is nothing to read in ${folder}.`
      : `${folder} holds no model that is known: ${known}, as released for sherpa-onnx.`,
  );
}
