import { expect, it } from 'vitest';
import { comingFrom, returnPathOf } from './return-path.ts';

it('brings a person back to the page they wanted, with everything in its address', () => {
  const location = { pathname: '/dashboard/company', search: '?tab=shares', hash: '#par' };
  expect(returnPathOf(comingFrom(location))).toBe('/dashboard/company?tab=shares#par');
});

it.each([
  null,
  undefined,
  'text',
  {},
  { from: 7 },
  { from: '' },
  { from: 'dashboard' },
  { from: 'https://elsewhere.example/' },
  { from: '//elsewhere.example/' },
  { from: '/\\elsewhere.example/' },
  { from: '/signin' },
  { from: '/dashboard/../signup?x=1' },
])('leads to the dashboard where the history says %j', (state) => {
  expect(returnPathOf(state)).toBe('/dashboard');
});
