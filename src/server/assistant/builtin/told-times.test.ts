import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../expert.suite.ts';
import { builtInExpert } from '../testing/experts.ts';

const expert = builtInExpert();
const plainly = (answer: string) => answer.replaceAll('\u00A0', ' ');

// Questions are asked on Saturday, 21 November 2026.
test.each([
  [
    'Abu Dhabi licence 2 months late and establishment card 3 months late - total fines?',
    /^Together that is \*\*AED 700\*\*: .*\*\*AED 400\*\*.*\*\*AED 300\*\*/,
  ],
  [
    'My Emirates ID expired in October and I have done nothing. What fine do I pay today?',
    /\*\*AED 420\*\*.* Counted from 1 October 2026, it is \*\*AED 1,020\*\* for 51 days/,
  ],
  [
    'We incorporated our Dubai LLC in September 2026. By when must we register for corporate tax?',
    /^You have to register for corporate tax by \*\*1 December 2026\*\*.* it is \*\*30 December 2026\*\*/,
  ],
  [
    'Our financial year ends in December. When is the UAE corporate tax return due?',
    /\*\*30 September 2027\*\*/,
  ],
  [
    'The UAE VAT return for Q3 2026: when was it due and am I late?',
    /^Yes, you are 24 days late .*\*\*28 October 2026\*\*/,
  ],
  ['I have been overstaying since Monday 16 November. What do I owe?', /^Staying on .*\*\*AED 250\*\*/],
  [
    'My Abu Dhabi licence expired five months ago. What is the late-renewal fine?',
    /\*\*AED 1,000\*\*.* At most it comes to AED 4,000/,
  ],
])('a delay or a time without a date is counted: %s', async (question, opening) => {
  expect(plainly(await answerOf(expert, aQuestion(question)))).toMatch(opening);
});

test('what happened last month asks for no day', async () => {
  const question = aQuestion(
    'I formed a Delaware LLC last month. Do I have to send FinCEN a beneficial ownership report?',
  );
  expect(await answerOf(expert, question)).toMatch(/^No\b/);
});

test.each([
  [
    'Our Singapore Pte Ltd has a 30 April year end. Has the date for this year’s annual return passed?',
    /^No, you are not late: .*\*\*30 November 2026\*\*/,
  ],
  [
    "Our UK company's financial year ended on 31 March 2026. When do the accounts have to be at Companies House and how many days are left?",
    /40 days left to file the accounts, until \*\*31 December 2026\*\*/,
  ],
  [
    'When is our 2025 Form 1120 due?',
    /^You have to file Form 1120 and pay federal tax by \*\*15 April 2026\*\*/,
  ],
  [
    '2025 form 1120 for our C-corp, extended. Until when?',
    /^You have to file Form 1120 after an extension by \*\*15 October 2026\*\*/,
  ],
])('a date is told of the year that is meant: %s', async (question, opening) => {
  expect(plainly(await answerOf(expert, aQuestion(question)))).toMatch(opening);
});

test.each([
  [
    'Our Saudi company paid a foreign consultant in October. By when was the withholding tax return due, has that passed?',
    /^Yes, you are 11 days late .*\*\*10 November 2026\*\*/,
  ],
  [
    'Delaware wants more than 5,000 dollars franchise tax from our corporation. Which instalment comes next?',
    /^Next is \*\*1 December 2026\*\*: 20% by 1 December \[1\]/,
  ],
  [
    "Our Delaware corporation's tax year ends in March. When is Form 1120 for the year to March 2026 due?",
    /\*\*15 July 2026\*\*/,
  ],
  [
    'My medical test was in September. Is it still fresh enough for the residence application?',
    /^Yes, until/,
  ],
  [
    'We licensed our DMCC company in May 2026. When is the licence up for renewal?',
    /\*\*1 May 2027\*\*.* it is \*\*31 May 2027\*\*/,
  ],
])('a day of another month or year is told: %s', async (question, opening) => {
  expect(plainly(await answerOf(expert, aQuestion(question)))).toMatch(opening);
});
