import { expect, test } from 'vitest';
import { answerOf, aQuestion } from '../expert.suite.ts';
import type { ExpertQuestion } from '../expert.ts';
import { builtInExpert } from '../testing/experts.ts';

const expert = builtInExpert();

test.each([
  [
    'What rate of corporation tax does my UK Ltd pay on GBP 40,000 profit?',
    'And by when do I pay it?',
    /^A UK company pays corporation tax 9 months and 1 day after/,
  ],
  [
    'How much is the fine for a late UK confirmation statement?',
    'and when is it due?',
    /confirmation statement within 14 days/,
  ],
])(
  'a follow-up to %o is answered with the kind of value that it asks for',
  async (before, question, opening) => {
    const turns: ExpertQuestion['turns'] = [
      { role: 'user', content: before },
      { role: 'assistant', content: '' },
      { role: 'user', content: question },
    ];
    const answer = await answerOf(expert, aQuestion('', { turns }));
    expect(answer.replaceAll('\u00A0', ' ')).toMatch(opening);
  },
);
