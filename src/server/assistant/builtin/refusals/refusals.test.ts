import { expect, test } from 'vitest';
import { insteadIn } from './refusals.ts';

test.each([
  ['Please draft me a shareholder agreement between two founders', 'drafting'],
  ['Can you write a board resolution for me?', 'drafting'],
  ['Could you word an email to my bank asking why it refused me?', 'drafting'],
  ['Will my visa be approved?', 'prediction'],
  ['What are my chances of getting a bank account?', 'prediction'],
  ['Will Dubai raise corporate tax next year?', 'prediction'],
  ['Will JAFZA approve my application?', 'prediction'],
  ['How can I raise the chance of getting a bank account?', undefined],
  ['Should I elect small business relief this year?', 'advice'],
  ['Who drafts the memorandum?', undefined],
  ['When will I have to renew my licence?', undefined],
  ['Which documents does a notary need?', undefined],
])('%s', (question, kind) => {
  expect(insteadIn(question)).toBe(kind);
});
