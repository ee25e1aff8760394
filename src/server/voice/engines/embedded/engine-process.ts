import { Worker } from 'node:worker_threads';
import { voiceSampleRate } from '#contract/voice.ts';
import { floatsOf, samplesOf } from '../sound.ts';
import { checkedFile, modelFiles, moonshineTokens } from './model-files.ts';
import type { EngineLoad, FromEngines, ToEngines } from './protocol.ts';
import { loadSherpa, type RecognizerConfig, type Sherpa, type VoiceActivity } from './sherpa.ts';

/*
 * The engines' own process: native code that crashes takes this one along and not the server. It ends with
 * the server.
 */

/** A transcription or synthesis, queued for a free lane. */
interface Job {
  id: number;
  /** Nothing waits for it yet. */
  isAhead?: boolean;
  run(): Promise<FromEngines>;
}

const tell = (message: FromEngines) => {
  if (process.connected) process.send?.(message);
};

process.on('disconnect', () => process.exit());
process.on('message', (message: ToEngines) => {
  if (message.kind === 'load') {
    load(message.load).then(
      (serve) => {
        process.on('message', serve);
        tell({ kind: 'ready' });
      },
      (error: unknown) => {
        const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
        process.send?.({ kind: 'not-loaded', reason } satisfies FromEngines, undefined, {}, () =>
          process.exit(1),
        );
      },
    );
  }
});

/** Loads everything, warms up each engine and returns the available ones. */
async function load({
  recognizer,
  synthesizer,
  folder,
  lanes,
}: EngineLoad): Promise<(message: ToEngines) => void> {
  const sherpa = loadSherpa();
  const transcribe = recognizer && (await openRecognizer(sherpa, recognizer, folder));
  const speak = synthesizer && (await openSynthesizer(sherpa, synthesizer));
  const detectors = openDetectors(sherpa, await checkedFile(modelFiles.detector));
  await Promise.all([transcribe?.(new Int16Array(voiceSampleRate)), speak?.('Ready.')]);

  const recognizing = openQueue(lanes);
  const speaking = openQueue(1);
  return (message) => {
    switch (message.kind) {
      case 'transcribe': {
        const { id, sound } = message;
        if (!transcribe) return;
        recognizing.add({ id, run: async () => ({ kind: 'text', id, text: await transcribe(sound) }) });
        return;
      }
      case 'preview': {
        const { id, sound } = message;
        // One lane is reserved for urgent work; previews only run if lanes are left over.
        if (!transcribe || lanes === 1 || detectors.count() > lanes || !recognizing.isIdle())
          return tell({ kind: 'too-busy', id });
        recognizing.add({ id, run: async () => ({ kind: 'text', id, text: await transcribe(sound) }) });
        return;
      }
      case 'speak': {
        const { id, sentence, isAhead } = message;
        if (!speak) return;
        const run = async () => ({ kind: 'sound' as const, id, sound: await speak(sentence) });
        speaking.add({ id, isAhead, run });
        return;
      }
      case 'cancel':
        recognizing.drop(message.id);
        speaking.drop(message.id);
        return;
      case 'listen':
        detectors.open(message.stream);
        return;
      case 'frame':
        detectors.push(message.stream, message.frame);
        return;
      case 'stop-listening':
        detectors.close(message.stream);
    }
  };
}

async function openRecognizer(
  sherpa: Sherpa,
  wanted: NonNullable<EngineLoad['recognizer']>,
  folder: string,
): Promise<(sound: Int16Array) => Promise<string>> {
  const config = 'config' in wanted ? wanted.config : await packagedRecognizer(wanted.packaged, folder);
  const recognizer = new sherpa.OfflineRecognizer(config);
  return async (sound) => {
    const stream = recognizer.createStream();
    stream.acceptWaveform({ sampleRate: voiceSampleRate, samples: floatsOf(sound) });
    return (await recognizer.decodeAsync(stream)).text.trim();
  };
}

async function packagedRecognizer(size: 'base' | 'tiny', folder: string): Promise<RecognizerConfig> {
  const { encoder, decoder } = modelFiles[size];
  return {
    featConfig: { sampleRate: voiceSampleRate, featureDim: 80 },
    modelConfig: {
      moonshine: { encoder: await checkedFile(encoder), mergedDecoder: await checkedFile(decoder) },
      tokens: await moonshineTokens(folder),
      // More threads per inference double the cost without a gain.
      numThreads: 1,
      provider: 'cpu',
      debug: 0,
    },
  };
}

