import { expect, test } from 'vitest';
import { missingDetailsOf, profileProgressOf } from './company-profile.ts';

const complete = {
  industry: 'tech',
  shares: { total: 1000, parValue: '0.0001' },
  incorporator: { countryOfResidency: 'DE' },
  mailingAddress: 'Musterweg 1, Berlin',
};

test('a complete profile has no missing details', () => {
  expect(missingDetailsOf(complete)).toEqual([]);
});

test('a new company has all details missing, in the order of the form', () => {
  const fresh = {
    industry: null,
    shares: { total: null, parValue: null },
    incorporator: { countryOfResidency: null },
    mailingAddress: '',
  };
  expect(missingDetailsOf(fresh)).toEqual(['industry', 'shares', 'countryOfResidency', 'mailingAddress']);
});

test('shares are complete once number and par value are given', () => {
  expect(missingDetailsOf({ ...complete, shares: { total: 1000, parValue: null } })).toEqual(['shares']);
  expect(missingDetailsOf({ ...complete, shares: { total: null, parValue: '1' } })).toEqual(['shares']);
});

test('a blank address counts as missing', () => {
  expect(missingDetailsOf({ ...complete, mailingAddress: '  \n' })).toEqual(['mailingAddress']);
});

test('progress lists every detail', () => {
  expect(profileProgressOf(complete)).toEqual([true, true, true, true]);
  expect(profileProgressOf({ ...complete, shares: { total: null, parValue: '1' } })).toEqual([
    true,
    false,
    true,
    true,
  ]);
});
