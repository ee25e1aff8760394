import * as z from 'zod/mini';
import { articleSections, maxArticleLength, prevailingTexts } from '#domain/documents/articles.ts';
import { problem } from './field-problem.ts';
import { idField, requiredText } from './fields.ts';
import { defineOperation } from './operation.ts';

const params = z.object({ id: idField });
const section = z.enum(articleSections, problem('not-one-of', { name: 'section', values: articleSections }));

const articleView = z.object({
  section,
  /** Empty where the standard text has no such section. */
  standard: z.string(),
  /** `null` where the standard text is kept. */
  own: z.nullable(z.string()),
  /** The Arabic of the own text; `null` while nobody has written it. */
  arabic: z.nullable(z.string()),
});
export type ArticleView = z.infer<typeof articleView>;

const output = z.object({
  status: z.literal('success'),
  articles: z.array(articleView),
  /** Whether Arabic stands beside the text in this place. */
  hasArabic: z.boolean(),
  /** Which of two texts counts where the place signs before a notary; `null` elsewhere. */
  prevails: z.nullable(z.enum(prevailingTexts)),
});

export const readArticles = defineOperation({
  id: 'readArticles',
  method: 'GET',
  path: '/companies/{id}/articles',
  feature: 'Documents',
  access: 'session',
  params,
  output,
  success: 200,
  failures: ['company-not-found', 'not-allowed'],
});

export const changeArticle = defineOperation({
  id: 'changeArticle',
  method: 'PUT',
  path: '/companies/{id}/articles/{section}',
  feature: 'Documents',
  access: 'session',
  params: z.object({ id: idField, section }),
  input: z.object({
    /** `null` goes back to the standard text. */
    text: z.nullable(requiredText({ field: 'article', max: maxArticleLength, multiline: true })),
    /** The Arabic of that text; `null` while nobody has written it. */
    arabic: z.nullable(requiredText({ field: 'article', max: maxArticleLength, multiline: true })),
  }),
  output,
  success: 200,
  failures: ['company-not-found', 'not-allowed'],
});

export const readClientArticles = defineOperation({
  id: 'readClientArticles',
  method: 'GET',
  path: '/operator/companies/{id}/articles',
  feature: 'Documents',
  access: 'operator',
  right: 'review-papers',
  params,
  output,
  success: 200,
  failures: ['company-not-found'],
});
