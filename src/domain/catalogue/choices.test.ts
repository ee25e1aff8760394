import { describe, expect, test } from 'vitest';
import {
  type Country,
  companyTypes,
  companyTypesOf,
  countries,
  emirateOf,
  emirates,
  freeZones,
  isCountry,
  isSubTypeOf,
  isTypeOf,
  isVisaChoice,
  subTypesOf,
  visaChoices,
} from './choices.ts';

describe('company types of each country, in order', () => {
  test.each<[Country, string[]]>([
    ['AE', ['free-zone', 'mainland-llc']],
    ['US', ['llc', 'c-corporation']],
    ['GB', ['private-limited-company', 'llp']],
    ['SA', ['llc', 'joint-stock-company', 'branch-of-a-foreign-company']],
    ['SG', ['private-limited-company', 'partnership']],
  ])('%s', (country, types) => {
    expect(companyTypesOf(country)).toEqual(types);
  });

  test('every type is offered by a country', () => {
    expect(new Set(countries.flatMap(companyTypesOf))).toEqual(new Set(companyTypes));
  });
});

describe('zones and emirates', () => {
  test('a free zone company needs a free zone', () => {
    expect(subTypesOf('free-zone')).toEqual(['difc', 'dmcc', 'adgm', 'ifza', 'dafza', 'jafza']);
  });

  test('a mainland company needs one of the seven emirates', () => {
    expect(subTypesOf('mainland-llc')).toEqual([
      'dubai',
      'abu-dhabi',
      'sharjah',
      'ajman',
      'ras-al-khaimah',
      'fujairah',
      'umm-al-quwain',
    ]);
  });

  test('other types need neither', () => {
    for (const type of companyTypes.slice(2)) expect(subTypesOf(type)).toEqual([]);
  });
});

test('every zone is in Dubai except ADGM in Abu Dhabi; an emirate is in itself', () => {
  for (const zone of freeZones) expect(emirateOf(zone)).toBe(zone === 'adgm' ? 'abu-dhabi' : 'dubai');
  for (const emirate of emirates) expect(emirateOf(emirate)).toBe(emirate);
});

describe('stored or sent values are validated', () => {
  test('accepts exact ids only', () => {
    for (const value of ['UAE', 'ae', 'DE', '', null, undefined, 0, ['AE'], 'toString']) {
      expect(isCountry(value)).toBe(false);
    }
  });

  test('accepts a type only in its country', () => {
    expect(isTypeOf('US', 'llc')).toBe(true);
    expect(isTypeOf('SA', 'llc')).toBe(true);
    expect(isTypeOf('AE', 'llc')).toBe(false);
    expect(isTypeOf('GB', 'partnership')).toBe(false);
  });

  test('accepts a zone only for a free zone company and an emirate only for a mainland company', () => {
    expect(isSubTypeOf('free-zone', 'dmcc')).toBe(true);
    expect(isSubTypeOf('free-zone', 'dubai')).toBe(false);
    expect(isSubTypeOf('mainland-llc', 'dubai')).toBe(true);
    expect(isSubTypeOf('mainland-llc', 'dmcc')).toBe(false);
    expect(isSubTypeOf('llc', 'dmcc')).toBe(false);
  });

  test('accepts 0 to 5 visas', () => {
    expect(visaChoices).toEqual([0, 1, 2, 3, 4, 5]);
    for (const value of [-1, 6, 1.5, '1', '5+', null, Number.NaN]) expect(isVisaChoice(value)).toBe(false);
  });
});
