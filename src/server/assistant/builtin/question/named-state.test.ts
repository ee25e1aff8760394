import { expect, test } from 'vitest';
import { isOfOtherState, stateMeant } from './named-state.ts';

test.each([
  ['How much is the yearly tax?', 'We run an LLC in Wyoming.', 'wyoming'],
  ['And in Delaware?', 'We run an LLC in Wyoming.', 'delaware'],
  ['Delaware or Wyoming?', '', undefined],
  ['How much is the yearly tax?', 'We run an LLC in Texas.', undefined],
])('%s after: %s', (question, before, state) => {
  expect(stateMeant(question, before)).toBe(state);
});

test('a state said before is another than the catalogue has', () => {
  expect(isOfOtherState('When is the tax due?', 'I have a Wyoming LLC.')).toBe(true);
  expect(isOfOtherState('And in Delaware?', 'I have a Wyoming LLC.')).toBe(false);
});
