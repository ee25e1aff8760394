import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../../expert.suite.ts';
import { builtInExpert } from '../../testing/experts.ts';
import { lateFormOf } from './late-question.ts';

const expert = builtInExpert();
const plainly = (answer: string) => answer.replaceAll('\u00A0', ' ');

test.each([
  ['Am I late with the VAT return?', 'whether'],
  ['Our revenue is AED 62 million, how late are we with the provider?', 'how-much'],
  ['How many months late is that?', 'how-much'],
  ['The name was reserved on 20 June 2026, is it still good?', 'still'],
  ['Can I still file with a test of 1 August 2026?', 'still'],
  ['Blue Palm: is the audit late?', 'whether'],
  ['A partner joined on 10 November. Is the UBO change late already?', 'whether'],
  ['Is the annual return due already?', 'whether'],
  ['how many days overdue is my annual tax', 'how-much'],
  ['We forgot the declaration. Too late?', 'whether'],
  ['Is my company still young enough for the pass?', 'still'],
  ['Am I still in time to register for corporate tax?', 'still'],
  ['Do I have any time left?', 'still'],
  ['By when is the return due, and do we still have time?', undefined],
  ['Did we pay on time?', 'whether'],
  ['How late can I file the accounts?', undefined],
  ['What if I am late?', undefined],
  ['Do I still need an economic substance report?', undefined],
  ['When is the return due?', undefined],
])('%s asks for lateness: %s', (question, form) => {
  expect(lateFormOf(question)).toBe(form);
});

test.each([
  [
    'Abu Dhabi licence expired 10 January 2025, never renewed. How much is the fine by now?',
    /^Renewing an Abu Dhabi mainland licence 23 months late costs \*\*AED 4,000\*\*/,
  ],
  [
    'Our establishment card ran out on 1 September 2026, what is the fine?',
    /^Renewing an establishment card 3 months late costs \*\*AED 300\*\*/,
  ],
  [
    'The corporate tax return for the year ended 31 December 2025 is not filed, how much is the fine?',
    /^Filing a corporate tax return 2 months late costs \*\*AED 1,000\*\*.* 30 September 2026/,
  ],
  [
    'We passed AED 375,000 on 31 October 2026. Until when must I apply for VAT, and how late am I?',
    /^You are /,
  ],
  [
    'I set the company up in Sharjah on 14 September. Am I still in time to register for corporate tax?',
    /^Yes, until \*\*14 December 2026\*\*/,
  ],
  [
    'Our Saudi commercial registration was issued on 10 September 2025. Can I still confirm the data?',
    /^Yes, until \*\*9 December 2026\*\*/,
  ],
  [
    'FYE 31 March 2026, Singapore. Is the annual return already overdue?',
    /^Yes, you are 21 days late .* by \*\*31 October 2026\*\*/,
  ],
  [
    'My UK company was incorporated on 11 May 2026: when are the first accounts due?',
    /^You have to file the first accounts by \*\*11 February 2028\*\*(?![\s\S]*The first accounts of)/,
  ],
  [
    'Our LLC in Ajman was formed on 14 June 2026. Do I still have time to register for corporate tax?',
    /^No, that ended \d+ days ago: you had to register for corporate tax by \*\*14 September 2026\*\*/,
  ],
  [
    'We got our licence for the LLC in Fujairah on 20 August this year and forgot about corporate tax. Until which day can we register without the penalty?',
    /\*\*20 November 2026\*\*/,
  ],
])('a delay is counted from the day of the question: %s', async (question, opening) => {
  expect(plainly(await answerOf(expert, aQuestion(question)))).toMatch(opening);
});

test.each([
  [
    'Our Singapore LLP was registered on 15 August 2025, nobody made the solvency declaration. Are we late?',
    /^Yes, you are 6 days late: you had to declare .* by \*\*15 November 2026\*\*/,
  ],
  [
    'Our UK company was incorporated on 15 September 2025 and nobody filed the confirmation statement. Are we late?',
    /^Yes, you are 54 days late: you had to file the confirmation statement by \*\*28 September 2026\*\*/,
  ],
  [
    "My Dubai company's licence came out on 30 September 2025, we never renewed it. How late are we?",
    /^You are 52 days late: you had to renew the licence by \*\*30 September 2026\*\*/,
  ],
])('what is said to be missed is late: %s', async (question, opening) => {
  const answer = plainly(await answerOf(expert, aQuestion(question)));
  expect(answer).toMatch(opening);
  expect(answer).not.toContain('act before it');
});
