import { expect, test } from 'vitest';
import { type Condition, holds } from './condition.ts';

const two = { visas: 2, officeType: 'flexi' } as const;
const yes: Condition = { visasAtLeast: 2 };
const no: Condition = { visasAtLeast: 3 };

test.each<[string, Condition | undefined, boolean]>([
  ['none', undefined, true],
  ['as many visas', yes, true],
  ['more visas', no, false],
  ['one of the offices', { officeIs: ['physical', 'flexi'] }, true],
  ['another office', { officeIs: ['physical', 'virtual'] }, false],
  ['all that hold', { all: [yes, { officeIs: ['flexi'] }] }, true],
  ['all of which one does not', { all: [yes, no] }, false],
  ['any of which one holds', { any: [no, yes] }, true],
  ['any of which none holds', { any: [no, { not: yes }] }, false],
  ['not what holds', { not: yes }, false],
  ['not what does not', { not: no }, true],
])('a condition of %s', (_what, condition, expected) => {
  expect(holds(condition, two)).toBe(expected);
});

test.each([
  [undefined, false],
  [{}, false],
  [{ 'is-employed-in-country': false }, false],
  [{ 'is-employed-in-country': true }, true],
])('an answer decides once it is given: %j', (answers, expected) => {
  const condition: Condition = { answered: { 'is-employed-in-country': true } };
  expect(holds(condition, { ...two, ...(answers && { answers }) })).toBe(expected);
});
