import { beforeEach, expect, test } from 'vitest';
import { type PlaybackEvent, PlaybackQueue } from './playback-queue.ts';

const rate = 16_000;
let queue: PlaybackQueue;

const loud = (samples: number) => new Int16Array(samples).fill(0x4000);

/** Plays so many samples, 128 at a time, as the browser asks for them. */
function play(samples: number, from = queue) {
  const heard: number[] = [];
  const events: PlaybackEvent[] = [];
  for (let at = 0; at < samples; at += 128) {
    const output = new Float32Array(128);
    events.push(...from.play(output));
    heard.push(...output);
  }
  const said = events.flatMap((event) =>
    event.type === 'level' ? [] : [`${event.type} ${event.turn}.${event.sentence}`],
  );
  return { heard, said, loudSamples: heard.filter((value) => value !== 0).length, events };
}

beforeEach(() => {
  queue = new PlaybackQueue({ soundRate: rate, outputRate: rate, levelSeconds: 0.1 });
});

test('with nothing to play it is silent', () => {
  expect(play(1280).heard.every((value) => value === 0)).toBe(true);
});

test('sentences start with their first sample and finish after their last', () => {
  queue.beginSentence(1, 0);
  queue.add(1, loud(1280));
  queue.beginSentence(1, 1);
  queue.add(1, loud(1280));
  queue.end(1);
  expect(play(1280).said).toEqual(['sentence-started 1.0']);
  expect(play(1280).said).toEqual(['sentence-finished 1.0', 'sentence-started 1.1']);
  const { said, loudSamples } = play(128);
  expect(said).toEqual(['sentence-finished 1.1']);
  expect(loudSamples).toBe(0);
});

test('it begins with 60 ms in hand, or with all there is', () => {
  queue.beginSentence(1, 0);
  queue.add(1, loud(959));
  expect(play(1280)).toMatchObject({ said: [], loudSamples: 0 });
  queue.end(1);
  expect(play(1280)).toMatchObject({
    said: ['sentence-started 1.0', 'sentence-finished 1.0'],
    loudSamples: 959,
  });
});

test('an interrupted turn is silent with the next sample, and so is what still arrives of it', () => {
  queue.beginSentence(1, 0);
  queue.add(1, loud(3200));
  play(1280);
  queue.drop(1);
  queue.add(1, loud(3200));
  queue.beginSentence(1, 1);
  queue.end(1);
  expect(play(1280)).toMatchObject({ said: [], loudSamples: 0 });
});

test('the turn after an interrupted one is played from its first sample', () => {
  queue.beginSentence(1, 0);
  queue.add(1, loud(3200));
  play(1280);
  queue.drop(1);
  queue.beginSentence(2, 0);
  queue.add(2, loud(1280));
  queue.end(2);
  expect(play(2560)).toMatchObject({
    said: ['sentence-started 2.0', 'sentence-finished 2.0'],
    loudSamples: 1280,
  });
});

test('a turn that waits behind the interrupted one stays', () => {
  queue.beginSentence(1, 0);
  queue.add(1, loud(3200));
  queue.end(1);
  queue.beginSentence(2, 0);
  queue.add(2, loud(1280));
  queue.end(2);
  play(128);
  queue.drop(1);
  expect(play(2560).loudSamples).toBe(1280);
});

test('the level is reported ten times a second', () => {
  queue.beginSentence(1, 0);
  queue.add(1, loud(rate));
  const { events } = play(6400);
  const levels = events.flatMap((event) => (event.type === 'level' ? [event.level] : []));
  expect(levels).toHaveLength(4);
  for (const level of levels) expect(level).toBeCloseTo(0.5, 3);
});

test('sound for 16,000 samples a second lasts as long at 48,000, and has no steps in it', () => {
  const output = new PlaybackQueue({ soundRate: rate, outputRate: 48_000, levelSeconds: 0.1 });
  const wave = Int16Array.from(
    { length: rate },
    (_, at) => 16_000 * Math.sin((2 * Math.PI * 300 * at) / rate),
  );
  output.beginSentence(1, 0);
  for (let at = 0; at < rate; at += 1000) output.add(1, wave.subarray(at, at + 1000));
  output.end(1);
  const { heard, said } = play(48_000 + 1280, output);
  expect(said).toEqual(['sentence-started 1.0', 'sentence-finished 1.0']);
  const lastLoud = heard.findLastIndex((value) => Math.abs(value) > 0.001);
  expect(lastLoud).toBeGreaterThan(47_900);
  expect(lastLoud).toBeLessThanOrEqual(48_000);
  const steps = heard.slice(1, 47_990).map((value, at) => Math.abs(value - (heard[at] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(0.03);
});
