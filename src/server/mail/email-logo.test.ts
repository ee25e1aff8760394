import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PictureRefused } from '../paper-checks/index.ts';
import { openLog } from '../platform/log.ts';
import { emailLogo } from './email-logo.ts';

const log = openLog({ level: 'silent', format: 'json' });
const first = new Uint8Array([1]);
const second = new Uint8Array([2]);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a logo is drawn once for all emails, and again when it has changed or could not be drawn', async () => {
  let present = first;
  let isDrawn = false;
  const drawings: Uint8Array[] = [];
  const logo = emailLogo(async () => ({ content: Uint8Array.from(present) }), {
    log,
    paperChecks: {
      async redraw(picture) {
        drawings.push(picture);
        if (!isDrawn) throw new PictureRefused('unreadable');
        return picture;
      },
    },
  });
  expect(await logo()).toBeUndefined();
  isDrawn = true;
  expect(await logo()).toEqual(first);
  expect(await logo()).toEqual(first);
  present = second;
  expect(await logo()).toEqual(second);
  expect(drawings).toEqual([first, first, second]);
});

test('an email goes without a logo that takes too long, and a later one carries it', async () => {
  let finish = (_: Uint8Array) => {};
  const logo = emailLogo(async () => ({ content: first }), {
    log,
    paperChecks: { redraw: () => new Promise((resolve) => (finish = resolve)) },
  });
  const waiting = logo();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await waiting).toBeUndefined();
  finish(first);
  expect(await logo()).toEqual(first);
});
