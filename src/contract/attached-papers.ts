import * as z from 'zod/mini';
import { problem } from './field-problem.ts';
import { idField } from './fields.ts';

/** Ids of papers of the company that go along. Their latest versions count. */
export const attachedPapers = (max: number) =>
  z
    .array(idField, problem('not-list', { name: 'papers' }))
    .check(z.maxLength(max, problem('too-large', { name: 'papers', max })));
