import { expect, test } from 'vitest';
import { boundVerdict } from './bound-verdict.ts';

const said = (text: string) => ({ text, sources: [] });
const about = () => true;

test.each([
  [
    'At least 85% of the wages has to be transferred [1].',
    'we paid 80%, is that ok?',
    'No: 80% is less than 85% [1].',
  ],
  ['An owner with 25% or more is registered [1].', 'is 30% enough?', 'Yes: 30% is at least 25% [1].'],
  [
    'Anyone with more than 25% is reported [1].',
    'I hold exactly 25%, am I?',
    'No: 25% is not above 25% [1].',
  ],
  ['Anyone with more than 25% is reported [1].', 'with 26 percent am I one?', 'Yes: 26% is above 25% [1].'],
  ['The applicant has to be 21 or over [2].', "I'm 19. Can I apply?", 'No: 19 is less than 21 [2].'],
  [
    'A corporation files it from 25% foreign ownership [1].',
    'a foreigner owns 20%, must we file?',
    'No: 20% is less than 25% [1].',
  ],
  ['You can sponsor sons up to 25 [1].', 'my son is 26, can he come?', 'No: 26 is above 25 [1].'],
  ['You can sponsor sons up to 25 [1].', 'can my 24-year-old son come?', 'Yes: 24 is at most 25 [1].'],
])('%s %s', (text, question, verdict) => {
  expect(boundVerdict(said(text), question, about)?.text).toBe(verdict);
});

test.each([
  ['An owner with 25% or more is registered.', 'three hold 20% each and one 40%, who is registered?'],
  ['The applicant has to be 21 or over.', 'I have 19 days left, can I apply?'],
  ['The applicant has to be 21 or over.', 'Can I apply for 2 visas?'],
  ['Daughters may stay at any age, sons up to 25.', 'my daughter is 28, can she stay?'],
  ['It takes 4 weeks.', 'I am 19. Is it fast?'],
  ['It costs from 5% to 15%.', 'do I pay 10%?'],
  ['It costs 14% a year; 4% a month up to 300% was the rule before.', 'is it still 4% a month?'],
])(
  'a question without one value of its own, or a text without a bound, is left open: %s %s',
  (text, question) => {
    expect(boundVerdict(said(text), question, about)).toBeUndefined();
  },
);

test('an age needs no other word in common with the rule', () => {
  const rule = said('The applicant has to be 21 or over [1].');
  expect(boundVerdict(rule, 'If I am 22, may I get one?', () => false)?.text).toBe(
    'Yes: 22 is at least 21 [1].',
  );
});

test('a bound decides nothing for a question about what may stand in its place', () => {
  const text = 'An owner holds 25% or more of the shares, or appoints most of the managers [1].';
  const asked = 'She has 20%';
  expect(boundVerdict(said(text), `${asked}, must she be registered?`, about)?.text).toMatch(/^No: /);
  expect(boundVerdict(said(text), `${asked} and names the managers, is she one?`, about)).toBeUndefined();
});
