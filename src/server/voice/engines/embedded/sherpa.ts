import { createRequire } from 'node:module';

/** The part of sherpa-onnx that we use: native code, so only loaded in the engines' process. */
export interface Sherpa {
  OfflineRecognizer: new (config: RecognizerConfig) => Recognizer;
  OfflineTts: new (config: SynthesizerConfig) => Synthesizer;
  Vad: new (config: object, bufferSeconds: number) => VoiceActivity;
}

export interface RecognizerConfig {
  featConfig: { sampleRate: number; featureDim: number };
  modelConfig: Readonly<Record<string, unknown>>;
}

interface Recognizer {
  createStream(): { acceptWaveform(wave: { sampleRate: number; samples: Float32Array }): void };
  decodeAsync(stream: object): Promise<{ text: string }>;
}

export interface SynthesizerConfig {
  model: Readonly<Record<string, unknown>>;
  maxNumSentences: number;
}

interface Synthesizer {
  sampleRate: number;
  generate(request: { text: string; sid: number; speed: number }): { samples: Float32Array };
}

export interface VoiceActivity {
  acceptWaveform(samples: Float32Array): void;
  isDetected(): boolean;
  isEmpty(): boolean;
  pop(): void;
  reset(): void;
}

/** @throws Error if there is none for this platform */
export function loadSherpa(): Sherpa {
  return createRequire(import.meta.url)('sherpa-onnx-node') as Sherpa;
}
