import { expect, test } from 'vitest';
import type { OnVerdict } from '../engines/turn-detector.ts';
import { openSegmenter } from './segmenter.ts';

/** A segmenter for frames given as '#' (voice) and '.' (silence), and its events. */
function anEar({ waitMs = 512, maxTurnMs = 30_000 } = {}) {
  const events: string[] = [];
  const looks: number[] = [];
  let verdict: OnVerdict = () => {};
  let now = 0;
  const segmenter = openSegmenter({
    detector: {
      description: '',
      listen(onVerdict) {
        verdict = onVerdict;
        return { push: (frame) => verdict(frame, frame[0] === 1), close() {} };
      },
    },
    clock: () => now,
    maxTurnMs,
    onSpeech: () => events.push('speech'),
    onMore: (sound) => looks.push(sound.length / 512),
    onPause: () => events.push('pause'),
    onGoesOn: () => events.push('goes on'),
    onEnd: ({ sound, endedAt, voiceMs }, isCut) =>
      events.push(`end ${sound.length / 512} ${Math.round(endedAt)} ${voiceMs}${isCut ? ' cut' : ''}`),
    waitMs: () => waitMs,
  });
  return {
    segmenter,
    events,
    looks,
    hear(frames: string) {
      for (const frame of frames) {
        segmenter.push(new Int16Array(512).fill(frame === '#' ? 1 : 0));
        now += 32;
      }
      return events.splice(0);
    },
  };
}

const voice = '#'.repeat(30);

test('a turn starts with voice, pauses after 160 ms of silence and ends after 512 ms', () => {
  const { hear } = anEar();
  expect(hear(`${'.'.repeat(20)}${voice}`)).toEqual(['speech']);
  // A detector reports the end of voice four frames late, so those count as silence.
  expect(hear('.')).toEqual(['pause']);
  expect(hear('.'.repeat(10))).toEqual([]);
  const [end = ''] = hear('.');
  // 30 frames of voice, 320 ms before them, and 12 of silence; it ended with frame 20 + 30 - 4.
  expect(end).toBe(`end ${9 + 30 + 12} ${45 * 32} ${(34 - 5) * 32}`);
});

test('previews start after 700 ms and become less frequent', () => {
  const { looks, hear } = anEar();
  hear('#'.repeat(22));
  expect(looks).toEqual([]);
  hear('#'.repeat(300));
  expect(looks).toEqual([23, 45, 67, 89, 111, 139, 174, 218, 273]);
});

test('silence is not previewed', () => {
  const { looks, hear } = anEar({ waitMs: 5_000 });
  hear(`${voice}${'.'.repeat(60)}`);
  expect(looks).toEqual([23]);
});

test('a caller who goes on after a pause is not cut off', () => {
  const { hear } = anEar();
  hear(voice);
  expect(hear(`....#${'.'.repeat(2)}`)).toEqual(['pause', 'goes on', 'pause']);
});

test('an unfinished sentence extends the wait', () => {
  const { hear } = anEar({ waitMs: 992 });
  hear(voice);
  expect(hear('.'.repeat(26))).toEqual(['pause']);
  expect(hear('.')).toHaveLength(1);
});

test('a turn that is too long is cut', () => {
  const { hear } = anEar({ maxTurnMs: 640 });
  expect(hear('#'.repeat(20)).at(-1)).toMatch(/^end 20 .* cut$/);
});

test('while held, the turn stays open and no other opens', () => {
  const { segmenter, events, hear } = anEar();
  segmenter.hold(true);
  expect(hear(`##${'.'.repeat(60)}##`)).toEqual(['speech']);
  segmenter.hold(false);
  expect(events.splice(0)).toHaveLength(1);
  expect(hear(voice + '.'.repeat(30))).toEqual([]);
});
