import { expect, test } from 'vitest';
import { withFittingVerdict } from './verdict.ts';

const heading = 'Can a foreigner form a company without travelling?';
const text = 'Yes, a founder abroad may own a company [1].';
const bare = 'A founder abroad may own a company [1].';

test.each([
  ['May I form a company without travelling?', text],
  ['Do I have to travel there to form a company?', bare],
  ['Can I form a company?', bare],
  ['How does somebody abroad form a company without travelling?', bare],
  ['Is a company without travelling fine?', text],
])('%s', (question, said) => {
  expect(withFittingVerdict(text, heading, question, 0.4)).toBe(said);
});

test("keeps the first word for one of the passage's own questions", () => {
  expect(withFittingVerdict(text, heading, 'Do I have to travel there?', 0.8)).toBe(text);
});
