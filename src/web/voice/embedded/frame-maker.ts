interface FrameForm {
  /** Sample rate of the input. */
  fromRate: number;
  /** Samples a second as they are wanted; not above `fromRate`. */
  toRate: number;
  /** Samples of a frame. */
  frameSamples: number;
}

/** Zero crossings of the low pass on each side of a sample: more would be sharper and slower. */
const crossings = 8;
/** Points of the low pass's table between two zero crossings. */
const resolution = 64;

/**
 * Turns sound as a microphone gives it into frames of 16-bit samples. Where the browser has not brought it
 * to the wanted rate itself, it is filtered and resampled here, so that what lies above half that rate does
 * not fold back into the voice.
 */
export class FrameMaker {
  readonly #step: number;
  readonly #frameSamples: number;
  readonly #kernel: Float32Array;
  /** Samples on each side that a resampled one is made of. */
  readonly #reach: number;
  #input = new Float32Array(0);
  /** Where in `#input` the next sample is made. */
  #position: number;
  #frame: Int16Array<ArrayBuffer>;
  #filled = 0;

  constructor({ fromRate, toRate, frameSamples }: FrameForm) {
    this.#step = fromRate / toRate;
    this.#frameSamples = frameSamples;
    this.#frame = new Int16Array(frameSamples);
    this.#reach = this.#step === 1 ? 0 : Math.ceil(crossings * this.#step);
    this.#position = this.#reach;
    this.#input = new Float32Array(this.#reach);
    this.#kernel = windowedSinc();
  }

  /** Takes sound in, from -1 to 1, and gives the frames that it completes. */
  push(samples: Float32Array): Int16Array<ArrayBuffer>[] {
    const frames: Int16Array<ArrayBuffer>[] = [];
    const input = new Float32Array(this.#input.length + samples.length);
    input.set(this.#input);
    input.set(samples, this.#input.length);
    for (; this.#position + this.#reach < input.length; this.#position += this.#step) {
      const value = this.#step === 1 ? (input[this.#position] ?? 0) : this.#filtered(input, this.#position);
      this.#frame[this.#filled] = Math.round(Math.max(-1, Math.min(1, value)) * 0x7fff);
      this.#filled += 1;
      if (this.#filled < this.#frameSamples) continue;
      frames.push(this.#frame);
      this.#frame = new Int16Array(this.#frameSamples);
      this.#filled = 0;
    }
    const done = Math.max(0, Math.floor(this.#position) - this.#reach);
    this.#input = input.slice(done);
    this.#position -= done;
    return frames;
  }

  #filtered(input: Float32Array, position: number): number {
    const first = Math.ceil(position - this.#reach);
    const last = Math.floor(position + this.#reach);
    let sum = 0;
    for (let at = Math.max(0, first); at <= last; at += 1) {
      const distance = Math.abs(at - position) / this.#step;
      sum += (input[at] ?? 0) * (this.#kernel[Math.round(distance * resolution)] ?? 0);
    }
    return sum / this.#step;
  }
}

/** Half of a sinc in a Hann window; the other half mirrors it. */
function windowedSinc(): Float32Array {
  const kernel = new Float32Array(crossings * resolution + 1);
  for (let point = 0; point < kernel.length; point += 1) {
    const x = point / resolution;
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
    kernel[point] = sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / crossings));
  }
  return kernel;
}
