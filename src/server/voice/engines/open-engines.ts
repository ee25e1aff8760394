import { totalmem } from 'node:os';
import { join } from 'node:path';
import type { VoiceSettings } from '../../configuration/voice-settings.ts';
import { NoEngines, type WhyOff } from '../why-off.ts';
import {
  engineLanes,
  hostedSpeechToText,
  hostedTextToSpeech,
  hostedTurnDetector,
} from './embedded/embedded-engines.ts';
import { type EngineLog, openEngineHost } from './embedded/engine-host.ts';
import { locate, modelFiles, recognizerNames } from './embedded/model-files.ts';
import { recognizerIn, synthesizerIn } from './embedded/model-folders.ts';
import type { EngineLoad } from './embedded/protocol.ts';
import { endpointSpeechToText } from './endpoint/endpoint-speech-to-text.ts';
import { endpointTextToSpeech } from './endpoint/endpoint-text-to-speech.ts';
import type { SpeechToText } from './speech-to-text.ts';
import type { TextToSpeech } from './text-to-speech.ts';
import type { TurnDetector } from './turn-detector.ts';

/** Everything a call needs to hear and speak. */
export interface Engines {
  speechToText: SpeechToText;
  textToSpeech: TextToSpeech;
  turnDetector: TurnDetector;
  /** Loads local engines and keeps them loaded until the returned function is called. */
  hold(): () => void;
  /** @throws an error that says why they do not load */
  ready(): Promise<void>;
  /** Why they cannot be used; `undefined` if no problem is known. */
  problem(): WhyOff | undefined;
  /** Their process id, if they run. */
  pid(): number | undefined;
  close(): Promise<void>;
}

interface EnginesOptions {
  settings: VoiceSettings;
  /** Folder for generated files. */
  folder: string;
  log: EngineLog;
  /** How long unused engines stay loaded, in ms. */
  idleMs?: number;
}

const defaultIdleMs = 5 * 60_000;
/** With less, the engines would take memory that the database and the server need. */
const minMemory = 1_000_000_000;

/**
 * Opens the configured engines. Nothing is loaded before first use.
 * @throws NoEngines, or UnfitFolder, if they cannot be used here
 */
export function openEngines({ settings, folder, log, idleMs = defaultIdleMs }: EnginesOptions): Engines {
  const { speechToText: listening, textToSpeech: speaking, isWarm } = settings;
  refuseWhatIsMissing(settings);
  const load: EngineLoad = { folder, lanes: engineLanes };
  if (listening.kind === 'packaged') load.recognizer = { packaged: listening.model };
  if (listening.kind === 'folder') load.recognizer = { config: recognizerIn(listening.folder) };
  if (speaking.kind === 'packaged') load.synthesizer = { packaged: true };
  if (speaking.kind === 'folder') load.synthesizer = { config: synthesizerIn(speaking.folder) };
  const host = openEngineHost({ load, idleMs: isWarm ? Number.POSITIVE_INFINITY : idleMs, log });
  return {
    speechToText:
      listening.kind === 'endpoint'
        ? endpointSpeechToText(listening, listening.languages)
        : listening.kind === 'folder'
          ? hostedSpeechToText(host, `the model in ${listening.folder}`, listening.languages)
          : hostedSpeechToText(host, recognizerNames[listening.model], ['en']),
    textToSpeech:
      speaking.kind === 'endpoint'
        ? endpointTextToSpeech(speaking)
        : hostedTextToSpeech(host, speaking.kind === 'folder' ? `the voice in ${speaking.folder}` : 'Flite'),
    turnDetector: hostedTurnDetector(host),
    hold: host.hold,
    ready: host.ready,
    problem: () => (host.problem() === undefined ? undefined : 'not-running'),
    pid: host.pid,
    close: host.close,
  };
}

function refuseWhatIsMissing({ speechToText, textToSpeech }: VoiceSettings): void {
  const needed = [
    modelFiles.detector,
    ...(speechToText.kind === 'packaged' ? Object.values(modelFiles[speechToText.model]) : []),
    ...(textToSpeech.kind === 'packaged' ? [modelFiles.voices] : []),
    { package: 'sherpa-onnx-node', path: 'package.json', sha256: '' },
  ];
  if (needed.some((file) => !locate(file))) throw new NoEngines('not-installed');
  if (totalmem() < minMemory) throw new NoEngines('little-memory');
}

/** Where the engines store generated files. */
export function engineFolder(dataDir: string): string {
  return join(dataDir, 'voice');
}
