import { expect, test } from 'vitest';
import { answerOf } from '../../expert.suite.ts';
import { builtInExpert } from '../../testing/experts.ts';

const expert = builtInExpert();
const plainly = (answer: string) => answer.replaceAll('\u00A0', ' ');

test.each([
  [
    'salary is 14,000 with a masters, do I get the green visa as a skilled employee?',
    'No: AED 14,000 is less than AED 15,000',
  ],
  ['golden visa with a 1.5m flat?', 'No: AED 1,500,000 is less than AED 2,000,000'],
  ['are 60 shareholders allowed in a UAE mainland LLC?', 'No: 60 shareholders are above the limit of 50'],
  [
    'I freelance as a natural person and turned over AED 1.3 million in 2026. Must I register for corporate tax?',
    'Yes: AED 1,300,000 is above AED 1 million',
  ],
])('the amount or number of the question decides: %s', async (question, verdict) => {
  expect(plainly(await answerOf(expert, question)).startsWith(verdict)).toBe(true);
});

test.each([
  ['Do children under 18 need a medical test for residence?', /^No/],
  ['QFZP with AED 2m revenue: do I need audited accounts?', /^(?!No)/],
])('a rule with another number is no yes or no: %s', async (question, opening) => {
  expect(plainly(await answerOf(expert, question))).toMatch(opening);
});

test('a price that differs by year is of none where the question names several', async () => {
  const question =
    'We have 22 staff in a listed UAE sector and hired one Emirati in 2024 but none in 2025. What do we owe?';
  expect(plainly(await answerOf(expert, question))).not.toMatch(/^That is/);
});

test.each([
  [
    'We have a 20 sqm office in DMCC. How many people may we sponsor?',
    /^20 square metres bring \*\*about 2 visas/,
  ],
])('an area decides how many people can be sponsored: %s', async (question, opening) => {
  expect(plainly(await answerOf(expert, question))).toMatch(opening);
});

test('the day to which accounts run is the end of the year', async () => {
  const question = 'My DIFC accounts run to 31 December 2026. What is the audit date?';
  expect(plainly(await answerOf(expert, question))).toMatch(
    /^You have to have the accounts audited by \*\*30 June 2027/,
  );
});

test.each([
  [
    'A director of my UK company resigned on 20 November 2026. Last day to tell Companies House?',
    '4 December 2026',
    '5 December 2026',
  ],
  [
    'Our beneficial owner in Riyadh changed on Wednesday 18 November 2026. By when do we report it?',
    '3 December 2026',
    '6 December 2026',
  ],
  [
    'My UK company was incorporated on 4 December 2025. When is its confirmation statement due?',
    '17 December 2026',
    '2027',
  ],
  [
    'Our company in Dubai changed its activity on 2 November 2026. What is the last day to tell the Federal Tax Authority?',
    '30 November 2026',
    '2028',
  ],
])('no day of another company stands beside that of the question: %s', async (question, day, other) => {
  const [answer = ''] = plainly(await answerOf(expert, question)).split('**Sources**');
  expect(answer).toContain(`**${day}**`);
  expect(answer).not.toContain(other);
});

test.each([
  [
    'At the end of 2025 we were three Emiratis short. How much was collected from us in January 2026?',
    'That is **AED 324,000**: 3 × AED 108,000',
  ],
  [
    "I'd bring both my mother and father to Dubai. Permits and deposits for the two together?",
    'That is **AED 3,500**: 2 × AED 1,750 plus **AED 10,000** of refundable deposit',
  ],
  [
    'We owe ZATCA SAR 40,000 VAT and are two and a half months late with paying. What fine is that?',
    'Paid late, that costs **SAR 6,000**: 5% a month',
  ],
])('a price or rate is multiplied by what the question counts: %s', async (question, opening) => {
  expect(plainly(await answerOf(expert, question)).startsWith(opening)).toBe(true);
});
