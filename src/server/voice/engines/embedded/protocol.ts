import type { RecognizerConfig, SynthesizerConfig } from './sherpa.ts';

/** What the engines' process is to load. Anything absent is handled by an endpoint. */
export interface EngineLoad {
  /** Speech recognition: packaged, or from the operator's folder. */
  recognizer?: { packaged: 'base' | 'tiny' } | { config: RecognizerConfig };
  synthesizer?: { packaged: true } | { config: SynthesizerConfig };
  /** Folder for generated files. */
  folder: string;
  /** Concurrent inferences. */
  lanes: number;
}

/** Messages from the server to the engines' process. */
export type ToEngines =
  | { kind: 'load'; load: EngineLoad }
  | { kind: 'transcribe'; id: number; sound: Int16Array }
  /** A preview of unfinished speech, only if no one has to wait for it. */
  | { kind: 'preview'; id: number; sound: Int16Array }
  | { kind: 'speak'; id: number; sentence: string; isAhead: boolean }
  /** The result is no longer needed. */
  | { kind: 'cancel'; id: number }
  | { kind: 'listen'; stream: number }
  | { kind: 'frame'; stream: number; frame: Int16Array }
  | { kind: 'stop-listening'; stream: number };

/** Messages from the engines' process to the server. */
export type FromEngines =
  | { kind: 'ready' }
  /** Loading failed; the process ends. */
  | { kind: 'not-loaded'; reason: string }
  | { kind: 'text'; id: number; text: string }
  | { kind: 'too-busy'; id: number }
  | { kind: 'sound'; id: number; sound: Int16Array }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'verdict'; stream: number; isSpeech: boolean };
