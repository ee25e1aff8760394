import { expect, test } from 'vitest';
import { plainDate } from '#domain/values/plain-date.ts';
import { lastDayReserved, reservationState } from './reservation.ts';

test('a reservation ends the day before its period is over', () => {
  // As a certificate of Dubai has it: issued on 21 October, expired on 20 April.
  expect(lastDayReserved(plainDate('2022-10-21'), { period: { months: 6 } })).toBe('2023-04-20');
  expect(lastDayReserved(plainDate('2026-11-01'), { period: { days: 60 } })).toBe('2026-12-30');
  expect(lastDayReserved(plainDate('2026-11-01'), {})).toBeUndefined();
});

test.each([
  ['2026-12-31', 39, 'held'],
  ['2026-12-22', 30, 'ending'],
  ['2026-11-22', 0, 'ending'],
  ['2026-11-21', -1, 'lapsed'],
] as const)('until %s, seen on 22 November: %i days left, %s', (until, daysLeft, state) => {
  expect(reservationState(plainDate(until), plainDate('2026-11-22'))).toEqual({ daysLeft, state });
});
