import { describe, expect, test } from 'vitest';
import { catalogue } from '#domain/catalogue/catalogue.ts';
import { makePlan, type Plan } from '#domain/plan/plan.ts';
import type { Total } from '#domain/plan/total.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { comparePlaces } from './compare-places.ts';
import { countedDays } from './counted-days.ts';
import { dayLimitVerdict } from './limit-verdict.ts';
import { sentencesIn } from './sentences.ts';
import { pricedQuantity, quantitiesIn } from './typed-rates.ts';
import { visasByArea } from './visas-by-area.ts';

const said = (text: string) => ({ text, sources: [] });

const counting = (from: string, isPeriodEnd = false) => ({
  from: from as '2026-01-01',
  isPeriodEnd,
  fitOf: () => 1,
  today: '2026-11-22' as const,
});

describe('days counted from a date in the question', () => {
  test.each([
    ['The name is valid for 6 months [1].', '2026-10-21', '21 April 2027'],
    ['The name is valid for 6 months less a day [1].', '2026-10-21', '20 April 2027'],
    ['File within 30 days of the transfer.', '2027-01-05', '4 February 2027'],
    ['Due by the end of the 9th month after the period ends [2].', '2027-03-31', '31 December 2027'],
    ['Pay on the 28th day after the period ends.', '2026-12-31', '28 January 2027'],
    ['It lasts 2 years.', '2024-02-29', '28 February 2026'],
    ['Due 1 month and 7 days after the period ends.', '2026-12-31', '7 February 2027'],
  ])('%s', (text, from, day) => {
    expect(countedDays([said(text)], counting(from, true))?.text).toContain(`**${day}**`);
  });

  test('use the sentence that matches the question', () => {
    const text = 'Register within 3 months. For a newborn apply within 120 days of birth.';
    const counted = countedDays([said(text)], {
      ...counting('2026-12-01'),
      fitOf: (sentence) => (/birth/.test(sentence) ? 2 : 1),
    });
    expect(counted?.text).toBe('The day is **31 March 2027**: 120 days from 1 December 2026.\n');
  });

  test('do not count what follows an incorporation from the end of a year', () => {
    const text = 'The first accounts are due 21 months after incorporation [1].';
    const asked = { ...counting('2027-12-31', true), isYearEnd: true };
    expect(countedDays([said(text)], asked)).toBeUndefined();
    expect(countedDays([said(text)], counting('2027-12-31', true))).toBeDefined();
    const later = `${text} Later ones are due 9 months after the year end [1].`;
    expect(countedDays([said(later)], asked)?.text).toContain('**30 September 2028**');
  });

  test('keep the citations of their sentence', () => {
    expect(countedDays([said('Valid 60 days [2, 3].')], counting('2026-11-21'))?.text).toMatch(
      / \[2, 3\]\.$/m,
    );
  });

  test('of working days follow the calendar of the place', () => {
    // Saturdays and Sundays are off, and 30 November.
    const calendar = {
      isWorkingDay: (on: PlainDate) =>
        ![0, 6].includes(new Date(on).getUTCDay()) && on !== plainDate('2026-11-30'),
    };
    const within = [said('Tell the office within 2 business days of the change [1].')];
    const counted = countedDays(within, { ...counting('2026-11-26'), calendar });
    expect(counted?.text).toContain('**1 December 2026**: 2 business days from 26 November 2026');
    expect(countedDays(within, counting('2026-11-26'))).toBeUndefined();
  });

  test('need a period, and working days a calendar', () => {
    expect(countedDays([said('It is renewed.')], counting('2026-11-21'))).toBeUndefined();
    const return28 = said('It is due on the 28th day after the tax period ends [1].');
    expect(countedDays([return28], counting('2026-02-01'))).toBeUndefined();
    expect(countedDays([return28], counting('2026-03-31', true))?.text).toContain('28 April 2026');
    expect(countedDays([said('It takes after 20 business days.')], counting('2026-11-21'))).toBeUndefined();
    expect(
      countedDays([said('It comes 5 to 7 days after that [1].')], counting('2026-11-20')),
    ).toBeUndefined();
    const late = said('A licence 6 months late costs AED 1,200, as the fine runs from AED 200.');
    expect(countedDays([late], counting('2026-11-21'))).toBeUndefined();
    expect(countedDays([said('Pay by the 1st day of each month.')], counting('2026-11-21'))).toBeUndefined();
  });
});

test.each([
  ['2026-12-22', 'No, you are not late: the last day is **21 January 2027**'],
  ['2026-09-01', 'Yes, you are 52 days late if it is not done yet: the last day was **1 October 2026**'],
])('a day counted from %s is compared with today', (from, answer) => {
  const asked = { ...counting(from), asksLate: 'whether' as const };
  expect(countedDays([said('File within 30 days of the transfer.')], asked)?.text).toContain(answer);
});

test('a day is compared with today without a yes or no where the question asks how late it is, or whether it still holds', () => {
  const told = (from: PlainDate, asksLate: 'how-much' | 'still') =>
    countedDays([said('It is valid for 30 days.')], { ...counting(from), asksLate })?.text;
  expect(told('2026-09-01', 'how-much')).toMatch(/^You are 52 days late .*\*\*1 October 2026\*\*/);
  expect(told('2026-12-22', 'how-much')).toMatch(/^You are not late: .*\*\*21 January 2027\*\*/);
  expect(told('2026-09-01', 'still')).toMatch(/^No, that ended 52 days ago, on \*\*1 October 2026\*\*/);
  expect(told('2026-12-22', 'still')).toMatch(/^Yes, until \*\*21 January 2027\*\*/);
});

