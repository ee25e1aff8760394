/* What other features may use. */

export { type Article, citationsIn, parseArticle, type Topic, topics } from './article.ts';
export { articleHtml } from './article-html.ts';
export { type Citation, citationOf, openCitations, type Quotable } from './citation.ts';
export { mistakesIn } from './integrity.ts';
export { builtSearch, type Knowledge, knowledgeIn } from './knowledge.ts';
export { type FigureGuard, openFigureGuard, type Verdict } from './language/figure-guard.ts';
export { figuresIn } from './language/figures.ts';
export {
  cellsOf,
  isRow,
  isRule,
  plainLine,
  rowAsText,
  rowsWithHeaders,
  type Table,
  tableIn,
} from './language/markdown-lines.ts';
export { numbersToNineteen, tensFromTwenty, withDigits, withLargeNumbers } from './language/number-words.ts';
export { withoutDisguise } from './language/plain-characters.ts';
export { openSentences } from './language/sentences.ts';
export { plainText, stemOf, wordsOf } from './language/words.ts';
export type { Passage } from './passages.ts';
export type { PublishedArticle, PublishedArticles } from './published-articles.ts';
export { meansSeveral } from './search/follow-up.ts';
export type { FoundPassage } from './search/passage-search.ts';
export { placesIn } from './search/places.ts';
export { readQuestion, type Understanding, visasIn } from './search/read-question.ts';
export { synonymsOf } from './search/synonyms.ts';
export { valuesWantedBy } from './search/wanted-values.ts';
export { articleText } from './write-article.ts';
