import { parseAccept } from 'hono/utils/accept';
import { type Locale, locales } from '#locales/messages-in.ts';

/** The first available locale of Accept-Language, else the default. */
export function localeOf(headers: Headers): Locale {
  for (const { type, q } of parseAccept(headers.get('accept-language') ?? '')) {
    const language = type.toLowerCase().split('-')[0];
    const locale = q > 0 && locales.find((known) => known === language);
    if (locale) return locale;
  }
  return locales[0];
}
