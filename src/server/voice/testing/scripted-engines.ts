import { voiceSampleRate } from '#contract/voice.ts';
import type { Engines } from '../engines/open-engines.ts';

/** Engines without a model: the audio encodes a number, which stands for a text. */
export interface ScriptedEngines extends Engines {
  /** Audio that contains this text. */
  voiceOf(text: string, ms?: number): Int16Array;
  /** What was transcribed and spoken, in order. */
  transcribed: string[];
  spoken: string[];
  /** Overrides for the next sentences and audio. */
  failNext: { speech?: number; recognition?: number };
  /** What recognition waits for before it answers. */
  recognitionWaits: { for?: Promise<void> };
  /** What the engines' loading waits for; frames wait with it. */
  loadingWaits: { for?: Promise<void> };
  /** Whether there is time for previews. */
  hasTime: boolean;
  /** Current holders of the engines. */
  holders(): number;
}

/** Above the silence threshold and within 16 bits. */
const firstLevel = 2_000;
const samplesPerWord = voiceSampleRate / 4;

export function scriptedEngines(): ScriptedEngines {
  const texts: string[] = [''];
  const transcribed: string[] = [];
  const spoken: string[] = [];
  const failNext: ScriptedEngines['failNext'] = {};
  const textIn = (sound: Int16Array) =>
    [...new Set(sound.filter((sample) => sample >= firstLevel))]
      .map((level) => texts[level - firstLevel] ?? '')
      .join(' ');
  const recognitionWaits: ScriptedEngines['recognitionWaits'] = {};
  const loadingWaits: ScriptedEngines['loadingWaits'] = {};
  let held = 0;
  const engines: ScriptedEngines = {
    hasTime: false,
    loadingWaits,
    recognitionWaits,
    transcribed,
    spoken,
    failNext,
    holders: () => held,
    voiceOf(text, ms = 800) {
      if (!texts.includes(text)) texts.push(text);
      return new Int16Array((ms / 1000) * voiceSampleRate).fill(firstLevel + texts.indexOf(text));
    },
    speechToText: {
      description: 'a script',
      languages: ['en'],
      async transcribe(sound, signal) {
        signal.throwIfAborted();
        await recognitionWaits.for;
        if (failNext.recognition) {
          failNext.recognition -= 1;
          throw new Error('The script says that recognition fails.');
        }
        const text = textIn(sound);
        transcribed.push(text);
        return text;
      },
      preview: async (sound) => (engines.hasTime ? textIn(sound) : undefined),
    },
    textToSpeech: {
      description: 'a script',
      async *speak(sentence, signal) {
        signal.throwIfAborted();
        if (failNext.speech) {
          failNext.speech -= 1;
          throw new Error('The script says that speech fails.');
        }
        spoken.push(sentence);
        for (const _ of sentence.split(' ')) yield new Int16Array(samplesPerWord).fill(1_000);
      },
    },
    turnDetector: {
      description: 'a script',
      listen(onVerdict) {
        let isOpen = true;
        const judge = (frame: Int16Array) => {
          const isSpeech = frame.some((sample) => sample >= firstLevel);
          if (isOpen) onVerdict(frame, isSpeech);
        };
        return {
          push(frame) {
            // From another process, so later than the engines are ready.
            if (loadingWaits.for) void loadingWaits.for.then(() => setImmediate(judge, frame));
            else judge(frame);
          },
          close() {
            isOpen = false;
          },
        };
      },
    },
    hold() {
      held += 1;
      let isHeld = true;
      return () => {
        if (isHeld) held -= 1;
        isHeld = false;
      };
    },
    async ready() {
      await loadingWaits.for;
    },
    problem: () => undefined,
    pid: () => undefined,
    close: async () => {},
  };
  return engines;
}
