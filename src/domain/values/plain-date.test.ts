import { describe, expect, test } from 'vitest';
import { addDays, addMonths, addYears, endOfMonth, isPlainDate, plainDate, weekdayOf } from './plain-date.ts';

const day = plainDate;

describe('days', () => {
  test.each(['2026-02-29', '2026-13-01', '2026-1-1', '26-01-01', '2026-01-01T00:00', ''])(
    '%j is none',
    (text) => {
      expect(isPlainDate(text)).toBe(false);
      expect(() => plainDate(text)).toThrow(RangeError);
    },
  );

  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-10-10', 3, '2027-01-10'],
    ['2026-12-31', 9, '2027-09-30'],
    ['2026-03-31', -1, '2026-02-28'],
  ])('%s and %i months is %s', (from, months, to) => {
    expect(addMonths(day(from), months)).toBe(to);
  });

  test('years, days, ends of months and weekdays', () => {
    expect(addYears(day('2028-02-29'), 1)).toBe('2029-02-28');
    expect(addDays(day('2026-12-31'), 1)).toBe('2027-01-01');
    expect(addDays(day('2026-03-01'), -1)).toBe('2026-02-28');
    expect(endOfMonth(day('2026-09-01'))).toBe('2026-09-30');
    expect(weekdayOf(day('2026-11-21'))).toBe(6);
    expect(weekdayOf(day('2026-11-22'))).toBe(7);
  });
});
