import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { problem, problemIn } from './field-problem.ts';

test('a schema names its problem, with what the sentence needs', () => {
  const schema = z.string().check(z.maxLength(3, problem('too-long', { field: 'name', max: 3 })));
  const [issue] = schema.safeParse('four').error?.issues ?? [];
  expect(problemIn(issue?.message ?? '')).toEqual({ code: 'too-long', field: 'name', max: 3 });
});

test('a library message is reported as invalid, never in its own words', () => {
  const [issue] = z.string().safeParse(4).error?.issues ?? [];
  expect(problemIn(issue?.message ?? '')).toEqual({ code: 'invalid' });
});
