import { expect, test } from 'vitest';
import { forkOf, numberRoutes } from './company-choice.ts';

test.each([
  ['capital, no tie to India', true, false, false, 'corporation', 1],
  ['capital from India', true, true, false, 'wait', 1],
  ['capital with an Indian company', true, false, true, 'wait', 1],
  ['a small business', false, false, false, 'llc', 1],
  ['a small business from India', false, true, false, 'llc-disputed', 2],
] as const)('C1: %s', (_, raises, lives, has, to, sides) => {
  const fork = forkOf({ 'raises-capital': raises, 'lives-in-india': lives, 'has-indian-company': has });
  expect(fork?.to).toBe(to);
  // Where public sources disagree, each is shown with its page.
  expect(new Set(fork?.reasons.map(({ sources }) => sources[0].url)).size).toBe(sides);
});

test('C1: nothing is said before all three are answered', () => {
  expect(forkOf({ 'raises-capital': true, 'lives-in-india': false })).toBeUndefined();
});

test('C7: who has no US number is sent to phone and fax, never online', () => {
  const routes = (hasNumber: boolean, isInCountry: boolean) =>
    numberRoutes(hasNumber, isInCountry).map(({ value }) => value.split(' ').slice(0, 3).join(' '));
  expect(routes(true, true)[0]).toContain('Online: open');
  expect(routes(false, false).slice(0, 2)).toEqual(['Online is closed', 'By phone: only']);
  expect(routes(false, true).join()).not.toContain('phone');
});
