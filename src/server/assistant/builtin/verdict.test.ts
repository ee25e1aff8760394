import { expect, test } from 'vitest';
import { withFittingVerdict } from './verdict.ts';

const heading = 'Can a foreigner form a company without travelling?';
const text = 'Yes, a founder abroad may own a company [1].';
const bare = 'A founder abroad may own a company [1].';

test.each([
  ['May I form a company without travelling?', text],
  ['Do I have to travel there to form a company?', bare],
  ['Can I form a company?', bare],
  ['How does somebody abroad form a company without travelling?', bare],
  ['Is a company without travelling fine?', text],
])('%s', (question, said) => {
  expect(withFittingVerdict(text, heading, question, 0.4)).toBe(said);
});

test.each([
  // What may be left undone need not be done.
  [heading, text, 'Do I have to travel there?', 'No, a founder abroad may own a company [1].'],
  [
    'Do I need an audit?',
    'No. Small ones are exempt.',
    'May I skip the audit?',
    'Yes. Small ones are exempt.',
  ],
  // What is allowed says nothing of what has to be.
  ['Can a foreigner own it?', 'Yes. There is no rule.', 'Do I need to live there?', 'There is no rule.'],
  [
    'Can a foreigner own it?',
    'Yes. There is no rule.',
    'May somebody abroad own it?',
    'Yes. There is no rule.',
  ],
])('%s %s: %s', (own, answer, question, said) => {
  expect(withFittingVerdict(answer, own, question, 0.8)).toBe(said);
});
