import { expect, test } from 'vitest';
import { plainDate } from '../values/plain-date.ts';
import { vatForecastOf } from './vat-forecast.ts';

const today = plainDate('2026-11-23');

test.each([
  ['below both lines', 0, 10_000, undefined, undefined, undefined],
  ['over the voluntary line alone', 0, 20_000, '2027-09-23', undefined, undefined],
  ['over both lines in the year', 0, 50_000, '2027-03-23', '2027-07-23', '2027-08-22'],
  ['exactly on the line is not over it', 375_000, 0, '2026-11-23', undefined, undefined],
  ['over it already', 375_001, 0, '2026-11-23', '2026-11-23', '2026-12-23'],
  ['over it in the next 30 days alone', 0, 400_000, '2026-12-23', '2026-11-23', '2026-12-23'],
] as const)('B9: %s', (_, past, monthly, voluntaryFrom, passedOn, registerBy) => {
  expect(vatForecastOf({ past, monthly }, today)).toEqual({ voluntaryFrom, passedOn, registerBy });
});
