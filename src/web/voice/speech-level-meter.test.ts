import { beforeEach, expect, test, vi } from 'vitest';
import { SpeechLevelMeter } from './speech-level-meter.ts';

let heard: string[];
let volumes: number[];
let now: number;
let timers: Map<number, { at: number; task: () => void }>;
let meter: SpeechLevelMeter;

/** The clock is in the test's hand. */
function advance(milliseconds: number): void {
  now += milliseconds;
  for (const [id, { at, task }] of [...timers]) {
    if (at > now) continue;
    timers.delete(id);
    task();
  }
}

beforeEach(() => {
  heard = [];
  volumes = [];
  now = 0;
  timers = new Map();
  let lastTimer = 0;
  meter = new SpeechLevelMeter(
    {
      onSpeechStart: () => heard.push(`start ${now}`),
      onSpeechEnd: () => heard.push(`end ${now}`),
      onVolume: (volume) => volumes.push(volume),
    },
    {
      setTimeout(task, milliseconds) {
        lastTimer += 1;
        timers.set(lastTimer, { at: now + milliseconds, task });
        return lastTimer;
      },
      clearTimeout: (timer) => timers.delete(timer as number),
    },
  );
});

test.each([
  [0, 0],
  [0.005, 0.005 / 0.15],
  [0.075, 0.5],
  [0.15, 1],
  [0.3, 1],
])('a level of %f is a volume of %f', (level, volume) => {
  meter.addLevel(level);
  expect(volumes).toEqual([volume]);
});

test('0.01 is no speech yet, and anything louder is', () => {
  meter.addLevel(0.01);
  expect(heard).toEqual([]);
  meter.addLevel(0.0101);
  expect(heard).toEqual(['start 0']);
});

test('speech starts once, and ends a second after the last level of speech', () => {
  for (const level of [0.02, 0.3, 0.005, 0.05]) {
    meter.addLevel(level);
    advance(100);
  }
  advance(899);
  expect(heard).toEqual(['start 0']);
  advance(1);
  expect(heard).toEqual(['start 0', 'end 1300']);
});

test('levels of quiet do not put the end off', () => {
  meter.addLevel(0.2);
  for (let passed = 0; passed < 1000; passed += 100) {
    advance(100);
    meter.addLevel(0.001);
  }
  expect(heard).toEqual(['start 0', 'end 1000']);
});

test('after its end speech starts anew', () => {
  meter.addLevel(0.2);
  advance(1000);
  meter.addLevel(0.2);
  expect(heard).toEqual(['start 0', 'end 1000', 'start 1000']);
});

test('sound that is cut off ends speech at once and only once', () => {
  meter.addLevel(0.2);
  advance(100);
  meter.silence();
  advance(2000);
  meter.silence();
  expect(heard).toEqual(['start 0', 'end 100']);
  expect(volumes).toEqual([1, 0, 0]);
});

test('without a clock given it is the real one', () => {
  vi.useFakeTimers();
  const onSpeechEnd = vi.fn();
  new SpeechLevelMeter({ onSpeechStart() {}, onSpeechEnd, onVolume() {} }).addLevel(0.2);
  vi.advanceTimersByTime(999);
  expect(onSpeechEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSpeechEnd).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
