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
    measure: 'amount',
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
  ['units', 'It costs AED 1,000.', 'It costs GBP 200.'],
  ['overlap', 'It costs AED 1,000 – 3,000.', 'It costs AED 2,000.'],
])('says why no order can be told: %s', (reason, one, other) => {
  const question = 'Is a late return dearer in the UAE or in Saudi Arabia?';
  expect(verdictOn(question, [said('the UAE', one), said('Saudi Arabia', other)])).toMatchObject({
    kind: 'unranked',
    reason,
  });
});

test.each([
  ['Saudi Arabia', 'It needs SAR 500,000.', 'Singapore', 'It needs S$1.'],
  ['the UAE', 'It needs AED 1,000.', 'Saudi Arabia', 'It needs SAR 1,000.'],
])(
  'ranks amounts of several currencies where the order is clear at any rate',
  (first, more, second, less) => {
    const verdict = verdictOn('Which of them needs more capital?', [said(second, less), said(first, more)]);
    expect(verdict).toMatchObject({ kind: 'amount', ordered: [{ name: first }, { name: second }] });
  },
);

test('of several times in a sentence the one of the clause that is asked about is compared', () => {
  expect(
    verdictOn('Where is there more time to hold the annual meeting, in the UAE or in Saudi Arabia?', [
      said(
        'the UAE',
        'Accounts are audited within 3 months of the year end, and the meeting is held within 4 months.',
      ),
      said(
        'Saudi Arabia',
        "The annual meeting is held within 6 months of the year end, with 21 days' notice.",
      ),
    ]),
  ).toMatchObject({
    ordered: [
      { name: 'Saudi Arabia', amount: '6 months' },
      { name: 'the UAE', amount: '4 months' },
    ],
  });
});

test('ranks no times of which none is said to be the one that is asked for', () => {
  expect(
    verdictOn('Is the term longer in the UAE or in Saudi Arabia?', [
      said('the UAE', 'The audit takes 3 months, and the filing 4 months.'),
      said('Saudi Arabia', 'The term is 6 months.'),
    ]),
  ).toBeUndefined();
});

test('compares working days with calendar days', () => {
  expect(
    verdictOn('Do I report a change faster in the UAE or in Singapore?', [
      said('the UAE', 'A change is reported within 15 days.'),
      said('Singapore', 'A change is lodged within 2 business days.'),
    ]),
  ).toEqual({
    kind: 'amount',
    ordered: [
      { name: 'Singapore', amount: '2 working days' },
      { name: 'the UAE', amount: '15 days' },
    ],
    difference: '',
    isLess: true,
    measure: 'speed',
  });
});

test('compares a day after a period with the last day of the next month', () => {
  expect(
    verdictOn('After a quarter ends, is the VAT return due sooner in the UAE or in Saudi Arabia?', [
      said('the UAE', 'A return and its payment are due on the 28th day after the tax period ends [1].'),
      said('Saudi Arabia', 'Quarterly returns are due by the last day of the month after the quarter [2].'),
    ]),
  ).toEqual({
    kind: 'amount',
    ordered: [
      { name: 'the UAE', amount: 'the 28th day after the tax period' },
      { name: 'Saudi Arabia', amount: 'the last day of the month after the quarter' },
    ],
    difference: '2 to 3 days',
    isLess: true,
    measure: 'date',
  });
});

test('ranks three times after a year end, however they are told', () => {
  expect(
    verdictOn('Which tax office gives most time for the return?', [
      said('the United States', 'Form 1120 is due on the 15th day of the 4th month after the tax year.'),
      said('the United Kingdom', 'The return is due 12 months after the period.'),
      said('the UAE', 'The return is due by the end of the 9th month after the period.'),
    ]),
  ).toMatchObject({
    ordered: [
      { name: 'the United Kingdom', amount: '12 months' },
      { name: 'the UAE', amount: '9 months' },
      { name: 'the United States', amount: 'the 15th day of the 4th month after the tax year' },
    ],
    measure: 'length',
  });
});

test('says that two times are the same, whatever else the sentences name', () => {
  expect(
    verdictOn('Is a normal employment visa done quicker in DIFC or in ADGM?', [
      said(
        'DIFC',
        'A DIFC employment visa takes 7 working days in normal service and 2 working days in express service.',
        'How long does a DIFC employment visa take?',
      ),
      said(
        'ADGM',
        'An ADGM employment visa takes about 7 working days, and is valid for 2 years.',
        'How long does an ADGM employment visa take, and how long is it valid?',
      ),
    ]),
  ).toEqual({ kind: 'same', names: ['DIFC', 'ADGM'], amount: '7 working days' });
});

test('compares how many of a thing there are', () => {
  expect(
    verdictOn('Does a DMCC flexi desk carry more visas than the first desk in DIFC?', [
      said('DMCC', 'A flexi desk carries up to 3 visas, and an own office 1 per 9 square metres.'),
      said('DIFC', 'The first flexible desk brings up to 4 visas.'),
    ]),
  ).toEqual({
    kind: 'amount',
    ordered: [
      { name: 'DIFC', amount: '4 visas' },
      { name: 'DMCC', amount: '3 visas' },
    ],
    difference: '1 visa',
    isLess: false,
    measure: 'count',
  });
});

test('a limit that has to be passed is higher than the same one that has to be reached', () => {
  expect(
    verdictOn('Who needs a bigger share to be an owner, in Saudi Arabia or in the UK?', [
      said('Saudi Arabia', '25% or more of the capital makes an owner.'),
      said('the UK', 'An owner has more than 25% of the shares.'),
    ]),
  ).toMatchObject({
    ordered: [
      { name: 'the UK', amount: 'more than 25%' },
      { name: 'Saudi Arabia', amount: '25%' },
    ],
    difference: '',
  });
});

test('a fine is compared as money, however late it is for', () => {
  const question = 'Is the penalty after five months in the UK bigger than in Singapore?';
  expect(
    verdictOn(question, [
      said('the UK', '5 months late, the penalty is **GBP 750**.'),
      said('Singapore', '5 months late, the penalty is **S$600**.'),
    ]),
  ).toMatchObject({
    ordered: [
      { name: 'the UK', amount: 'GBP 750' },
      { name: 'Singapore', amount: 'SGD 600' },
    ],
  });
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

test('an amount that is only a part of what is paid is not ranked', () => {
  const verdict = verdictOn('Is the yearly charge lower for one or for the other?', [
    said('the one', 'It pays USD 300 a year.'),
    said('the other', 'Its report costs USD 50, beside the franchise tax.'),
  ]);
  expect(verdict).toBeUndefined();
});

test('what is dearer per month is compared as money', () => {
  const verdict = verdictOn('Which is dearer per month, Abu Dhabi or Dubai?', [
    said('Abu Dhabi', 'From AED 200 a month, at most AED 4,000.'),
    said('Dubai', 'AED 250 a month; AED 5,000 without a licence.'),
  ]);
  expect(verdict).toMatchObject({ ordered: [{ name: 'Dubai' }, { name: 'Abu Dhabi' }] });
});
