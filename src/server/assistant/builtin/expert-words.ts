import type { Translated } from '#locales/translated.ts';
import type { expertMessages } from '#messages/expert.ts';

/** The sentences of an answer in one language. */
export type ExpertWords = Translated<typeof expertMessages>;
