import * as z from 'zod/mini';
import { problem } from './field-problem.ts';
import { defineOperation } from './operation.ts';

/** Maximum length of a text that can be searched for, in characters. */
export const maxSearchLength = 200;

/** A text in parts; parts that contain a searched word are hits. */
const markedText = z.array(z.object({ text: z.string(), isHit: z.boolean() }));
export type MarkedText = z.infer<typeof markedText>;

const foundSection = z.object({
  /** Title of the article that the section is part of. */
  article: z.string(),
  heading: markedText,
  /** The best matching excerpt of the section. */
  extract: markedText,
  /** The section's address below the base path, as in '/help/united-kingdom/vat#when'. */
  address: z.string(),
});
export type FoundSection = z.infer<typeof foundSection>;

export const searchArticles = defineOperation({
  id: 'searchArticles',
  method: 'GET',
  path: '/articles',
  feature: 'Help',
  access: 'open',
  query: z.object({
    /** Words or a whole question; the last word may be unfinished. */
    query: z
      .string(problem('search-missing'))
      .check(
        z.trim(),
        z.minLength(1, problem('search-missing')),
        z.maxLength(maxSearchLength, problem('too-long', { field: 'search', max: maxSearchLength })),
      ),
  }),
  output: z.object({ status: z.literal('success'), results: z.array(foundSection) }),
  success: 200,
  failures: ['too-many-requests'],
});
