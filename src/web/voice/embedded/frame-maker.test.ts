import { describe, expect, test } from 'vitest';
import { FrameMaker } from './frame-maker.ts';

const tone = (frequency: number, rate: number, samples: number) =>
  Float32Array.from({ length: samples }, (_, at) => 0.5 * Math.sin((2 * Math.PI * frequency * at) / rate));

/** Hands sound in as a browser does, 128 samples at a time, and joins the frames. */
function made(maker: FrameMaker, sound: Float32Array) {
  const frames: Int16Array[] = [];
  for (let at = 0; at < sound.length; at += 128) frames.push(...maker.push(sound.subarray(at, at + 128)));
  return { frames, samples: frames.flatMap((frame) => [...frame]) };
}

function loudness(samples: readonly number[]): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + (value / 0x7fff) ** 2, 0) / samples.length);
}

test('at the wanted rate the samples stay as they are, in frames of 512', () => {
  const maker = new FrameMaker({ fromRate: 16_000, toRate: 16_000, frameSamples: 512 });
  const sound = tone(440, 16_000, 1280);
  const { frames, samples } = made(maker, sound);
  expect(frames.map(({ length }) => length)).toEqual([512, 512]);
  expect(samples).toEqual([...sound.subarray(0, 1024)].map((value) => Math.round(value * 0x7fff) + 0));
});

test('what is louder than loud is cut and does not wrap around', () => {
  const maker = new FrameMaker({ fromRate: 16_000, toRate: 16_000, frameSamples: 2 });
  expect(maker.push(new Float32Array([3, -3])).map((frame) => [...frame])).toEqual([[0x7fff, -0x7fff]]);
});

describe.each([48_000, 44_100])('from %i samples a second', (fromRate) => {
  const form = { fromRate, toRate: 16_000, frameSamples: 512 };

  test('a second of sound is a second of sound', () => {
    const { samples } = made(new FrameMaker(form), tone(440, fromRate, fromRate * 2));
    expect(samples.length).toBeGreaterThan(32_000 - 1024);
    expect(samples.length).toBeLessThanOrEqual(32_000);
  });

  test.each([200, 1000, 3400])('a voice at %i Hz keeps its shape', (frequency) => {
    const { samples } = made(new FrameMaker(form), tone(frequency, fromRate, fromRate));
    const wanted = tone(frequency, 16_000, samples.length);
    const wrong = samples.map((value, at) => value - (wanted[at] ?? 0) * 0x7fff);
    expect(loudness(wrong.slice(512))).toBeLessThan(0.01);
  });

  test('what lies above half the wanted rate does not fold back', () => {
    const { samples } = made(new FrameMaker(form), tone(11_000, fromRate, fromRate));
    expect(loudness(samples)).toBeLessThan(0.01);
  });
});
