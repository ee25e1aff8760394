import { expect, test } from 'vitest';
import { catalogue } from '#domain/catalogue/catalogue.ts';
import { isOfNameAlone, namingStepOf } from './naming-steps.ts';

const jurisdictions = catalogue.flatMap((country) => country.jurisdictions);

test.each(jurisdictions.map((jurisdiction) => [jurisdiction.id, jurisdiction.steps] as const))(
  '%s has a step that settles the name',
  (id, steps) => {
    expect(steps.map((step) => step.id)).toContain(namingStepOf(id));
  },
);

test('a step that founds the company answers more than the name', () => {
  expect(isOfNameAlone('incorporation')).toBe(false);
  expect(isOfNameAlone('trade-name')).toBe(true);
});
