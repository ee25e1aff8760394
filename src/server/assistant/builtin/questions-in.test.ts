import { expect, test } from 'vitest';
import { questionsIn } from './questions-in.ts';

test.each([
  ['What does DMCC cost?', ['What does DMCC cost?']],
  [
    'How long does DMCC take and what documents do I need?',
    ['How long does DMCC take?', 'what documents do I need?'],
  ],
  ['Do I need an audit, and until when?', ['Do I need an audit?', 'until when?']],
  ['KSA: income tax rate? VAT?', ['KSA: income tax rate?', 'KSA: VAT?']],
  [
    'We formed a Ltd on 3 May 2026. When are the accounts due? And what is the fine?',
    [
      'We formed a Ltd on 3 May 2026. When are the accounts due?',
      'We formed a Ltd on 3 May 2026. And what is the fine?',
    ],
  ],
  ['A UK Ltd with one director. Is that allowed?', ['A UK Ltd with one director. Is that allowed?']],
])('%s', (message, questions) => {
  expect(questionsIn(message)).toEqual(questions);
});
