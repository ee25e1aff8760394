import { afterEach, expect, test, vi } from 'vitest';
import { firstDayAhead, lastDayBehind, localToday } from './local-today.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  // Past midnight in Dubai, and not yet in UTC.
  {
    zone: 'Asia/Dubai',
    now: '2026-03-09T21:30:00Z',
    here: '2026-03-10',
    first: '2026-03-09',
    last: '2026-03-09',
  },
  // Past midnight in UTC, and not yet in New York.
  {
    zone: 'America/New_York',
    now: '2026-03-10T01:30:00Z',
    here: '2026-03-09',
    first: '2026-03-10',
    last: '2026-03-09',
  },
  {
    zone: 'Asia/Dubai',
    now: '2026-03-10T09:00:00Z',
    here: '2026-03-10',
    first: '2026-03-10',
    last: '2026-03-10',
  },
])('at $now in $zone, days can be chosen that the server takes', ({ zone, now, here, first, last }) => {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ now: new Date(now) });
  expect([localToday(), firstDayAhead(), lastDayBehind()]).toEqual([here, first, last]);
});
