import type { Page } from '@playwright/test';

/** The loudest sample of 8 ms of what the page hears and of what it plays, by the clock of its audio graph. */
export interface Moment {
  /** Seconds. */
  at: number;
  heard: number;
  played: number;
}

/** Listens to both ends in one worklet: what it tells of them is on one clock, whatever the machine does. */
const worklet = `registerProcessor('bench-page-sound', class extends AudioWorkletProcessor {
  process([heard, played]) {
    const loudest = ([channel]) => (channel ?? []).reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    this.port.postMessage([currentTime, loudest(heard), loudest(played)]);
    return true;
  }
});`;

/**
 * Notes what a call's audio graph hears and plays. To be called before the page is opened, which must not have a
 * content policy: no request for a worklet can be answered here.
 */
export async function watchPageSound(page: Page): Promise<() => Promise<Moment[]>> {
  await page.addInitScript((code) => {
    const script = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }));
    const moments: [number, number, number][] = [];
    const taps = new WeakMap<BaseAudioContext, Promise<AudioWorkletNode>>();
    const { connect } = AudioNode.prototype;
    const tapOf = (context: BaseAudioContext) => {
      const known =
        taps.get(context) ??
        context.audioWorklet.addModule(script).then(() => {
          const tap = new AudioWorkletNode(context, 'bench-page-sound', { numberOfInputs: 2 });
          tap.port.onmessage = ({ data }) => moments.push(data);
          // Silent: some browsers run only what leads to the loudspeaker.
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
    Object.assign(window, { takeMoments: () => moments.splice(0) });
  }, worklet);
  return async () => {
    const taken = await page.evaluate(() =>
      (window as unknown as { takeMoments(): [number, number, number][] }).takeMoments(),
    );
    return taken.map(([at, heard, played]) => ({ at, heard, played }));
  };
}