async function openSynthesizer(
  sherpa: Sherpa,
  wanted: NonNullable<EngineLoad['synthesizer']>,
): Promise<(sentence: string) => Promise<Int16Array>> {
  if ('packaged' in wanted) return openFlite();
  const { resampler } = await import('../sound.ts');
  const synthesizer = new sherpa.OfflineTts(wanted.config);
  return async (sentence) => {
    const { samples } = synthesizer.generate({ text: sentence, sid: 0, speed: 1 });
    return resampler(synthesizer.sampleRate, voiceSampleRate)(samplesOf(samples));
  };
}

async function openFlite(): Promise<(sentence: string) => Promise<Int16Array>> {
  const program = await checkedFile(modelFiles.voices);
  const worker = new Worker(new URL('flite-worker.ts', import.meta.url), { workerData: { program } });
  const waiting = new Map<number, (answer: { sound?: Int16Array; reason?: string }) => void>();
  worker.on('message', ({ id, ...answer }) => {
    waiting.get(id)?.(answer);
    waiting.delete(id);
  });
  // Without a voice the process is of no use: the server starts another one.
  worker.on('error', () => process.exit(1));
  await new Promise((resolve) => waiting.set(0, resolve));
  let last = 0;
  return (sentence) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ sound, reason }) => (sound ? resolve(sound) : reject(new Error(reason))));
      worker.postMessage({ id: last, sentence });
    });
}

/**
 * Frames without voice after which a detector is reset: 2 s. In a longer silence it becomes up to a quarter of a
 * second slower to notice the next voice.
 */
const silenceToForget = 62;

/** Each caller needs a voice activity detector; they are pooled, because creating one takes time. */
function openDetectors(sherpa: Sherpa, model: string) {
  const free: VoiceActivity[] = [];
  const inUse = new Map<number, { detector: VoiceActivity; silent: number }>();
  const make = () =>
    new sherpa.Vad(
      {
        sileroVad: {
          model,
          threshold: 0.5,
          // Three frames: anything shorter is a click or a breath.
          minSpeechDuration: 0.05,
          // Short, because the call itself measures silence.
          minSilenceDuration: 0.064,
          maxSpeechDuration: 30,
          windowSize: 512,
        },
        sampleRate: voiceSampleRate,
        numThreads: 1,
        debug: 0,
      },
      // It buffers speech until it ends; sized for the longest turn.
      40,
    );
  return {
    count: () => inUse.size,
    open(stream: number) {
      inUse.set(stream, { detector: free.pop() ?? make(), silent: 0 });
    },
    push(stream: number, frame: Int16Array) {
      const listening = inUse.get(stream);
      if (!listening) return;
      const { detector } = listening;
      detector.acceptWaveform(floatsOf(frame));
      while (!detector.isEmpty()) detector.pop();
      const isSpeech = detector.isDetected();
      tell({ kind: 'verdict', stream, isSpeech });
      listening.silent = isSpeech ? 0 : listening.silent + 1;
      if (listening.silent < silenceToForget) return;
      listening.silent = 0;
      detector.reset();
    },
    close(stream: number) {
      const listening = inUse.get(stream);
      if (!listening) return;
      listening.detector.reset();
      inUse.delete(stream);
      free.push(listening.detector);
    },
  };
}

/** Runs jobs in order with limited concurrency; jobs that nothing waits for yet come last. */
function openQueue(lanes: number) {
  const waiting: Job[] = [];
  let running = 0;
  async function next(): Promise<void> {
    const [job] = running < lanes ? [...waiting.filter(({ isAhead }) => !isAhead), ...waiting] : [];
    if (!job) return;
    waiting.splice(waiting.indexOf(job), 1);
    running += 1;
    try {
      tell(await job.run());
    } catch (error) {
      tell({ kind: 'failed', id: job.id, reason: error instanceof Error ? error.message : String(error) });
    }
    running -= 1;
    void next();
  }
  return {
    isIdle: () => running === 0,
    add(job: Job) {
      waiting.push(job);
      void next();
    },
    drop(id: number) {
      const at = waiting.findIndex((job) => job.id === id);
      if (at !== -1) waiting.splice(at, 1);
    },
  };
}
