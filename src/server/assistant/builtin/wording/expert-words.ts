import { expertMessages as arabic } from '#locales/ar/expert.ts';
import type { Translated } from '#locales/translated.ts';
import { expertMessages } from '#messages/expert.ts';
import type { AnswerLanguage } from '../languages/language.ts';

/** The sentences of an answer in one language. */
export type ExpertWords = Translated<typeof expertMessages>;

const words: Record<AnswerLanguage, ExpertWords> = { en: expertMessages, ar: arabic };

/** The sentences of answers in a language. */
export function expertWordsIn(language: AnswerLanguage): ExpertWords {
  return words[language];
}
