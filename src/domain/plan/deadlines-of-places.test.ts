import { describe, expect, test } from 'vitest';
import { catalogue, jurisdictionWith } from '#domain/catalogue/catalogue.ts';
import {
  addDays,
  addMonths,
  addYears,
  endOfMonth,
  type PlainDate,
  plainDate,
} from '#domain/values/plain-date.ts';
import { type CompanyDates, deadlinesOf } from './deadlines.ts';
import { firstYearEndOf } from './financial-year.ts';

const requirements = { visas: 1, officeType: 'flexi' } as const;
/** A calendar without days off; the tests of `deadlinesOf` check weekends. */
const everyDay = { isWorkingDay: () => true };

function place(id: string) {
  const found = jurisdictionWith(id);
  if (!found) throw new Error(`There is no place '${id}'.`);
  return found;
}

/** Every date of a deadline within six years of incorporation. */
function daysOf(
  id: string,
  deadline: string,
  dates: { incorporation: string; yearEnd?: string },
): PlainDate[] {
  const jurisdiction = place(id);
  const incorporation = plainDate(dates.incorporation);
  const known: CompanyDates = {
    incorporation,
    'licence-issue': incorporation,
    'visa-issue': incorporation,
    'financial-year-end': dates.yearEnd
      ? plainDate(dates.yearEnd)
      : firstYearEndOf(jurisdiction, incorporation),
  };
  const window = { from: incorporation, until: addYears(incorporation, 6) };
  return deadlinesOf(jurisdiction, requirements, known, window, everyDay)
    .filter((due) => due.deadline.id === deadline)
    .map(({ on }) => on);
}

const company = 'gb-private-limited-company';

describe('the dates that the sources give as examples', () => {
  /** Jurisdiction, deadline, incorporation, entered end of the first financial year, first dates. */
  const table: [string, string, string, string | undefined, string[]][] = [
    // A first year from 11 May 2026 to 31 May 2027: gov.uk/first-company-accounts-and-return.
    [company, 'first-accounts', '2026-05-11', undefined, ['2028-02-11']],
    [company, 'accounts', '2026-05-11', undefined, ['2029-02-28', '2030-02-28']],
    [company, 'first-corporation-tax-payment', '2026-05-11', undefined, ['2028-02-11']],
    [company, 'first-company-tax-return', '2026-05-11', undefined, ['2028-05-10']],
    [company, 'corporation-tax-payment', '2026-05-11', undefined, ['2028-03-01', '2029-03-01']],
    [company, 'company-tax-return', '2026-05-11', undefined, ['2028-05-31', '2029-05-31']],
    // The first tax period from 31 May 2026 ends on 30 May 2027; nine months on is 29 February 2028.
    [company, 'first-corporation-tax-payment', '2026-05-31', undefined, ['2028-03-01']],
    // A first year that was shortened to seven months has no dates of its own.
    [company, 'first-accounts', '2026-05-11', '2026-12-31', []],
    [company, 'accounts', '2026-05-11', '2026-12-31', ['2027-09-30', '2028-09-30']],
    [company, 'first-company-tax-return', '2026-05-11', '2026-12-31', []],
    [company, 'corporation-tax-payment', '2026-05-11', '2026-12-31', ['2027-10-01']],
    // gov.uk/guidance/confirmation-statement-guidance.
    [company, 'confirmation-statement', '2026-05-11', undefined, ['2027-05-24', '2028-05-24']],
    [company, 'confirmation-statement', '2028-02-29', undefined, ['2029-03-14', '2030-03-14']],
    ['gb-llp', 'first-accounts', '2026-05-11', undefined, ['2028-02-11']],
    ['gb-llp', 'self-assessment', '2026-06-01', undefined, ['2027-10-05']],
    ['sg-private-limited-company', 'secretary', '2026-11-21', undefined, ['2027-05-21']],
    ['sg-private-limited-company', 'secretary', '2027-08-31', undefined, ['2028-02-29']],
    ['sg-private-limited-company', 'secretary', '2027-02-28', undefined, ['2027-08-31']],
    ['sg-private-limited-company', 'auditor', '2026-11-30', undefined, ['2027-02-28']],
    ['sg-private-limited-company', 'income-tax-return', '2026-11-21', '2026-12-31', ['2027-11-30']],
    ['sg-private-limited-company', 'income-tax-return', '2026-11-21', '2027-12-31', ['2028-11-30']],
    ['sg-private-limited-company', 'annual-return', '2026-11-21', '2026-12-31', ['2027-07-31']],
    ['sg-partnership', 'solvency-declaration', '2026-11-21', undefined, ['2028-02-21']],
    // The first Saudi financial year lasts 6 to 18 months.
    ['sa-llc', 'financial-statements', '2026-05-11', undefined, ['2027-06-30']],
    ['sa-llc', 'financial-statements', '2026-11-21', undefined, ['2028-06-30']],
    ['sa-llc', 'income-tax-return', '2026-01-01', '2026-12-31', ['2027-04-30']],
    ['sa-llc', 'registration-confirmation', '2026-06-30', undefined, ['2027-09-28']],
    ['sa-llc', 'bank-notice', '2026-11-21', undefined, ['2027-02-19']],
    ['ae-dmcc', 'corporate-tax-registration', '2026-10-10', undefined, ['2027-01-10']],
    ['ae-dmcc', 'corporate-tax-return', '2026-01-10', '2026-03-31', ['2026-12-31']],
    ['ae-dubai', 'beneficial-owners', '2026-11-01', undefined, ['2026-12-31']],
    ['us-llc', 'annual-tax', '2026-03-10', undefined, ['2027-06-01']],
    ['us-llc', 'be-13', '2026-11-21', undefined, ['2027-01-05']],
    ['us-c-corporation', 'annual-report', '2026-09-01', undefined, ['2027-03-01']],
    ['us-c-corporation', 'corporate-tax-return', '2026-09-01', '2026-12-31', ['2027-04-15']],
    ['us-c-corporation', 'corporate-tax-return-extended', '2026-09-01', '2026-12-31', ['2027-10-15']],
    // Years to 30 June that began before 2026 keep September, and have seven months more instead of six.
    ['us-c-corporation', 'corporate-tax-return', '2025-07-01', '2026-06-30', ['2026-09-15', '2027-10-15']],
    [
      'us-c-corporation',
      'corporate-tax-return-extended',
      '2025-07-01',
      '2026-06-30',
      ['2027-04-15', '2028-04-15'],
    ],
    ['us-c-corporation', 'corporate-tax-return', '2026-07-01', '2027-06-30', ['2027-10-15']],
    ['us-c-corporation', 'stock-election', '2026-11-21', undefined, ['2026-12-21']],
  ];
  test.each(table)(
    '%s, %s, incorporated on %s, year end %s',
    (id, deadline, incorporation, yearEnd, first) => {
      const days = daysOf(id, deadline, { incorporation, ...(yearEnd && { yearEnd }) });
      expect(days.slice(0, Math.max(1, first.length))).toEqual(first);
    },
  );

  test('a UK company’s first financial year ends with the month of its anniversary', () => {
    expect(firstYearEndOf(place(company), plainDate('2026-05-11'))).toBe('2027-05-31');
    expect(firstYearEndOf(place(company), plainDate('2027-02-28'))).toBe('2028-02-29');
    expect(firstYearEndOf(place('gb-llp'), plainDate('2028-02-29'))).toBe('2029-02-28');
    expect(firstYearEndOf(place('ae-dmcc'), plainDate('2026-11-21'))).toBe('2026-12-31');
  });
});

