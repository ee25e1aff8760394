import { expect, test } from 'vitest';
import { thingsBeside, thingsVerdict } from './things-beside.ts';

test.each([
  [
    'Which is quicker for an EIN: by fax or by mail?',
    ['by fax', 'by mail'],
    'how long is for an ein by fax?',
  ],
  [
    'Saudi Premium Residency: does the investor or the second-category entrepreneur need more money?',
    ['for the investor', 'for the second-category entrepreneur'],
    'how much saudi premium residency does the investor need money?',
  ],
  [
    'Does an LLC or a joint stock company in Saudi Arabia need more capital?',
    ['for an LLC', 'for a joint stock company'],
    'how much does an llc in saudi arabia need capital?',
  ],
  [
    'Which lasts longer in Singapore, a first renewal or a later renewal of the EntrePass?',
    ['for a first renewal', 'for a later renewal'],
    'how long lasts in singapore a first renewal of the entrepass?',
  ],
  [
    'Does Saudi withholding tax on rent run higher than on royalties?',
    ['on rent', 'on royalties'],
    'how much is saudi withholding tax on rent run?',
  ],
  [
    'Is a dependant visa for a child in ADGM cheaper than one for a spouse there?',
    ['for a child in ADGM', 'for a spouse there'],
    'cost how much is a dependant visa for a child in adgm?',
  ],
])('reads two things that are set side by side: %s', (question, names, first) => {
  const things = thingsBeside(question);
  expect(things.map(({ name }) => name)).toEqual(names);
  expect(things[0]?.alone).toBe(first);
});

test.each([
  'Is the VAT return due sooner in the UAE or in Saudi Arabia?',
  'Is DIFC or ADGM cheaper?',
  'Where is there more time for the meeting, a Saudi LLC or a private company in Singapore?',
  'Do I need a visa or a permit?',
  'What do I pay for a licence with one or two visas?',
])('finds no two things in %s', (question) => {
  expect(thingsBeside(question)).toEqual([]);
});

test('takes of one passage the value that stands with each thing', () => {
  const body = [
    'Premium Residency has these ways:',
    '- Category 1 entrepreneur: SAR 400,000 from an investor [1].\n- Category 2 entrepreneur: SAR 15,000,000 raised [2].',
    'An investor puts in SAR 7,000,000 [3].',
  ].join('\n\n');
  const told = { body, heading: 'What does Premium Residency ask for?', sources: [] };
  expect(
    thingsVerdict('Which way needs more money?', [
      { name: 'for an investor', words: ['investor'], passages: [told] },
      { name: 'for a category 2 entrepreneur', words: ['2', 'entrepreneur'], passages: [told] },
    ])?.verdict,
  ).toMatchObject({
    ordered: [
      { name: 'for a category 2 entrepreneur', amount: 'SAR 15,000,000' },
      { name: 'for an investor', amount: 'SAR 7,000,000' },
    ],
  });
});

test('compares no thing of which the passage names no value', () => {
  const told = { body: 'A first renewal lasts 1 year.', heading: 'How long?', sources: [] };
  expect(
    thingsVerdict('Which lasts longer?', [
      { name: 'for a first renewal', words: ['first'], passages: [told] },
      { name: 'for a later renewal', words: ['later'], passages: [told] },
    ]),
  ).toBeUndefined();
});

test('compares no value on which sources disagree', () => {
  const told = {
    body: 'For an entrepreneur sources disagree whether it lasts 5 or 10 years. For an investor it lasts 10 years.',
    heading: 'How long?',
    sources: [],
  };
  expect(
    thingsVerdict('Which lasts longer?', [
      { name: 'for an entrepreneur', words: ['entrepreneur'], passages: [told] },
      { name: 'for an investor', words: ['investor'], passages: [told] },
    ]),
  ).toBeUndefined();
});

test('takes no value of a category that only the heading names', () => {
  const told = {
    body: 'A company pays AED 250 for each worker. A company of category 3 pays AED 3,450 for each.',
    heading: 'What does a work permit cost a company of category 1, 2 or 3?',
    sources: [],
  };
  expect(
    thingsVerdict('Is the fee higher for a company of category 1 or of category 3?', [
      { name: 'for category 1', words: ['1'], passages: [told] },
      { name: 'for category 3', words: ['3'], passages: [told] },
    ]),
  ).toBeUndefined();
});
