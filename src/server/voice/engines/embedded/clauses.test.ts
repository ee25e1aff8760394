import { expect, test } from 'vitest';
import { clausesOf } from './embedded-engines.ts';

test.each([
  ['Hello.', ['Hello.']],
  ['', ['']],
  [
    'It costs thirty thousand dirhams in the first year, then twenty a year, as far as that is known.',
    ['It costs thirty thousand dirhams in the first year,', 'then twenty a year, as far as that is known.'],
  ],
  [
    'Yes, it does, and that is all there is to say about it.',
    ['Yes, it does, and that is all there is to say about it.'],
  ],
  ['An audit is obligatory in this zone, always.', ['An audit is obligatory in this zone, always.']],
])("'%s' in clauses", (sentence, clauses) => {
  expect(clausesOf(sentence)).toEqual(clauses);
  expect(clausesOf(sentence).join(' ')).toBe(sentence);
});
