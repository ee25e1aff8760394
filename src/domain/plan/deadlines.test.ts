import { describe, expect, test } from 'vitest';
import type { CompanyAnswers } from '#domain/catalogue/company-question.ts';
import type { Deadline, DeadlineRule, Jurisdiction } from '#domain/catalogue/definition.ts';
import { fact } from '#domain/catalogue/facts.ts';
import { type PlainDate, plainDate, weekdayOf } from '#domain/values/plain-date.ts';
import { type CompanyDates, deadlinesOf } from './deadlines.ts';

const dates: CompanyDates = {
  incorporation: plainDate('2026-10-10'),
  'licence-issue': plainDate('2027-02-28'),
  'financial-year-end': plainDate('2026-12-31'),
  'visa-issue': plainDate('2026-11-30'),
};

/** A jurisdiction without days off. */
const everyDay = { isWorkingDay: () => true };

function due(rule: DeadlineRule, known: CompanyDates = dates, more: Partial<Deadline> = {}, visas = 1) {
  const deadline = { id: 'a', rule: fact(rule, 'high', ['Page', 'https://example.com']), ...more };
  return deadlinesOf(
    { deadlines: [deadline] } as unknown as Jurisdiction,
    { visas, officeType: 'flexi' },
    known,
    { from: plainDate('2026-11-21'), until: plainDate('2029-11-21') },
    everyDay,
  ).map(({ on }) => on);
}

