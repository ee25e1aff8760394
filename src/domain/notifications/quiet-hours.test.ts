import { expect, test } from 'vitest';
import { emailTime, isTimeZone, outsideQuietHours } from './quiet-hours.ts';

const dubai = { timeZone: 'Asia/Dubai', quietFrom: 20, quietTo: 8 };
const always = { timeZone: 'Asia/Dubai', quietFrom: 0, quietTo: 0 };
const moment = (text: string) => new Date(`2026-11-22T${text}Z`);

test.each([
  ['in the afternoon in Dubai', '10:00:00', '2026-11-22T10:00:00.000Z'],
  ['at eight in the evening in Dubai', '16:00:00', '2026-11-23T04:00:00.000Z'],
  ['after midnight in Dubai', '21:30:00', '2026-11-23T04:00:00.000Z'],
  ['a minute before eight in the morning', '03:59:30', '2026-11-22T04:00:00.000Z'],
])('an email %s waits for the end of the quiet hours', (_, at, expected) => {
  expect(outsideQuietHours(moment(at), dubai).toISOString()).toBe(expected);
});

test('without quiet hours nothing waits', () => {
  expect(outsideQuietHours(moment('21:30:00'), always)).toEqual(moment('21:30:00'));
});

test('an unread message is emailed after ten minutes, but not into quiet hours', () => {
  expect(emailTime(moment('10:00:00'), 'after-ten-minutes', dubai)).toEqual(moment('10:10:00'));
  expect(emailTime(moment('15:55:00'), 'after-ten-minutes', dubai).toISOString()).toBe(
    '2026-11-23T04:00:00.000Z',
  );
});

test('the daily email goes out when the quiet hours end, at eight where there are none', () => {
  for (const hours of [dubai, always]) {
    expect(emailTime(moment('05:00:00'), 'daily', hours).toISOString()).toBe('2026-11-23T04:00:00.000Z');
    expect(emailTime(moment('04:00:00'), 'daily', hours).toISOString()).toBe('2026-11-23T04:00:00.000Z');
  }
});

test('a time zone is one that the platform knows', () => {
  expect(['Asia/Dubai', 'UTC', 'Mars/Olympus', '', "'; drop", '+04:00'].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
