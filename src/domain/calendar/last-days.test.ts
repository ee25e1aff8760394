import { expect, test } from 'vitest';
import { lastDaysLeft } from './last-days.ts';

test('the last fourteen days count, the day itself too, and no day before or after them', () => {
  const on = '2026-12-20';
  expect(lastDaysLeft(on, '2026-12-05')).toBeUndefined();
  expect(lastDaysLeft(on, '2026-12-06')).toBe(14);
  expect(lastDaysLeft(on, '2026-12-19')).toBe(1);
  expect(lastDaysLeft(on, '2026-12-20')).toBe(0);
  expect(lastDaysLeft(on, '2026-12-21')).toBeUndefined();
});
