import { describe, expect, test } from 'vitest';
import type { Deadline, DeadlineRule, Jurisdiction } from '#domain/catalogue/definition.ts';
import { fact } from '#domain/catalogue/facts.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { type CompanyDates, deadlinesOf } from './deadlines.ts';

const dates: CompanyDates = {
  incorporation: plainDate('2026-10-10'),
  'licence-issue': plainDate('2027-02-28'),
  'financial-year-end': plainDate('2026-12-31'),
  'visa-issue': plainDate('2026-11-30'),
};

function due(rule: DeadlineRule, known: CompanyDates = dates, more: Partial<Deadline> = {}, visas = 1) {
  const deadline = { id: 'a', rule: fact(rule, 'high', ['Page', 'https://example.com']), ...more };
  return deadlinesOf(
    { deadlines: [deadline] } as unknown as Jurisdiction,
    { visas, officeType: 'flexi' },
    known,
    { from: plainDate('2026-11-21'), until: plainDate('2029-11-21') },
  ).map(({ on }) => on);
}

describe('what falls due within three years', () => {
  test('three months after incorporation', () => {
    expect(due({ from: 'incorporation', after: { months: 3 }, repeats: 'once' })).toEqual(['2027-01-10']);
  });

  test('by the end of the ninth month after the financial year, each year', () => {
    const rule = {
      from: 'financial-year-end',
      after: { months: 9 },
      endOfMonth: true,
      repeats: 'yearly',
    } as const;
    expect(due(rule)).toEqual(['2027-09-30', '2028-09-30', '2029-09-30']);
  });

  test('so many months after a financial year that ends with a month is the end of a month', () => {
    const known = { 'financial-year-end': plainDate('2027-02-28') };
    const rule = { from: 'financial-year-end', after: { months: 6 }, repeats: 'yearly' } as const;
    expect(due(rule, known)).toEqual(['2027-08-31', '2028-08-31', '2029-08-31']);
  });

  test('a year after the licence is its own day, also at the end of a month', () => {
    const rule = { from: 'licence-issue', after: { years: 1 }, repeats: 'yearly' } as const;
    expect(due(rule)).toEqual(['2028-02-28', '2029-02-28']);
  });

  test('every two years, in years, months and days', () => {
    const rule = { from: 'visa-issue', after: { years: 2, days: -30 }, repeats: 'every-two-years' } as const;
    expect(due(rule)).toEqual(['2028-10-31']);
  });

  test('on a day that the law names, within the window alone', () => {
    expect(due({ on: '2027-07-01' })).toEqual(['2027-07-01']);
    expect(due({ on: '2026-11-20' })).toEqual([]);
    expect(due({ on: '2030-01-01' })).toEqual([]);
  });

  test('on a day of each year after the one of incorporation', () => {
    expect(due({ eachYearOn: '03-01' })).toEqual(['2027-03-01', '2028-03-01', '2029-03-01']);
  });

  test('on days of the founding year itself, once the company is there', () => {
    const rule = { startsIn: 'founding-year' } as const;
    const from = { incorporation: plainDate('2027-06-01') };
    expect(due({ ...rule, eachYearOn: '06-01' }, from)).toEqual(['2027-06-01', '2028-06-01', '2029-06-01']);
    expect(due({ ...rule, eachYearOn: '05-31' }, from)).toEqual(['2028-05-31', '2029-05-31']);
    expect(due({ ...rule, eachYearOn: '12-15' }, from)).toEqual(['2027-12-15', '2028-12-15']);
  });

  test('for a quarter that the company saw the end of, not for one before it', () => {
    const firstDue = (eachYearOn: string, periodEndsOn: string, incorporation: string) =>
      due(
        { eachYearOn, periodEndsOn, startsIn: 'founding-year' },
        { incorporation: plainDate(incorporation) },
      )[0];
    expect(firstDue('04-30', '03-31', '2027-03-31')).toBe('2027-04-30');
    expect(firstDue('04-30', '03-31', '2027-04-01')).toBe('2028-04-30');
    expect(firstDue('01-31', '12-31', '2027-01-10')).toBe('2028-01-31');
    expect(firstDue('01-31', '12-31', '2026-12-31')).toBe('2027-01-31');
  });

  test('nothing while the day it counts from is not known', () => {
    expect(due({ from: 'visa-issue', after: { years: 2 }, repeats: 'once' }, {})).toEqual([]);
    expect(due({ eachYearOn: '03-01' }, {})).toEqual([]);
  });

  test('nothing that does not apply', () => {
    const rule = { from: 'visa-issue', after: { years: 1 }, repeats: 'once' } as const;
    expect(due(rule, dates, { when: { visasAtLeast: 1 } }, 0)).toEqual([]);
  });
});
