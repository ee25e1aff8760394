import * as z from 'zod/mini';
import { problem } from './field-problem.ts';

/** Where a page begins: the `nextCursor` of the previous page. */
export const cursorField = z.optional(z.string().check(z.regex(/^[\w-]{1,8000}$/, problem('not-cursor'))));

/** Cursor of the next page; `null` on the last one. */
export const nextCursorField = z.nullable(z.string());

/** Rows of one page of a list. */
export const rowsPerPage = 50;
