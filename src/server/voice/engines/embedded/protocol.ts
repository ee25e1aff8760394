import type { RecognizerConfig, SynthesizerConfig } from './sherpa.ts';

/** What the engines' process is to load. What is absent is done elsewhere, by an endpoint. */
export interface EngineLoad {
  /** Speech recognition, by what came inside packages or by a folder of the operator's. */
  recognizer?: { packaged: 'base' | 'tiny' } | { config: RecognizerConfig };
  synthesizer?: { packaged: true } | { config: SynthesizerConfig };
  /** Where files that are made once are kept. */
  folder: string;
  /** Inferences at once. */
  lanes: number;
}

/** What the server tells the engines' process. */
export type ToEngines =
  | { kind: 'load'; load: EngineLoad }
  | { kind: 'transcribe'; id: number; sound: Int16Array }
  /** The same of what is still being said, where that keeps nobody waiting. */
  | { kind: 'preview'; id: number; sound: Int16Array }
  | { kind: 'speak'; id: number; sentence: string; isAhead: boolean }
  /** Nobody is waiting for this. */
  | { kind: 'cancel'; id: number }
  | { kind: 'listen'; stream: number }
  | { kind: 'frame'; stream: number; frame: Int16Array }
  | { kind: 'stop-listening'; stream: number };

/** What the engines' process tells the server. */
export type FromEngines =
  | { kind: 'ready' }
  /** It cannot be loaded here; the process ends. */
  | { kind: 'not-loaded'; reason: string }
  | { kind: 'text'; id: number; text: string }
  | { kind: 'too-busy'; id: number }
  | { kind: 'sound'; id: number; sound: Int16Array }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'verdict'; stream: number; isSpeech: boolean };
