import { expect, it } from 'vitest';
import { companyKindLabel, registeredPlaceLabel } from './registered-place.ts';

it.each([
  [undefined, 'Delaware'],
  [{}, 'Delaware'],
  [{ country: 'US', companyType: 'c-corporation', subType: null }, 'Delaware'],
  [{ country: 'AE', companyType: 'free-zone', subType: 'dmcc' }, 'DMCC, Dubai'],
  [{ country: 'AE', companyType: 'free-zone', subType: 'adgm' }, 'ADGM, Abu Dhabi'],
  [{ country: 'AE', companyType: 'mainland-llc', subType: 'sharjah' }, 'Sharjah, UAE'],
  [{ country: 'GB', companyType: 'llp', subType: null }, 'United Kingdom'],
] as const)('a company registered as %j has the state %s', (company, label) => {
  expect(registeredPlaceLabel(company)).toBe(label);
});

it('names form and country in one line', () => {
  expect(companyKindLabel({ country: 'AE', companyType: 'free-zone' })).toBe('Free Zone · UAE');
  expect(companyKindLabel({ country: 'SG' })).toBe('Singapore');
});