describe('a price per unit times a quantity of that unit', () => {
  const priced = (text: string, question: string) =>
    pricedQuantity(said(text), quantitiesIn(question), () => 1)?.text;

  test.each([
    ['Overstaying costs AED 50 a day [1].', '12 days over', 'AED\u00A0600**', '12 × AED\u00A050'],
    [
      'Late filing: AED 500 a month or part of a month for the first 12 months, then AED 1,000 a month.',
      'fifteen months late',
      'AED\u00A09,000**',
      '12 × AED\u00A0500 and 3 × AED\u00A01,000',
    ],
    [
      'Such a firm pays up to S$50,000, and up to S$2,500 a day if it continues [1].',
      '10 days',
      '**up to SGD\u00A025,000**',
      '10 × SGD\u00A02,500',
    ],
    [
      'A parent costs AED 1,750 plus a refundable deposit of AED 5,000 each.',
      'two parents',
      'AED\u00A03,500**',
      'plus **AED\u00A010,000** of refundable deposit, 2 × AED\u00A05,000',
    ],
    ['Not filing costs USD 25,000 per form per year.', 'two forms', 'USD\u00A050,000**', ''],
    ['A foreign employee costs a levy of SAR 800 a month.', '12 employees', 'SAR\u00A09,600** a month', ''],
    [
      'The levy is SAR 800 a month per expatriate employee, so SAR 9,600 a year for each.',
      '4 expatriates',
      'SAR\u00A03,200** a month',
      '4 × SAR\u00A0800',
    ],
    ['AED 200 a month, at most AED 4,000.', '30 months late', 'AED\u00A04,000**', 'at most AED\u00A04,000'],
    ['It pays a flat annual tax of USD 300.', 'over five years', 'USD\u00A01,500**', ''],
  ])('%s', (text, question, total, sum) => {
    expect(priced(text, question)).toContain(total);
    expect(priced(text, question)).toContain(sum);
  });

  test.each([
    ['An employment visa costs about AED 4,500 to 7,000 a person in all.', '2 employees'],
    ['AED 50 a day.', '3 visas'],
    ['A work permit costs AED 250 for 2 years.', 'for two years'],
    ['A permit costs AED 250, 1,200 or 3,450.', 'two permits'],
    ['A company of category 3 pays AED 3,450 for each permit.', 'a two-year work permit in category 3'],
    ['The permit costs AED 5,000 for up to 6 months.', 'for 2 years'],
    ['The card costs AED 100 a year plus AED 100 (AED 300 for 2 years).', 'for 2 years'],
    ['It owes USD 200 and 1.5% a month, in all USD 522.50 after 3 months.', '3 months late'],
  ])('is not made of %s', (text, question) => {
    expect(priced(text, question)).toBeUndefined();
  });
});

test.each([
  ['About 1 visa per 9 square metres [1].', 72, 'about 8 visas'],
  ['One visa for every 8 to 10 square metres.', 80, 'about 8 to 10 visas'],
])('%s', (text, area, visas) => {
  expect(visasByArea(said(text), area)?.text).toContain(visas);
});

test('a warehouse has a measure of its own', () => {
  const text = 'Agents reckon 9 m² of office for each visa, and about 15 m² a head in a warehouse [11].';
  expect(visasByArea(said(text), 450, true)?.text).toContain('about 30 visas');
  expect(visasByArea(said('One visa for each 9 m² of office.'), 450, true)).toBeUndefined();
});

test('sentences are split correctly, with their citations', () => {
  expect(sentencesIn('A costs AED 1,000 [1]. B is free [2]; no more.\n- C too [3]\n1. D')).toEqual([
    'A costs AED 1,000 [1].',
    'B is free [2]; no more.',
    'C too [3]',
    'D',
  ]);
  const law = 'Anybody may be the incorporator (8 Del. C. § 101) [2].';
  expect(sentencesIn(`${law} It is free.`)).toEqual([law, 'It is free.']);
});

describe('the cheapest of some places', () => {
  const requirements = { visas: 0, officeType: 'virtual' } as const;
  const calendar = { isWorkingDay: () => true };
  const total = (amount: number): Total => ({
    kind: 'complete',
    amounts: [{ currency: 'AED', low: amount, high: amount }],
  });
  const costing = (id: string, all: number, withoutAgency: number): Plan => {
    const jurisdiction = catalogue.flatMap(({ jurisdictions }) => jurisdictions).find((one) => one.id === id);
    if (!jurisdiction) throw new Error(`no ${id}`);
    const plan = makePlan(jurisdiction, requirements, calendar, plainDate('2026-11-22'));
    const years = plan.years.map((year) => ({
      ...year,
      total: total(all),
      totalWithoutAgency: total(withoutAgency),
    }));
    return { ...plan, years };
  };
  const saidOf = (...plans: Plan[]) => comparePlaces(plans, 'https://example.com', 'cost').text;

  test('is not decided by our own fee without saying so', () => {
    const [first] = saidOf(costing('ae-ifza', 100, 90), costing('ae-dmcc', 200, 150)).split('\n');
    expect(first).toMatch(/^\*\*IFZA\*\* costs the least[^;]*$/);
    expect(saidOf(costing('ae-ifza', 100, 90), costing('ae-dmcc', 200, 80))).toContain(
      'without it, **DMCC** costs the least',
    );
    expect(saidOf(costing('ae-ifza', 100, 90), costing('ae-dmcc', 200, 90))).toContain(
      'without it, none is the lowest',
    );
  });
});

test('a day after the last one that a rule allows is a no', () => {
  const rule = said('Relief is available only for periods that end on or before 31 December 2026 [1].');
  expect(dayLimitVerdict(rule, plainDate('2027-03-31'))?.text).toBe(
    'No: 31 March 2027 is after 31 December 2026 [1].',
  );
  expect(dayLimitVerdict(rule, plainDate('2026-12-31'))).toBeUndefined();
});
