import { voiceSampleRate } from '#contract/voice.ts';
import type { Engines } from '../engines/open-engines.ts';

/** Engines without any model: what is said is a number in the sound, and what it means is looked up. */
export interface ScriptedEngines extends Engines {
  /** Sound in which this is said. */
  voiceOf(text: string, ms?: number): Int16Array;
  /** What was to be written down and to be spoken, in order. */
  transcribed: string[];
  spoken: string[];
  /** What happens to the next sentences and sounds, in place of the usual. */
  failNext: { speech?: number; recognition?: number };
  /** What recognition waits for before it answers. */
  recognitionWaits: { for?: Promise<void> };
  /** Whether there is time to look at what is still being said. */
  hasTime: boolean;
  /** Who holds the engines. */
  holders(): number;
}

/** Louder than any hush, and below what 16 bits hold. */
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
  let held = 0;
  const engines: ScriptedEngines = {
    hasTime: false,
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
        return {
          push: (frame) =>
            isOpen &&
            onVerdict(
              frame,
              frame.some((sample) => sample >= firstLevel),
            ),
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
    ready: async () => {},
    problem: () => undefined,
    pid: () => undefined,
    close: async () => {},
  };
  return engines;
}
