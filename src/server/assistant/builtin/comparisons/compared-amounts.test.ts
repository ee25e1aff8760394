import { expect, test } from 'vitest';
import { verdictOn } from './compared-amounts.ts';
import type { PlaceAnswer } from './side-by-side.ts';

function said(name: string, text: string, heading?: string): PlaceAnswer {
  return { name, part: { text, sources: [] }, isExact: true, heading };
}

test('says which is lower and by how much', () => {
  const question = 'Is the fee lower in DMCC or in IFZA?';
  expect(
    verdictOn(question, [said('DMCC', 'It costs **AED 2,500**.'), said('IFZA', 'It is AED 2,000.')]),
  ).toEqual({
    kind: 'amount',
    ordered: [
      { name: 'IFZA', amount: 'AED 2,000' },
      { name: 'DMCC', amount: 'AED 2,500' },
    ],
    difference: 'AED 500',
    isLess: true,
    isTime: false,
  });
});

test('ranks nothing that is unknown or about something else', () => {
  const question = 'Is the fee lower in DMCC or in IFZA?';
  const fee = said('DMCC', 'It costs **AED 2,500**.');
  expect(verdictOn(question, [fee, { name: 'IFZA', part: undefined, isExact: false }])).toEqual({
    kind: 'unranked',
    reason: 'unknown',
    names: ['IFZA'],
  });
  expect(verdictOn(question, [fee, { ...said('IFZA', 'It costs AED 10.'), isExact: false }])).toBeUndefined();
});

test('sets yes against no', () => {
  expect(
    verdictOn('Do the UK and Singapore ask for a secretary?', [
      said('UK', 'No. It is optional.'),
      said('SG', 'Yes.'),
    ]),
  ).toEqual({ kind: 'yes-no', yes: ['SG'], no: ['UK'] });
});

test('sets a rate a month beside one a year', () => {
  const question = 'Is paying tax late dearer in the UAE or in Saudi Arabia?';
  expect(
    verdictOn(question, [
      said('the UAE', 'Late tax is charged at 14% a year.'),
      said('Saudi Arabia', 'It costs 1% a month.'),
    ]),
  ).toMatchObject({
    ordered: [
      { name: 'the UAE', amount: '14% a year' },
      { name: 'Saudi Arabia', amount: '12% a year' },
    ],
    difference: '2 percentage points',
  });
});

test('takes the amount that is asked for of several', () => {
  const question = 'Is a visa for someone abroad cheaper in JAFZA or in ADGM?';
  const jafza =
    'A visa costs AED 3,723 for each person inside the UAE; for an applicant abroad it is AED 2,923.';
  expect(
    verdictOn(question, [
      said('JAFZA', jafza, 'What does a visa in JAFZA cost for a person?'),
      said('ADGM', 'A visa costs AED 3,237.'),
    ]),
  ).toMatchObject({ ordered: [{ name: 'JAFZA', amount: 'AED 2,923' }, { name: 'ADGM' }] });
});

test('takes what is paid each month, not its limit', () => {
  const question = 'Is the fine higher in Abu Dhabi or in Dubai?';
  expect(
    verdictOn(question, [
      said('Abu Dhabi', 'From AED 200 a month, at most AED 4,000.'),
      said('Dubai', 'AED 250 a month.'),
    ]),
  ).toMatchObject({ ordered: [{ name: 'Dubai', amount: 'AED 250 a month' }, { name: 'Abu Dhabi' }] });
});

test.each([
  ['units', 'It costs AED 1,000.', 'It costs 5% of the tax.'],
  ['units', 'It costs AED 1,000.', 'It costs SAR 1,000.'],
  ['overlap', 'It costs AED 1,000 – 3,000.', 'It costs AED 2,000.'],
])('says why no order can be told: %s', (reason, one, other) => {
  const question = 'Is a late return dearer in the UAE or in Saudi Arabia?';
  expect(verdictOn(question, [said('the UAE', one), said('Saudi Arabia', other)])).toMatchObject({
    kind: 'unranked',
    reason,
  });
});

test('ranks no times of which a sentence names several', () => {
  expect(
    verdictOn('Where is there more time to hold the annual meeting, in the UAE or in Saudi Arabia?', [
      said(
        'the UAE',
        'Accounts are audited within 3 months of the year end, and the assembly is held within 4 months.',
      ),
      said('Saudi Arabia', "The meeting is held within 6 months of the year end, with 21 days' notice."),
    ]),
  ).toBeUndefined();
});

test('of two rates in a sentence the one that is asked for is compared', () => {
  const question = 'Is the withholding tax on royalties lower from Singapore or from Saudi Arabia?';
  const verdict = verdictOn(question, [
    said('Singapore', 'It takes 15% on interest and 10% on royalties.', 'What is withheld in Singapore?'),
    said('Saudi Arabia', 'It is 5% on dividends, interest and rent, and 15% to 20% on royalties.'),
  ]);
  expect(verdict).toMatchObject({
    ordered: [{ name: 'Singapore', amount: '10%' }, { name: 'Saudi Arabia' }],
  });
});

test('of two times of a sentence the one of the part that is asked about is compared, in whole years', () => {
  const verdict = verdictOn('Are the records of a company kept longer in DIFC or in JAFZA?', [
    said(
      'DIFC',
      'A company keeps its records for at least 6 years; its first period lasts at most 18 months.',
    ),
    said('JAFZA', 'A company keeps its records for 6 years.'),
  ]);
  expect(verdict).toEqual({ kind: 'same', names: ['DIFC', 'JAFZA'], amount: '6 years' });
});
