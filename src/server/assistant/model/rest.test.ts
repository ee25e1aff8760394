import { expect, test } from 'vitest';
import { openRest } from './rest.ts';

test('begins with the third failure in a row, and ends after half a minute', () => {
  let now = 0;
  const rest = openRest(() => now);
  rest.failed();
  rest.failed();
  rest.answered();
  rest.failed();
  rest.failed();
  expect(rest.isOn()).toBe(false);
  rest.failed();
  expect(rest.isOn()).toBe(true);
  now = 29_999;
  expect(rest.isOn()).toBe(true);
  now = 30_000;
  expect(rest.isOn()).toBe(false);
  rest.failed();
  expect(rest.isOn()).toBe(true);
  now = 60_000;
  rest.answered();
  rest.failed();
  expect(rest.isOn()).toBe(false);
});
