import { expect, test } from 'vitest';
import { turnMessages } from './turns.ts';

const since = '2026-11-12';
const usual = { shortest: 3, longest: 7 };

test.each([
  ['Your turn since 12 November 2026', 'founder', 'founder', null, usual],
  ['With the authority for 4 of usually 3–7 working days', 'authority', 'authority', 4, usual],
  ['With the authority for 8 working days, usually 3–7', 'authority', 'authority', 8, usual],
  ['With a government office for 1 working day', 'authority', 'government', 1, null],
  ['With the bank since 12 November 2026', 'bank', 'bank', 0, usual],
  ['With your agent since 12 November 2026', 'agency', 'agent', null, usual],
  ['With your agent for 2 of usually 5 working days', 'agency', 'agent', 2, { shortest: 5, longest: 5 }],
] as const)('%s', (text, of, actor, workingDays, range) => {
  expect(turnMessages.text({ of, since, workingDays }, actor, range)).toBe(text);
});
