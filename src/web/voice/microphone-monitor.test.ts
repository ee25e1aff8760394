import { expect, test } from 'vitest';
import { MicrophoneMonitor } from './microphone-monitor.ts';

test('a microphone that gives nothing is dead after four seconds', () => {
  const microphoneMonitor = new MicrophoneMonitor();
  for (let now = 0; now < 4000; now += 100) expect(microphoneMonitor.isDead(0, now)).toBe(false);
  expect(microphoneMonitor.isDead(0, 4000)).toBe(true);
  expect(microphoneMonitor.isDead(0.2, 4100)).toBe(false);
});

test('the hiss of a dead line is nothing', () => {
  const microphoneMonitor = new MicrophoneMonitor();
  microphoneMonitor.isDead(0.0004, 0);
  expect(microphoneMonitor.isDead(0.0004, 4000)).toBe(true);
});

test('one that was heard may be quiet for long', () => {
  const microphoneMonitor = new MicrophoneMonitor();
  microphoneMonitor.isDead(0.1, 0);
  for (let now = 100; now < 60_000; now += 100) expect(microphoneMonitor.isDead(0.00001, now)).toBe(false);
});

test('one that was heard and gives plain nothing since is dead', () => {
  const microphoneMonitor = new MicrophoneMonitor();
  microphoneMonitor.isDead(0.1, 0);
  microphoneMonitor.isDead(0, 100);
  expect(microphoneMonitor.isDead(0, 4000)).toBe(false);
  expect(microphoneMonitor.isDead(0, 4100)).toBe(true);
});

test('another microphone begins anew', () => {
  const microphoneMonitor = new MicrophoneMonitor();
  microphoneMonitor.isDead(0, 0);
  microphoneMonitor.reset();
  expect(microphoneMonitor.isDead(0, 4000)).toBe(false);
  expect(microphoneMonitor.isDead(0, 8000)).toBe(true);
});
