import * as en from './en/server.ts';
import type { Translated } from './translated.ts';

/** The locales there are catalogues of, the default first. */
export const locales = ['en'] as const;
export type Locale = (typeof locales)[number];
export type Messages = Translated<typeof en>;

const catalogues: Record<Locale, Messages> = { en };

/** The server's messages in a locale. The web is built once for each locale instead. */
export function messagesIn(locale: Locale): Messages {
  return catalogues[locale];
}
