/** Picks the form of a text for a count. `Form` names the plural forms of the locale: English has two, Arabic six. */
export function pluralIn<Form extends Intl.LDMLPluralRule>(locale: string) {
  const rules = new Intl.PluralRules(locale);
  return (count: number, forms: Readonly<Record<Form, string>>) => forms[rules.select(count) as Form];
}

/** For the English catalogues. */
export const plural = pluralIn<'one' | 'other'>('en');