describe('what falls due within three years', () => {
  test('three months after incorporation', () => {
    expect(due({ from: 'incorporation', after: { months: 3 }, repeats: 'once' })).toEqual(['2027-01-10']);
  });

  test('nothing by a rule that only holds for what began later', () => {
    const rule = { from: 'incorporation', after: { months: 3 }, repeats: 'once' } as const;
    expect(due({ ...rule, onlySince: '2026-10-11' })).toEqual([]);
    expect(due({ ...rule, onlySince: '2026-10-10' })).toEqual(['2027-01-10']);
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

  test('months after a financial year that ends with a month end with a month', () => {
    const known = { 'financial-year-end': plainDate('2027-02-28') };
    const rule = { from: 'financial-year-end', after: { months: 6 }, repeats: 'yearly' } as const;
    expect(due(rule, known)).toEqual(['2027-08-31', '2028-08-31', '2029-08-31']);
  });

  test('a year after the licence is the same day, also at the end of a month', () => {
    const rule = { from: 'licence-issue', after: { years: 1 }, repeats: 'yearly' } as const;
    expect(due(rule)).toEqual(['2028-02-28', '2029-02-28']);
  });

  test('every two years, in years, months and days', () => {
    const rule = { from: 'visa-issue', after: { years: 2, days: -30 }, repeats: 'every-two-years' } as const;
    expect(due(rule)).toEqual(['2028-10-31']);
  });

  test('on a fixed date, only within the window', () => {
    expect(due({ on: '2027-07-01' })).toEqual(['2027-07-01']);
    expect(due({ on: '2026-11-20' })).toEqual([]);
    expect(due({ on: '2030-01-01' })).toEqual([]);
  });

  test('on a day of each year after the one of incorporation', () => {
    expect(due({ eachYearOn: '03-01' })).toEqual(['2027-03-01', '2028-03-01', '2029-03-01']);
  });

  test('on days of the founding year after incorporation', () => {
    const rule = { startsIn: 'founding-year' } as const;
    const from = { incorporation: plainDate('2027-06-01') };
    expect(due({ ...rule, eachYearOn: '06-01' }, from)).toEqual(['2027-06-01', '2028-06-01', '2029-06-01']);
    expect(due({ ...rule, eachYearOn: '05-31' }, from)).toEqual(['2028-05-31', '2029-05-31']);
    expect(due({ ...rule, eachYearOn: '12-15' }, from)).toEqual(['2027-12-15', '2028-12-15']);
  });

  test('for a quarter that ends after incorporation, not for earlier ones', () => {
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

  test('nothing while its start date is unknown', () => {
    expect(due({ from: 'visa-issue', after: { years: 2 }, repeats: 'once' }, {})).toEqual([]);
    expect(due({ eachYearOn: '03-01' }, {})).toEqual([]);
  });

  test('nothing if it does not apply', () => {
    const rule = { from: 'visa-issue', after: { years: 1 }, repeats: 'once' } as const;
    expect(due(rule, dates, { when: { visasAtLeast: 1 } }, 0)).toEqual([]);
  });
});

describe('rules for a company’s first period and for month ends', () => {
  const foundedOn = (incorporation: string, yearEnd?: string): CompanyDates => ({
    incorporation: plainDate(incorporation),
    ...(yearEnd && { 'financial-year-end': plainDate(yearEnd) }),
  });

  test('months after the end of a month end on the last day of a month, if the jurisdiction counts so', () => {
    const rule = { from: 'incorporation', after: { months: 6 }, repeats: 'once' } as const;
    const lastDay = (incorporation: string) =>
      due({ ...rule, keepsMonthEnd: true }, foundedOn(incorporation));
    expect(lastDay('2027-08-31')).toEqual(['2028-02-29']);
    expect(lastDay('2027-02-28')).toEqual(['2027-08-31']);
    expect(lastDay('2027-02-27')).toEqual(['2027-08-27']);
    expect(due(rule, foundedOn('2027-02-28'))).toEqual(['2027-08-28']);
  });

  test('each period of twelve months follows the previous one, also after 29 February', () => {
    const rule = {
      from: 'incorporation',
      periodMonths: 12,
      after: { days: 14 },
      repeats: 'yearly',
    } as const;
    expect(due(rule, foundedOn('2026-05-11'))).toEqual(['2027-05-24', '2028-05-24', '2029-05-24']);
    expect(due(rule, foundedOn('2024-02-29')).slice(0, 2)).toEqual(['2027-03-14', '2028-03-14']);
  });

  test('a first year of more than twelve months skips the first date or has its own', () => {
    const rule = { from: 'financial-year-end', after: { months: 9 }, repeats: 'yearly' } as const;
    const once = { from: 'incorporation', after: { months: 21 }, repeats: 'once' } as const;
    const long = foundedOn('2026-12-11', '2027-12-31');
    const short = foundedOn('2026-12-11', '2027-06-30');
    expect(due(rule, long, { longFirstYear: 'leaves-out-first' })).toEqual(['2029-09-30']);
    expect(due(rule, short, { longFirstYear: 'leaves-out-first' })).toEqual(['2028-03-31', '2029-03-31']);
    expect(due(once, long, { longFirstYear: 'required' })).toEqual(['2028-09-11']);
    expect(due(once, short, { longFirstYear: 'required' })).toEqual([]);
  });

  test('a day of each year begins after the first financial year, and can come once', () => {
    const rule = { eachYearOn: '11-30', startsIn: 'year-after-first-financial-year' } as const;
    expect(due(rule, foundedOn('2026-12-11', '2027-12-31'))).toEqual(['2028-11-30']);
    expect(due(rule, foundedOn('2026-12-11', '2026-12-31'))).toEqual(['2027-11-30', '2028-11-30']);
    const once = {
      eachYearOn: '10-05',
      startsIn: 'founding-year',
      periodEndsOn: '04-05',
      isOnce: true,
    } as const;
    expect(due(once, foundedOn('2027-06-01'))).toEqual(['2028-10-05']);
    expect(due(once, foundedOn('2027-03-01'))).toEqual(['2027-10-05']);
  });

  test('a day of each month begins with the month after incorporation', () => {
    expect(due({ eachMonthOn: 1 }, foundedOn('2029-08-31'))).toEqual([
      '2029-09-01',
      '2029-10-01',
      '2029-11-01',
    ]);
  });
});

describe('a deadline on a day off', () => {
  // Saturday and Sunday are off, and Monday 4 January 2027 as a holiday.
  const calendar = {
    isWorkingDay: (day: PlainDate) => weekdayOf(day) < 6 && day !== '2027-01-04',
  };
  const saturday = plainDate('2027-01-02');
  const falling = (onDayOff?: Deadline['onDayOff'], rule?: DeadlineRule) =>
    deadlinesOf(
      {
        deadlines: [
          {
            id: 'a',
            rule: fact<DeadlineRule>(
              rule ?? { from: 'incorporation', after: { days: 0 }, repeats: 'once' },
              'high',
              ['Page', 'https://example.com'],
            ),
            ...(onDayOff && { onDayOff }),
          },
        ],
      } as unknown as Jurisdiction,
      { visas: 0, officeType: 'flexi' },
      { incorporation: saturday },
      { from: plainDate('2026-12-01'), until: plainDate('2027-12-31') },
      calendar,
    ).map(({ on, dayOff }) => ({ on, dayOff }));
  const law = (value: 'next-working-day' | 'working-day-before' | 'stays') =>
    fact(value, 'high', ['Page', 'https://example.com']);

  test.each([
    ['next-working-day', '2027-01-05'],
    ['working-day-before', '2027-01-01'],
    ['stays', '2027-01-02'],
  ] as const)('%s', (rule, on) => {
    expect(falling(law(rule))).toEqual([{ on, dayOff: { on: saturday, rule } }]);
  });

  test('stays and is marked unconfirmed if no rule is known', () => {
    expect(falling()).toEqual([{ on: saturday, dayOff: { on: saturday, rule: 'unconfirmed' } }]);
  });

  test('is not mentioned for a fixed date', () => {
    expect(falling(undefined, { on: '2027-01-02' })).toEqual([{ on: saturday, dayOff: undefined }]);
  });

  test('moves into the window, and out of it', () => {
    const due = (from: string, until: string) =>
      deadlinesOf(
        {
          deadlines: [
            {
              id: 'a',
              rule: fact<DeadlineRule>(
                { from: 'incorporation', after: { days: 0 }, repeats: 'once' },
                'high',
                ['Page', 'https://example.com'],
              ),
              onDayOff: law('next-working-day'),
            },
          ],
        } as unknown as Jurisdiction,
        { visas: 0, officeType: 'flexi' },
        { incorporation: saturday },
        { from: plainDate(from), until: plainDate(until) },
        calendar,
      ).length;
    expect(due('2027-01-03', '2027-01-31')).toBe(1);
    expect(due('2026-12-01', '2027-01-04')).toBe(0);
  });
});

describe('a deadline that depends on answers', () => {
  const law = (rule: DeadlineRule): Deadline =>
    ({
      id: 'a',
      rule: fact(rule, 'high', ['Page', 'https://example.com']),
      onlyIf: 'with employees',
      dependsOn: { 'has-employees': true, 'is-audited': false },
    }) as unknown as Deadline;
  const found = (answers: CompanyAnswers, rule: DeadlineRule = { eachMonthOn: 1 }) =>
    deadlinesOf(
      { deadlines: [law(rule)] } as unknown as Jurisdiction,
      { visas: 0, officeType: 'flexi' },
      { incorporation: plainDate('2027-01-15') },
      { from: plainDate('2027-01-01'), until: plainDate('2027-03-31') },
      everyDay,
      answers,
    ).map(({ on, deadline }) => [on, deadline.onlyIf]);

  test('shows its condition while an answer is missing, and lists a monthly duty once', () => {
    expect(found({})).toEqual([['2027-02-01', 'with employees']]);
    expect(found({ 'has-employees': true })).toEqual([['2027-02-01', 'with employees']]);
    expect(found({}, { eachYearOn: '02-01', startsIn: 'founding-year' })).toEqual([
      ['2027-02-01', 'with employees'],
    ]);
  });

  test('is unconditional once all answers meet it', () => {
    expect(found({ 'has-employees': true, 'is-audited': false })).toEqual([
      ['2027-02-01', undefined],
      ['2027-03-01', undefined],
    ]);
  });

  test('is removed if one answer does not meet it', () => {
    expect(found({ 'is-audited': true })).toEqual([]);
    expect(found({ 'has-employees': false, 'is-audited': false })).toEqual([]);
  });
});