/** Founding days over five years: each end of a month with the days beside it, and 29 February. */
const foundingDays = Array.from({ length: 60 }, (_, month) => {
  const last = endOfMonth(addMonths(plainDate('2026-01-01'), month));
  return [addDays(last, -1), last, addDays(last, 1), addDays(last, 15)];
}).flat();

describe.each(catalogue.flatMap(({ jurisdictions }) => jurisdictions))('$id', (jurisdiction) => {
  test('the dates of each deadline are ascending, unique and not before incorporation', () => {
    const wrong: string[] = [];
    for (const founded of foundingDays) {
      const dates: CompanyDates = {
        incorporation: founded,
        'licence-issue': founded,
        'visa-issue': founded,
        'financial-year-end': firstYearEndOf(jurisdiction, founded),
      };
      const window = { from: plainDate('2000-01-01'), until: addYears(founded, 8) };
      const days = new Map<string, PlainDate[]>();
      for (const { deadline, on } of deadlinesOf(jurisdiction, requirements, dates, window, everyDay)) {
        if ('on' in deadline.rule.value) continue;
        days.set(deadline.id, [...(days.get(deadline.id) ?? []), on]);
      }
      for (const [id, all] of days) {
        if (all.some((day, index) => index > 0 && day <= (all[index - 1] ?? day)))
          wrong.push(`${id}, founded ${founded}: ${all.join(' ')}`);
        if (all.some((day) => day < founded)) wrong.push(`${id} before ${founded}`);
        const gaps = all.slice(1).map((day, index) => Date.parse(day) - Date.parse(all[index] ?? day));
        const isUneven = gaps.some((gap) => Math.abs(gap - (gaps[0] ?? gap)) > 3 * 24 * 60 * 60 * 1000);
        if (isUneven) wrong.push(`${id}, founded ${founded}, comes unevenly: ${all.join(' ')}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
