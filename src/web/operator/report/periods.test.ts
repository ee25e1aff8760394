import { expect, test } from 'vitest';
import { kindOf, neighbour, periodAround, todayIn } from './periods.ts';

test('weeks go from Monday to Sunday and months from edge to edge, also over a leap day', () => {
  expect(periodAround('2026-11-22', 'week')).toEqual({ from: '2026-11-16', until: '2026-11-22' });
  expect(periodAround('2028-02-10', 'month')).toEqual({ from: '2028-02-01', until: '2028-02-29' });
  const january = periodAround('2027-01-15', 'month');
  expect(neighbour(january, 'month', -1)).toEqual({ from: '2026-12-01', until: '2026-12-31' });
  expect(neighbour({ from: '2026-12-28', until: '2027-01-03' }, 'week', 1)).toEqual({
    from: '2027-01-04',
    until: '2027-01-10',
  });
});

test('a choice of days is told from a whole week or month', () => {
  expect(kindOf({ from: '2026-11-01', until: '2026-11-30' })).toBe('month');
  expect(kindOf({ from: '2026-11-16', until: '2026-11-22' })).toBe('week');
  expect(kindOf({ from: '2026-11-16', until: '2026-11-21' })).toBeUndefined();
});

test('a day begins where the installation is', () => {
  const lateOnSunday = new Date('2026-11-29T21:00:00Z');
  expect(todayIn('UTC', lateOnSunday)).toBe('2026-11-29');
  expect(todayIn('Asia/Dubai', lateOnSunday)).toBe('2026-11-30');
});
