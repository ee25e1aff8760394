import { expect, test } from 'vitest';
import {
  askedOfOne,
  comparesForPurpose,
  comparesPlaces,
  type PlaceAnswer,
  verdictOn,
} from './side-by-side.ts';

function said(name: string, text: string): PlaceAnswer {
  return { name, part: { text, sources: [] }, isExact: true };
}

test('asks one place what was asked of several', () => {
  expect(askedOfOne('Is share capital higher in DMCC or in IFZA?', 'DMCC')).toBe(
    'how much is share capital in DMCC?',
  );
  expect(askedOfOne('What do IFZA, DMCC and DIFC each charge for the licence?', 'DIFC')).toBe(
    'what do and charge for the licence in DIFC?',
  );
});

test('asks each place for its own thing', () => {
  const question =
    'Is the confirmation statement in the UK more expensive than the annual return in Singapore?';
  expect(askedOfOne(question, 'Singapore', 'sg-private-limited-company')).toContain('annual return');
  expect(askedOfOne(question, 'Singapore', 'sg-private-limited-company')).not.toContain('confirmation');
});

test('tells setting side by side from naming several places', () => {
  expect(comparesPlaces('Does the UK or Singapore ask for an audit?')).toBe(true);
  expect(comparesPlaces('Who regulates funds in DIFC and who in ADGM?')).toBe(true);
  expect(comparesPlaces('I run a UK company from Dubai. Do I get the VAT threshold?')).toBe(false);
});

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

test('ranks nothing that overlaps, is in other currencies, unknown or about something else', () => {
  const question = 'Is the fee lower in DMCC or in IFZA?';
  const fee = said('DMCC', 'It costs **AED 2,500**.');
  expect(verdictOn(question, [fee, said('IFZA', 'It costs **AED 2,000 – 3,500**.')])).toBeUndefined();
  expect(verdictOn(question, [fee, said('ADGM', 'It costs USD 300.')])).toBeUndefined();
  expect(verdictOn(question, [fee, { name: 'IFZA', part: undefined, isExact: false }])).toBeUndefined();
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

test.each([
  ['DMCC vs IFZA vs JAFZA for a trading company', true],
  ['IFZA or DMCC or ADGM for a software start-up?', true],
  ['Should I take DMCC or IFZA for my online shop?', true],
  ['Which one should I pick for a shop, Sharjah or Ajman?', true],
  ['What does a licence cost in DMCC or IFZA for a year?', false],
  ['How many shareholders may DIFC and JAFZA have?', false],
  ['Is an audit needed in DMCC and in IFZA?', false],
])('%s compares places as a whole for a purpose: %s', (question, isForPurpose) => {
  expect(comparesForPurpose(question)).toBe(isForPurpose);
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
