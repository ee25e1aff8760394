import type { Page } from '@playwright/test';

/** Peaks of 8 ms of the page's audio input and output, by the clock of its audio graph. */
export interface Moment {
  /** Seconds. */
  at: number;
  heard: number;
  played: number;
}

/** A recording in progress. */
export interface PageSound {
  /** Resolves when the recording is this many seconds long, by the clock of the audio graph. */
  reach(seconds: number): Promise<void>;
  /** Returns the recorded moments. */
  take(): Promise<Moment[]>;
}

type Recorded = [at: number, heard: number, played: number];

/** Records both in one worklet, so both use the same clock. */
const worklet = `registerProcessor('bench-page-sound', class extends AudioWorkletProcessor {
  process([heard, played]) {
    const loudest = ([channel]) => (channel ?? []).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    this.port.postMessage([currentTime, loudest(heard), loudest(played)]);
    return true;
  }
});`;

/**
 * Records input and output of a call's audio graph. Call it before opening the page, which must not have a
 * content policy, because requests for a worklet cannot be intercepted.
 */
export async function watchPageSound(page: Page): Promise<PageSound> {
  await page.addInitScript((code) => {
    const script = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    const soundMoments: Recorded[] = [];
    const taps = new WeakMap<BaseAudioContext, Promise<AudioWorkletNode>>();
    const { connect } = AudioNode.prototype;
    const tapOf = (context: BaseAudioContext) => {
      const known =
        taps.get(context) ??
        context.audioWorklet.addModule(script).then(() => {
          const tap = new AudioWorkletNode(context, 'bench-page-sound', { numberOfInputs: 2 });
          tap.port.onmessage = ({ data }) => soundMoments.push(data);
          // Silent output: some browsers run only nodes that are connected to the output.
          Reflect.apply(connect, tap, [context.destination]);
          return tap;
        });
      taps.set(context, known);
      return known;
    };
    AudioNode.prototype.connect = function tapped(this: AudioNode, ...to: unknown[]) {
      const isPlayed = to[0] instanceof AudioDestinationNode;
      const isHeard = this instanceof MediaStreamAudioSourceNode && to[0] instanceof AudioWorkletNode;
      if (isPlayed || isHeard) {
        void tapOf(this.context).then((tap) => Reflect.apply(connect, this, [tap, 0, isHeard ? 0 : 1]));
      }
      return Reflect.apply(connect, this, to);
    } as typeof connect;
    Object.assign(window, { soundMoments });
  }, worklet);
  return {
    async reach(seconds) {
      await page.waitForFunction(
        (length) => {
          const { soundMoments: moments } = window as unknown as { soundMoments: Recorded[] };
          const [first, last] = [moments[0]?.[0], moments.at(-1)?.[0]];
          return first !== undefined && last !== undefined && last - first >= length;
        },
        seconds,
        { polling: 500, timeout: seconds * 1000 + 60_000 },
      );
    },
    async take() {
      const moments = await page.evaluate(
        () => (window as unknown as { soundMoments: Recorded[] }).soundMoments,
      );
      return moments.map(([at, heard, played]) => ({ at, heard, played }));
    },
  };
}
