import { expect, test } from 'vitest';
import { catalogue } from '#domain/catalogue/catalogue.ts';
import { stepLabels, taskLabels } from './catalogue-labels.ts';

const jurisdictions = catalogue.flatMap((country) => country.jurisdictions);

test.each([
  ['step', jurisdictions.flatMap(({ steps }) => steps.map(({ label }) => label)), stepLabels],
  ['task', jurisdictions.flatMap(({ deadlines }) => deadlines.map(({ label }) => label)), taskLabels],
])('every %s of the catalogue has an Arabic name, and no other label has one', (_kind, labels, names) => {
  expect(Object.keys(names).toSorted()).toEqual([...new Set(labels)].toSorted());
});
