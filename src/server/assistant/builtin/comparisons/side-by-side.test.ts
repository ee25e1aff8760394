import { expect, test } from 'vitest';
import { askedOfOne, comparesForPurpose, comparesPlaces } from './side-by-side.ts';

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
