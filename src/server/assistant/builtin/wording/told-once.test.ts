import { expect, test } from 'vitest';
import { toldOnce } from './told-once.ts';

const told = (...texts: string[]) =>
  toldOnce(texts.map((text) => ({ text, sources: [] }))).map(({ text }) => text);

const levy =
  'A foreign employee costs a levy of SAR 800 a month and SAR 650 a year for the iqama; each dependant SAR 400 a month [1].';

test('a statement that an earlier part makes is left out', () => {
  expect(
    told(
      levy,
      'An iqama costs SAR 650 a year, and each dependant SAR 400 a month [2].\n\n- Renew it yearly, within 3 days [2].',
    ),
  ).toEqual([levy, '- Renew it yearly, within 3 days [2].']);
});

test('the same part is told once, with its short items', () => {
  const text = 'VAT is 15% above SAR 375,000 [1].\n\n- By choice from SAR 187,500 [1].';
  expect(told(text, text)).toEqual([text]);
});

test('a part that says nothing new is left out with its heading', () => {
  const parts = toldOnce([
    { text: levy, sources: [] },
    { heading: 'What does an iqama cost?', text: 'An iqama costs SAR 650 a year [1].', sources: [] },
  ]);
  expect(parts).toHaveLength(1);
});

test('a heading goes where the statement below it is told before', () => {
  const [, second, third] = toldOnce([
    { text: levy, sources: [] },
    {
      heading: 'What is an iqama?',
      text: 'An iqama costs SAR 650 a year [1]. It is a residence permit.',
      sources: [],
    },
    {
      heading: 'Who renews it?',
      text: 'An iqama costs SAR 650 a year [1]. The employer renews the permit.',
      sources: [],
    },
  ]);
  expect(second).toMatchObject({ heading: 'What is an iqama?' });
  expect(third).toEqual({ text: 'The employer renews the permit.', sources: [] });
});

test.each([
  ['other figures', 'An iqama costs SAR 500 a year, and each dependant SAR 400 a month [2].'],
  ['a denial of the same words', 'No dependant costs SAR 400 a month [2].'],
  ['other things with the same figures', 'Visit visas last 800 days in groups of 650 travellers [2].'],
  ['a bare verdict', 'Yes.'],
])('a later part with %s stays', (_, text) => {
  expect(told(levy, text)).toEqual([levy, text]);
});

test('what the next sentence leans on stays', () => {
  const text = 'An iqama costs SAR 650 a year [2]. It is renewed through Absher by the employer [2].';
  expect(told(levy, text)).toEqual([levy, text]);
});

test('an introduction goes with the last item of its list', () => {
  expect(
    told(
      levy,
      'The costs of foreign staff are these [2]:\n\n- The levy of an employee costs SAR 800 a month [2].\n\nAsk the ministry.',
    ),
  ).toEqual([levy, 'Ask the ministry.']);
});
