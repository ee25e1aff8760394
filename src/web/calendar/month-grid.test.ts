import { expect, test } from 'vitest';
import { monthAfter, namedWeek, weeksOf } from './month-grid.ts';

test.each([
  ['2027-01', 5, 4, '2027-01-01'],
  ['2026-02', 5, 6, '2026-02-01'],
  ['2027-02', 4, 0, '2027-02-01'],
  ['2027-05', 6, 5, '2027-05-01'],
  ['2028-02', 5, 1, '2028-02-01'],
])('%s has %i weeks and begins on weekday %i', (month, count, weekday, first) => {
  const weeks = weeksOf(month);
  expect(weeks).toHaveLength(count);
  expect(weeks[0]?.indexOf(first)).toBe(weekday);
  const days = weeks.flat().filter((date) => date !== undefined);
  expect(days).toEqual(days.toSorted());
  expect(days).toHaveLength(
    new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate(),
  );
});

test('months go on over the turn of the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2027-01', -1)).toBe('2026-12');
});

test('the week that names the weekdays begins on a Monday', () => {
  expect(namedWeek.map((date) => new Date(date).getUTCDay())).toEqual([1, 2, 3, 4, 5, 6, 0]);
});
