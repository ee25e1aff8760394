import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../expert.suite.ts';
import { builtInExpert } from '../testing/experts.ts';

const expert = builtInExpert();
const plainly = (answer: string) => answer.replaceAll('\u00A0', ' ');

test.each([
  [
    'What does IFZA cost for 2 and for 3 visas?',
    /^A company in IFZA with 2 visas .*A company in IFZA with 3 visas/,
  ],
  ["What's the tax in the UK on a profit of 40,000 and of 150,000?", /GBP 7,600[\s\S]*GBP 36,000/],
  [
    'UK: what is the penalty for accounts two months late and for a company tax return two months late?',
    /GBP 375[\s\S]*GBP 200/,
  ],
  ['What do the ADGM establishment card and the e-Channels cost?', /^[^.]*AED 1,127\.27.*AED 4,197\.27/],
  [
    'How much tax does a UAE company pay on a profit of AED 500,000 and of AED 2 million?',
    /AED 11,250[\s\S]*AED 146,250/,
  ],
  [
    'My Dubai mainland trade licence ran out four months ago. What late-renewal fine builds up, and what is the fine for trading without a licence?',
    /AED 1,000[\s\S]*AED 5,000/,
  ],
  ['No visa: which is cheaper in the first year, IFZA or ADGM?', /^(?![^\n]*with 1 visa)/],
  // Of a place that is named beside another one it is said that nothing is known.
  ['What does the signboard permit cost in Ajman and in Dubai?', /AED 350.*no reliable source/],
  ['what is the licence fee in Ajman', /^The licence fee in mainland Ajman is \*\*AED 600\*\* \[1\]\.\n\n\[/],
])('each of several things is answered: %s', async (question, answer) => {
  expect(plainly(await answerOf(expert, aQuestion(question)))).toMatch(answer);
});

test.each([
  [
    'What rate of corporation tax does my UK Ltd pay on £40,000 profit?',
    'And by when do I pay it?',
    /9 months and 1 day/,
  ],
  [
    'What is the fine for registering late for corporate tax in the UAE?',
    'and within how many months must I register?',
    /^[^.]*3 months/,
  ],
  [
    'When is the yearly tax of my Delaware LLC due?',
    'Same question for Wyoming please',
    /^[^.]*first day of the (?:anniversary )?month/,
  ],
  ['متى يجب تسجيل الشركة في ضريبة الشركات في الإمارات؟', 'وكم الغرامة؟', /10,000 درهم/],
])('a follow-up asks another value of the same thing: %s %s', async (before, question, answer) => {
  const asked = aQuestion(question);
  const turns = [{ role: 'user' as const, content: before }, ...asked.turns] as const;
  expect(plainly(await answerOf(expert, { ...asked, turns }))).toMatch(answer);
});

test('each question of an Arabic message is answered', async () => {
  const asked = aQuestion('كم نسبة ضريبة القيمة المضافة في السعودية ومن أي مبلغ يجب أن أسجل؟');
  expect(plainly(await answerOf(expert, asked))).toMatch(/15%[\s\S]*375,000 ريال/);
});
