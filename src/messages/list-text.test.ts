import { expect, test } from 'vitest';
import { listText } from './list-text.ts';

test('lists read as British English writes them', () => {
  const lists = new Intl.ListFormat('en-GB', { type: 'conjunction', style: 'long' });
  for (const parts of [[], ['fee'], ['fee', 'rent'], ['fee', 'rent', 'visas'], ['a', 'b', 'c', 'd']])
    expect(listText(parts)).toBe(lists.format(parts));
});
