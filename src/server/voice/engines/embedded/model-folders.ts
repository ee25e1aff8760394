import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { voiceSampleRate } from '#contract/voice.ts';
import type { RecognizerConfig, SynthesizerConfig } from './sherpa.ts';

/** One thread an inference, on the processor. */
const running = { numThreads: 1, provider: 'cpu', debug: 0 };

/**
 * How to run the speech recognition model in a folder, told by the names of its files, which are those of the
 * releases of sherpa-onnx; of a model that comes both ways, the smaller numbers are taken.
 *
 * @throws Error, a sentence for the operator, where it holds none that is known
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
  if (!kind || !tokens)
    throw unknownModel(
      'VOICE_STT_MODEL_DIR',
      folder,
      all,
      'Moonshine, Whisper, Zipformer, Parakeet, SenseVoice or Paraformer',
    );
  return {
    featConfig: { sampleRate: voiceSampleRate, featureDim: 80 },
    modelConfig: { ...kind, tokens, ...running },
  };
}

/**
 * How to run the voice in a folder: Kokoro, Kitten or Piper.
 *
 * @throws Error, a sentence for the operator, where it holds none that is known
 */
export function synthesizerIn(folder: string): SynthesizerConfig {
  const { find, all } = filesOf(folder);
  const tokens = find(/^tokens\.txt$/);
  const voices = find(/^voices\.bin$/);
  const model = find(/\.onnx$/);
  const data = join(folder, 'espeak-ng-data');
  const dataDir = existsSync(data) ? { dataDir: data } : {};
  const lexicon = find(/^lexicon.*\.txt$/);
  if (!model || !tokens) throw unknownModel('VOICE_TTS_MODEL_DIR', folder, all, 'Kokoro, Kitten or Piper');
  const kind = voices
    ? { [/kitten/i.test(folder) ? 'kitten' : 'kokoro']: { model, voices, tokens, ...dataDir } }
    : { vits: { model, tokens, ...dataDir, ...(lexicon && { lexicon }) } };
  return { model: { ...kind, ...running }, maxNumSentences: 1 };
}

function filesOf(folder: string) {
  let all: string[];
  try {
    // Those with smaller numbers first: 'encoder.int8.onnx' before 'encoder.onnx'.
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

function unknownModel(setting: string, folder: string, files: readonly string[], known: string): Error {
  return new Error(
    files.length === 0
      ? `${setting}: there is nothing to read in ${folder}.`
      : `${setting}: ${folder} holds no model that is known: ${known}, as released for sherpa-onnx.`,
  );
}
