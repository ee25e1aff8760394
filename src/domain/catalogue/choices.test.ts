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

describe('each country offers its company types, in order', () => {
  test.each<[Country, string[]]>([
    ['AE', ['free-zone', 'mainland-llc']],
    ['US', ['llc', 'c-corporation']],
    ['GB', ['private-limited-company', 'llp']],
    ['SA', ['llc', 'joint-stock-company', 'branch-of-a-foreign-company']],
    ['SG', ['private-limited-company', 'partnership']],
  ])('%s', (country, types) => {
    expect(companyTypesOf(country)).toEqual(types);
  });

  test('and no type is offered nowhere', () => {
    expect(new Set(countries.flatMap(companyTypesOf))).toEqual(new Set(companyTypes));
  });
});

describe('a company type asks for a zone or an emirate', () => {
  test('free zones for a free zone company', () => {
    expect(subTypesOf('free-zone')).toEqual(['difc', 'dmcc', 'adgm', 'ifza', 'dafza', 'jafza']);
  });

  test('the seven emirates for a mainland company', () => {
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

  test('and every other type for none', () => {
    for (const type of companyTypes.slice(2)) expect(subTypesOf(type)).toEqual([]);
  });
});

test('every zone lies in Dubai, but ADGM in Abu Dhabi; an emirate is its own', () => {
  for (const zone of freeZones) expect(emirateOf(zone)).toBe(zone === 'adgm' ? 'abu-dhabi' : 'dubai');
  for (const emirate of emirates) expect(emirateOf(emirate)).toBe(emirate);
});

describe('what is stored or sent is only taken as a choice when it is one', () => {
  test('ids, not labels, not their relatives', () => {
    for (const value of ['UAE', 'ae', 'DE', '', null, undefined, 0, ['AE'], 'toString']) {
      expect(isCountry(value)).toBe(false);
    }
  });

  test('a type counts only in the country that offers it', () => {
    expect(isTypeOf('US', 'llc')).toBe(true);
    expect(isTypeOf('SA', 'llc')).toBe(true);
    expect(isTypeOf('AE', 'llc')).toBe(false);
    expect(isTypeOf('GB', 'partnership')).toBe(false);
  });

  test('a zone counts only for a free zone company, an emirate only for a mainland one', () => {
    expect(isSubTypeOf('free-zone', 'dmcc')).toBe(true);
    expect(isSubTypeOf('free-zone', 'dubai')).toBe(false);
    expect(isSubTypeOf('mainland-llc', 'dubai')).toBe(true);
    expect(isSubTypeOf('mainland-llc', 'dmcc')).toBe(false);
    expect(isSubTypeOf('llc', 'dmcc')).toBe(false);
  });

  test('visas are the whole numbers 0 to 5', () => {
    expect(visaChoices).toEqual([0, 1, 2, 3, 4, 5]);
    for (const value of [-1, 6, 1.5, '1', '5+', null, Number.NaN]) expect(isVisaChoice(value)).toBe(false);
  });
});
