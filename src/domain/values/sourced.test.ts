import { expect, it } from 'vitest';
import { type Source, sourcesOf, statedBy } from './sourced.ts';

const page = (title: string): Source => ({
  title,
  url: 'https://example.com/',
  readOn: '2026-11',
  confidence: 'high',
});

it('names each source once, in the order of the statements', () => {
  const [first, second] = [page('first'), page('second')];
  const statements = [...statedBy(first, ['a', 'b']), ...statedBy(second, ['c']), ...statedBy(first, ['d'])];
  expect(sourcesOf(statements)).toEqual([first, second]);
});
