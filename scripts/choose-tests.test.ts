import { expect, test } from 'vitest';
import { testsFor } from './choose-tests.ts';

test.each([
  ['a file of a feature', 'src/server/plans/routes.ts', 'src/server/plans/'],
  ['the contract of a feature', 'src/contract/plans.ts', 'src/server/plans/'],
  ['a rule that a feature imports', 'src/domain/plan/plan.ts', 'src/server/plans/'],
  ['a test beside the features', 'src/server/full-disk.test.ts', 'src/server/full-disk.test.ts'],
])('%s needs its tests', (_, changed, tests) => {
  const unchanged = testsFor(['README.md']);
  expect(unchanged).not.toContain(tests);
  expect(testsFor([changed])).toEqual(expect.arrayContaining([...unchanged, tests]));
});

test('a change of one feature leaves out the others', () => {
  expect(testsFor(['src/server/plans/routes.ts'])).not.toContain('src/server/voice/');
});

test('the access of every operation is always tested', () => {
  expect(testsFor([])).toContain('src/server/access.test.ts');
});
