import { ranksIn } from './claims.ts';
import type { Figure } from './figure.ts';
import { currenciesIn, figuresIn } from './figures.ts';
import { inclusionIn } from './subjects.ts';

/** Numbers below this occur in nearly any text, so what they count has to match too. */
export const minTelling = 100;

/** What a known text allows: a date also allows its month and year, and so on. */
export function keysLearned(
  text: string,
  figures: readonly Figure[],
): [key: string, figure: Figure | undefined][] {
  const [currency, ...others] = currenciesIn(text);
  const keys: [string, Figure | undefined][] = [];
  if (/^(?:in|both)$/.test(inclusionIn(text) ?? '')) keys.push(['claim:included', undefined]);
  if (/\b(?:only|alone|solely|exclusively|sole)\b/i.test(text)) keys.push(['claim:only', undefined]);
  // 'It is lowest in the UAE'
  for (const key of ranksIn(text)) keys.push([key, undefined]);
  for (const figure of figures) {
    for (const key of figure.keys) {
      const add = (...more: string[]) => {
        for (const each of more) keys.push([each, figure]);
      };
      add(key);
      const [kind, ...rest] = key.split(':');
      const value = rest.at(-1) ?? '';
      if (kind === 'date') {
        const [year, month, day] = value.split('-');
        add(`day-month:${month}-${day}`, `month-year:${year}-${month}`, `month:${month}`, `year:${year}`);
      }
      if (kind === 'month-year') add(`month:${value.slice(5)}`, `year:${value.slice(0, 4)}`);
      if (kind === 'day-month') add(`month:${value.slice(0, 2)}`);
      if (kind === 'money' || kind === 'number') add(`value:${value}`);
      if ((kind === 'money' || kind === 'percent') && value === '0') add('claim:free');
      // 'It takes 3 to 5 days, and 5 to 10 with the card' names the unit once.
      const isBare = /^(?:\W*$|[,;.)]| (?:to|or|for|in|by|at|if|with|on)\b)/.test(figure.after);
      if (kind === 'number' && isBare && Number(value) < minTelling)
        add(...periodsLike(figures, figure.at, value));
      // 'AED 260 (250 + 10 printing)' names the currency of its parts.
      const isSummand = new RegExp(`\\+ ?${value}\\b|\\b${value} ?\\+`).test(text);
      if (kind === 'number' && isSummand && currency && others.length === 0)
        add(`money:${currency}:${value}`);
      // A row such as 'AED: 1,000 for one, 2,000 for two' names its currency once.
      if (kind === 'number' && Number(value) >= minTelling && currency && others.length === 0) {
        add(`money:${currency}:${value}`);
      }
    }
  }
  return keys;
}

/** A number as a period of the unit that was named last before it. */
function periodsLike(figures: readonly Figure[], at: number, value: string): readonly string[] {
  const before = figures.filter(({ kind, at: other }) => kind === 'period' && other < at);
  const last = before.reduce<Figure | undefined>(
    (one, other) => (one && one.at > other.at ? one : other),
    undefined,
  );
  const [, unit] = /\d((?:\s?[a-z]+)+)$/i.exec(last?.text ?? '') ?? [];
  return unit === undefined ? [] : figuresIn(`${value}${unit}`).flatMap(({ keys }) => keys);
}

/**
 * A number without a unit may be an amount in a currency named before. If its own sentence names currencies, it is an
 * amount in one of them. It may also have the unit of another figure: 'the name takes 3 to 7 days, the licence 2 to 4'.
 */
export function keysSought(
  { kind, keys }: Figure,
  currencies: readonly string[],
  said: readonly Figure[],
): readonly string[] {
  if (kind !== 'number') return keys;
  const units = said.flatMap(({ kind: other, text }) =>
    other === 'period' || other === 'percent' ? (/[^\d.]+$/.exec(text) ?? []) : [],
  );
  return keys.flatMap((key) => {
    if (!key.startsWith('number:')) return [key];
    const value = key.slice('number:'.length);
    const ofUnits = units.flatMap((unit) => figuresIn(`${value}${unit}`)).flatMap((figure) => figure.keys);
    if (currencies.length === 0 || Number(value) < minTelling) return [`value:${value}`, ...ofUnits];
    return currencies.map((currency) => `money:${currency}:${value}`).concat(key);
  });
}
