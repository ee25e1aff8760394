import { FrameMaker } from './frame-maker.ts';
import { PlaybackQueue } from './playback-queue.ts';
import {
  type CaptureOptions,
  captureWorklet,
  type PlaybackOptions,
  type PlaybackOrder,
  playbackWorklet,
} from './worklet-messages.ts';

/* Runs beside the page, where the browser makes its sound. */

/** Hands the microphone's sound over in frames. */
class Capture extends AudioWorkletProcessor {
  readonly #maker: FrameMaker;
  #isOver = false;

  constructor(options: AudioWorkletNodeOptions) {
    super(options);
    const { soundRate, frameSamples } = options.processorOptions as CaptureOptions;
    this.#maker = new FrameMaker({ fromRate: sampleRate, toRate: soundRate, frameSamples });
    this.port.onmessage = () => {
      this.#isOver = true;
    };
  }

  process([input]: Float32Array[][]): boolean {
    const [channel] = input ?? [];
    if (channel) {
      for (const { buffer } of this.#maker.push(channel)) this.port.postMessage(buffer, [buffer]);
    }
    return !this.#isOver;
  }
}

/** Plays the sound the page sends, and reports what has been played. */
class Playback extends AudioWorkletProcessor {
  readonly #queue: PlaybackQueue;
  #isOver = false;

  constructor(options: AudioWorkletNodeOptions) {
    super(options);
    const { soundRate, levelSeconds } = options.processorOptions as PlaybackOptions;
    this.#queue = new PlaybackQueue({ soundRate, outputRate: sampleRate, levelSeconds });
    this.port.onmessage = ({ data }: MessageEvent<PlaybackOrder>) => this.#obey(data);
  }

  process(_: Float32Array[][], [output]: Float32Array[][]): boolean {
    const [first, ...others] = output ?? [];
    if (first) {
      for (const event of this.#queue.play(first)) this.port.postMessage(event);
      for (const channel of others) channel.set(first);
    }
    return !this.#isOver;
  }

  #obey(order: PlaybackOrder): void {
    if (order.type === 'sentence') this.#queue.beginSentence(order.turn, order.sentence);
    else if (order.type === 'sound') this.#queue.add(order.turn, new Int16Array(order.samples));
    else if (order.type === 'end') this.#queue.end(order.turn);
    else if (order.type === 'drop') this.#queue.drop(order.turn);
    else this.#isOver = true;
  }
}

registerProcessor(captureWorklet, Capture);
registerProcessor(playbackWorklet, Playback);
