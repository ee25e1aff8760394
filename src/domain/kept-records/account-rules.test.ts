import { expect, test } from 'vitest';
import { accountRuleOf, accountsKeptUntil } from './account-rules.ts';

test('the longest rule of the agency’s countries holds, from the end of the year', () => {
  const rule = accountRuleOf(['SG', 'AE', 'US']);
  expect(rule?.rule).toBe('ae-corporate-tax-law');
  expect(rule && accountsKeptUntil(rule, '2026-03-04')).toBe('2033-12-31');
});

test('where no rule was found, there is none', () => {
  expect(accountRuleOf(['US'])).toBeUndefined();
  expect(accountRuleOf([])).toBeUndefined();
});
