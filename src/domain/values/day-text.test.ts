import { expect, test } from 'vitest';
import { dayRangeText, dayText, monthText, shortDayText, weekdayText, windowText } from './day-text.ts';

const format = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(date));

const days = Array.from({ length: 800 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
);

test('dates read as British English writes them', () => {
  for (const day of days) {
    expect(dayText(day)).toBe(format(day, { dateStyle: 'long' }));
    expect(weekdayText(day)).toBe(format(day, { dateStyle: 'full' }));
    expect(shortDayText(day)).toBe(format(day, { dateStyle: 'medium' }));
    expect(monthText(day.slice(0, 7))).toBe(format(day, { month: 'long', year: 'numeric' }));
    expect(dayRangeText(day, day)).toBe(format(day, { day: 'numeric', month: 'short' }));
  }
});

test('ranges of dates name month and year once', () => {
  const medium = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
  for (const length of [0, 1, 20, 45, 400]) {
    for (const [index, first] of days.slice(0, 400).entries()) {
      const last = days[index + length] ?? first;
      const range = medium.formatRange(new Date(first), new Date(last)).replaceAll('\u2009', ' ');
      expect(windowText(first, last)).toBe(range);
    }
  }
  expect(dayRangeText('2026-11-26', '2026-12-03')).toBe('26 Nov – 3 Dec');
});

test('what is no date is refused', () => {
  expect(() => dayText('soon')).toThrow(RangeError);
});
