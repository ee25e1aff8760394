import { expect, test } from 'vitest';
import { creditorReferenceOf, creditorReferencesIn, isCreditorReference } from './creditor-reference.ts';
import { epcCodeOf } from './epc-code.ts';
import { isIban } from './iban.ts';

test('a reference has the check digits of ISO 11649', () => {
  // The standard's own example.
  expect(creditorReferenceOf('539007547034')).toBe('RF18539007547034');
  expect(isCreditorReference('RF18539007547034')).toBe(true);
  expect(isCreditorReference('RF18539007547043')).toBe(false);
});

test.each([
  ['Payment RF18 5390 0754 7034 thanks', ['RF18539007547034']],
  ['rf18-5390-0754-7034', ['RF18539007547034']],
  ['RF19 5390 0754 7034', []],
  ['Invoice 12', []],
])('what a payer wrote is searched for references: %s', (text, found) => {
  expect(creditorReferencesIn(text)).toEqual(found);
});

test('an IBAN with two digits swapped is none', () => {
  expect(isIban('AE070331234567890123456')).toBe(true);
  expect(isIban('AE070331234567890123465')).toBe(false);
});

test('the code for euro transfers is the one of the European Payments Council', () => {
  const transfer = { holder: 'Harbour Agents', iban: 'DE89370400440532013000', bic: '' };
  expect(epcCodeOf({ ...transfer, amount: 12_005, reference: 'RF18539007547034' })).toBe(
    'BCD\n002\n1\nSCT\n\nHarbour Agents\nDE89370400440532013000\nEUR120.05\n\nRF18539007547034',
  );
});
