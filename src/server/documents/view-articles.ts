import type { ArticleView } from '#contract/own-articles.ts';
import { type ArticleSection, articleSections, type OwnArticle } from '#domain/documents/articles.ts';

/** Each section with its standard text, and the company's own where it has one. */
export function viewArticles(
  standard: Readonly<Record<ArticleSection, string>>,
  own: ReadonlyMap<ArticleSection, OwnArticle>,
): ArticleView[] {
  return articleSections.map((section) => ({
    section,
    standard: standard[section],
    own: own.get(section)?.text ?? null,
    arabic: own.get(section)?.arabic ?? null,
  }));
}
