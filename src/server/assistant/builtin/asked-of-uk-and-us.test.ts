import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../expert.suite.ts';
import { builtInExpert } from '../testing/experts.ts';

const expert = builtInExpert();
const answerTo = async (question: string) =>
  (await answerOf(expert, aQuestion(question))).replaceAll('\u00A0', ' ');

test.each([
  [
    'Our US tax year ends 30 June 2027. When is the 1120 due?',
    /^You .* by \*\*15 October 2027\*\*, 3 months/,
  ],
  [
    "Our Inc's tax year ended on 30 June 2026. When was Form 1120 due?",
    /^You .* by \*\*15 September 2026\*\*, 2 months/,
  ],
  [
    "Our US LLC's tax year ends 30 June 2027. By when is Form 5472 due?",
    /^You .* by \*\*15 October 2027\*\*/,
  ],
])('a year to 30 June has the date that its own rule gives: %s', async (question, opening) => {
  const answer = await answerTo(question);
  expect(answer).toMatch(opening);
});

test('other tax years are counted by the usual rule', async () => {
  expect(await answerTo("Our C-Corp's tax year ends on 31 March 2027. When is the 1120 due?")).toMatch(
    /^.*\*\*15 July 2027\*\*/,
  );
});

test.each([
  ['What is an ACSP?', /^An Authorised Corporate Service Provider/],
  ['What is CP 575?', /^CP 575 is the IRS letter/],
])('a term is explained by what it heads: %s', async (question, opening) => {
  expect(await answerTo(question)).toMatch(opening);
});

test.each([
  ['Is the operating agreement filed with the state?', /^No\. The operating agreement .* not filed/],
  ['What has to be in a certificate of formation?', /^The certificate of formation .* states the name/],
])('what is asked of a thing is not answered with the meaning of its name: %s', async (question, opening) => {
  expect(await answerTo(question)).toMatch(opening);
});

test.each([
  ['I just became a PSC of a UK company. When do I hand in my code?', /^A new person with significant/],
  ['I have been a UK director since 2020. When must I give my personal code?', /^.*first confirmation/],
  ["I'm director and PSC of a Ltd. Do I give the personal code twice?", /^.*second time/],
])('who is two things is only answered about both: %s', async (question, opening) => {
  expect(await answerTo(question)).toMatch(opening);
});

test.each([
  ['Do I still need to keep a register of directors at my UK company?', /^No\. Since 18 November 2025/],
  ['How do I send Form 5472 for my LLC, can it be e-filed?', /^A foreign-owned .* pro forma .* fax/],
  ['What does a two-member LLC file with the IRS?', /^.*Form 1065/],
  ['What does it cost to file an LLC in Delaware?', /^Forming a Delaware LLC costs USD 110/],
])('opens with what is asked of the very thing: %s', async (question, opening) => {
  expect(await answerTo(question)).toMatch(opening);
});

test('a number that is enough counts what the question before is about', async () => {
  expect(await answerTo('How old must a UK director be, and is one enough?')).toMatch(
    /^A director .* 16 or over[\s\S]*at least 1 director/,
  );
});

test('what only stands for anything brings no second passage', async () => {
  expect(await answerTo('I missed the 83(b) deadline. Anything I can do?')).not.toContain('BE-13');
});

test.each([
  ['Profit of our Ltd is 49,000 pounds, tax?', /^.*\*\*GBP 9,310\*\*/],
  ['How much is Delaware franchise tax with 5,000 shares?', /^.*\*\*USD 175\*\*/],
])('a profit or a number of shares is taxed by its rule: %s', async (question, opening) => {
  expect(await answerTo(question)).toMatch(opening);
});
