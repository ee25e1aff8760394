import { expect, test } from 'vitest';
import { impliedVerdict } from './implied-verdict.ts';

test.each([
  ['A UK LLP needs at least 2 members.', 'Does a UK LLP need 2 members?', 'yes'],
  [
    'The innovation licence does not allow trading in goods.',
    'Can I trade goods with the innovation licence?',
    'no',
  ],
  ['The licence does not allow goods, unless the zone agrees.', 'Does the licence allow goods?', undefined],
  ['Atlas charges USD 500 and Clerky USD 427.', 'Is Atlas cheaper than Clerky?', undefined],
  ['A UK LLP needs at least 2 members.', 'How many members does a UK LLP need?', undefined],
  ['A UK LLP needs at least 2 members.', 'Does a UK LLP pay a registration fee in March?', undefined],
  ['A worker aged 18 needs a medical test.', 'Does a worker under 16 need a medical test?', undefined],
  ['A worker needs AED 15,000 of salary.', 'Does a worker need AED 14,000 of salary?', undefined],
  ['A UK LLP needs at least 2 members.', 'Does a UK LLP work without 2 members?', undefined],
  [
    'The window for old directors began in 2025 and closed in 2026.',
    'Is the window for old directors open?',
    'no',
  ],
  ['Until May 2026 wages were late after 15 days.', 'Are wages still late after 15 days?', 'no'],
  ['The rule on small agents was replaced in 2025.', 'Is the rule on small agents good?', undefined],
  ['A Delaware LLC needs at least 1 member.', 'Must a member of a Delaware LLC be a resident?', undefined],
  ['A small company is exempt from the audit.', 'Is a small company in the audit?', undefined],
  ['The form asks for a map of the site.', 'Does the form need a map of the site?', 'yes'],
  ['A package costs AED 900 before VAT.', 'Is a package AED 900 with VAT?', undefined],
  ['An account takes 3 days, and weeks with a bank.', 'Does an account take weeks like a bank?', undefined],
])('%s answers %s', (statement, question, verdict) => {
  expect(impliedVerdict(statement, question, () => 1)).toBe(verdict);
});
