import { expect, test } from 'vitest';
import { turnsThatFit } from './turns.ts';

const turn = (content: string) => ({ role: 'user', content });
const serverLimit = 256 * 1024;

test('a short conversation is sent completely', () => {
  const turns = [turn('One'), turn('Two'), turn('Three')];
  expect(turnsThatFit(turns)).toEqual(turns);
  expect(turnsThatFit([])).toEqual([]);
});

test.each([
  ['letters', 'a'.repeat(4000)],
  ['quotes', '"'.repeat(4000)],
  ['line breaks', '\n'.repeat(4000)],
  ['Arabic', 'ش'.repeat(4000)],
  ['emoji', '🏝'.repeat(2000)],
])('of a very long conversation in %s, the newest turns are sent and accepted', (_, content) => {
  const turns = Array.from({ length: 100 }, (_, index) => turn(`${index} ${content}`));
  const sent = turnsThatFit(turns);
  expect(sent.length).toBeGreaterThan(5);
  expect(sent.length).toBeLessThan(100);
  expect(sent).toEqual(turns.slice(-sent.length));
  expect(new TextEncoder().encode(JSON.stringify(sent)).length).toBeLessThan(serverLimit - 1024);
});

test('the question is always sent, whatever its length', () => {
  const question = turn('a'.repeat(serverLimit));
  expect(turnsThatFit([turn('One'), question])).toEqual([question]);
});
