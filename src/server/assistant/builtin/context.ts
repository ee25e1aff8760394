import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Knowledge } from '../../knowledge/index.ts';
import type { AnswerLanguage } from './languages/language.ts';

/** What answering needs besides the question. */
export interface AnswerContext extends Pick<Knowledge, 'passages' | 'index' | 'search'> {
  today: PlainDate;
  /** The catalogue with the prices that hold now. */
  catalogue: PricedCatalogue;
  /** The language to answer in; English without it. */
  language?: AnswerLanguage;
  /** The question as it was written, where that is not English. */
  asWritten?: string;
  /** Origin of this installation, for links to its pages. */
  publicUrl: string;
}
