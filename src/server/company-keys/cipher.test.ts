import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { openFile, sealFile } from './cipher.ts';

const key = randomBytes(32);
const label = `${randomUUID()}/${randomUUID()}/1/file`;

test.each([0, 1, 65_535, 65_536, 65_537, 200_000])('a file of %i bytes opens as it was', (size) => {
  const content = randomBytes(size);
  expect(openFile(key, label, sealFile(key, label, content)).equals(content)).toBe(true);
});

test('a file opens only whole, with its key, at its place', () => {
  const content = randomBytes(200_000);
  const sealed = sealFile(key, label, content);
  const frame = 65_536 + 16;
  const head = 20;
  const frames = [0, 1, 2, 3].map((at) => sealed.subarray(head + at * frame, head + (at + 1) * frame));
  const put = (...parts: (Buffer | undefined)[]) =>
    Buffer.concat([sealed.subarray(0, head), ...parts.map((part) => part ?? Buffer.alloc(0))]);
  expect(openFile(key, label, put(...frames)).equals(content)).toBe(true);

  const flipped = Buffer.from(sealed);
  flipped[100_000] = (flipped[100_000] ?? 0) ^ 1;
  const broken: [string, Buffer][] = [
    ['a changed bit', flipped],
    ['the last frame cut off', put(frames[0], frames[1], frames[2])],
    ['a frame left out', put(frames[0], frames[2], frames[3])],
    ['frames swapped', put(frames[1], frames[0], frames[2], frames[3])],
    ['half a frame', sealed.subarray(0, 100_000)],
    ['something else', content],
    ['nothing', Buffer.alloc(0)],
  ];
  for (const [what, file] of broken) expect(() => openFile(key, label, file), what).toThrow();
  expect(() => openFile(randomBytes(32), label, sealed)).toThrow();
  expect(() => openFile(key, `${label}x`, sealed)).toThrow();
});
