import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../../expert.suite.ts';
import type { ExpertQuestion, Turn } from '../../expert.ts';
import { builtInExpert } from '../../testing/experts.ts';

const expert = builtInExpert();

/** The answer to the last of the questions of a conversation. */
async function told(first: string, ...later: readonly string[]): Promise<string> {
  const turns: ExpertQuestion['turns'] = [
    { role: 'user', content: first },
    ...later.flatMap((content): Turn[] => [
      { role: 'assistant', content: '' },
      { role: 'user', content },
    ]),
  ];
  return (await answerOf(expert, aQuestion('', { turns }))).replaceAll('\u00A0', ' ');
}

test.each([
  ['How do I get an EIN without an SSN?', 'which of the ways is the fastest?', /^By phone/],
  ['Who must file Form 5472?', 'penalty?', /^The penalty .*USD 25,000/],
])('after %o, %o is asked of its subject', async (before, question, opening) => {
  expect(await told(before, question)).toMatch(opening);
});

test.each([
  [
    'Golden visa as investor, what amount of property?',
    'what about a bank deposit instead?',
    'and how long does it last?',
    /^The UAE Golden residence lasts 10 years for an investor/,
  ],
  [
    'Investor golden visa?',
    'Green residence?',
    'which of them wants the two million?',
    /^For the Golden residence in Dubai an investor needs/,
  ],
  ['Saudi VAT rate?', 'from what turnover do I register?', 'and voluntarily?', /by choice from SAR 187,500/],
])('after %o and %o, %o is asked in the light of both', async (first, second, question, answer) => {
  expect(await told(first, second, question)).toMatch(answer);
});

test('a form of company that a follow-up names is that of the country before', async () => {
  const answer = await told(
    'May 25 people hold shares in a Singapore private company?',
    'How many can be in a general partnership then?',
  );
  expect(answer).toMatch(/^A general partnership in Singapore has 2 to 20 partners/);
});

test('a follow-up with a phrase of the question before is told without what the other one needs', async () => {
  const answer = await told('What income do I need to bring my wife to the UAE?', 'and my parents?');
  expect(answer).toMatch(/^Sources disagree: AED 10,000 a month/);
  expect(answer).not.toContain('AED 4,000');
});

test('what happens if the duty before is never done is asked of that duty', async () => {
  const answer = await told('When is the UK confirmation statement due?', 'what happens if I never send it?');
  expect(answer).toMatch(/^A late confirmation statement is an offence/);
});

test.each([
  [
    ["What's the capital for a Saudi LLC?", 'how many owners can it have?'],
    /^A Saudi limited liability company \(LLC\) needs 1 shareholder and has no maximum/,
  ],
  [
    ['What is the minimum capital of a Saudi joint stock company?', 'how much of that on day one?'],
    /^At least one quarter .* SAR 125,000/,
  ],
  [
    ['Late licence renewal Dubai, how much?', 'what about Abu Dhabi?', 'is there a cap?'],
    /^Yes: .*capped at AED 4,000/,
  ],
  [
    [
      'By when is a UAE corporate tax return filed?',
      'And in Saudi Arabia?',
      'Which tax office gives most time?',
    ],
    /^It is longer in \*\*the UAE\*\*: 9 months against 120 days/,
  ],
] as const)('%o', async ([first, ...later], opening) => {
  expect(await told(first, ...later)).toMatch(opening);
});

test.each([
  [
    'Does the UAE or Saudi Arabia give more time to file the corporate tax return?',
    /^It is longer in \*\*the UAE\*\*/,
  ],
  ['ADGM visa or DIFC visa in normal service: which costs less?', /^(?!It is lower)/],
])('only what was asked of two places is ranked: %s', async (question, opening) => {
  expect(await told(question)).toMatch(opening);
});
