import { describe, expect, it } from 'vitest';
import { plainDate } from '#domain/values/plain-date.ts';
import { periodsIn } from './named-periods.ts';
import { readQuestion } from './read-question.ts';

/** A Friday. */
const today = plainDate('2026-11-27');

describe('a time told without a date', () => {
  it.each([
    ['our year ends in March', '2026-03-01', '2026-03-31'],
    ['formed in December', '2025-12-01', '2025-12-31'],
    ['for the year to June 2025', '2025-06-01', '2025-06-30'],
    ['we will form it in January', '2027-01-01', '2027-01-31'],
    ['it was due end of September', '2026-09-30', '2026-09-30'],
    ['reached in the last week of October', '2026-10-25', '2026-10-31'],
    ['a March year end', '2026-03-01', '2026-03-31'],
    ['our year is April to March', '2026-03-01', '2026-03-31'],
    ['a period from July 2025 to June 2026', '2026-06-01', '2026-06-30'],
    ['the VAT return for Q3 2026', '2026-07-01', '2026-09-30'],
    ['the second quarter', '2026-04-01', '2026-06-30'],
    ['the last quarter', '2026-07-01', '2026-09-30'],
    ['Q4 of 2025', '2025-10-01', '2025-12-31'],
    ['late since last Tuesday', '2026-11-24', '2026-11-24'],
    ['formed last Friday', '2026-11-20', '2026-11-20'],
    ['it expired yesterday', '2026-11-26', '2026-11-26'],
    ['licensed today', '2026-11-27', '2026-11-27'],
    ['born three weeks ago', '2026-11-06', '2026-11-06'],
    ['licensed 2 months ago', '2026-09-27', '2026-09-27'],
    ['paid last month', '2026-10-01', '2026-10-31'],
  ])('in %j is from %s to %s', (text, first, last) => {
    expect(periodsIn(text, today)).toMatchObject([{ first, last }]);
  });

  it.each(['may I form it', 'we march on', 'on 3 March 2026', 'since 16 November', 'March 5'])(
    'is none in %j',
    (text) => {
      expect(periodsIn(text, today)).toEqual([]);
    },
  );
});

describe('a question that names a month', () => {
  it.each([
    ['We incorporated in September 2026. By when do we register?', 'incorporation', '2026-09-01'],
    ['My licence expired in October. What is the fine?', 'licence-issue', '2026-10-01'],
  ])('counts from either end of it: %s', (question, event, earliest) => {
    expect(readQuestion(question, today).days).toMatchObject([{ event, earliest }]);
  });

  it('ends a financial year with its last day, each year', () => {
    expect(readQuestion('Our year ends in March. When is the return due?', today).days).toEqual([
      expect.objectContaining({ on: '2026-03-31', event: 'financial-year-end', isYearly: true }),
    ]);
  });

  it.each([
    'Is the Delaware tax due in March?',
    'When in April is Form 1120 due?',
    'Can I have the licence issued today?',
    'What has to be filed today?',
    'I own 1/3 of the company that was registered by my brother.',
  ])('asks about it: %s', (question) => {
    expect(readQuestion(question, today).days).toEqual([]);
  });

  it.each(['form 1120 june 30 fiscal year', 'Our year ends June 30.', 'our financial year ends on 30 June'])(
    'names the last day of each year: %s',
    (question) => {
      expect(readQuestion(question, today).days).toEqual([
        expect.objectContaining({ on: '2026-06-30', event: 'financial-year-end', isYearly: true }),
      ]);
    },
  );

  it.each([
    ['We were licensed on June 26.', '2026-06-26'],
    ['Our year end is 31/3.', '2026-03-31'],
    ['The licence was issued on June 30, 2025.', '2025-06-30'],
    ['The licence expires March 31.', '2027-03-31'],
    ['The licence was issued May 5.', '2026-05-05'],
  ])('tells a day as Americans do: %s', (question, on) => {
    expect(readQuestion(question, today).days).toMatchObject([{ on }]);
  });

  it.each([
    ['I incorporated on 20 December. When is the first return due?', '2025-12-20'],
    ['If we incorporate on 20 December, when is the first return due?', '2026-12-20'],
    ['The licence is due on 20 December.', '2026-12-20'],
    ['If the licence is issued on 5 May, when do I renew it?', '2027-05-05'],
    ['Our licence was issued on 3 March, when do I renew it?', '2026-03-03'],
  ])('means the last such day of what has happened: %s', (question, on) => {
    expect(readQuestion(question, today).days).toMatchObject([{ on }]);
  });
});
