import { catalogue } from '#domain/catalogue/catalogue.ts';
import { officeTypes, visaChoices } from '#domain/catalogue/choices.ts';
import type { Jurisdiction } from '#domain/catalogue/definition.ts';
import { costsOf } from '#domain/plan/costs.ts';
import { sumsOf } from '#domain/plan/total.ts';
import { type MoneyRange, minorPerMajor } from '#domain/values/money.ts';
import type { Knowledge } from '../../knowledge/index.ts';
import { countryOf } from './named-places.ts';
import { figuresIn, type NamedAmount } from './typed-values.ts';

/** The amounts of money and the percentages that the catalogue and the articles state. */
export interface KnownAmounts {
  /**
   * Whether an amount is stated for one of the places or for their countries.
   * @param places ids or countries; all places without it
   */
  isKnown(amount: NamedAmount, places?: readonly string[]): boolean;
}

/** Reads every amount of the catalogue, of the plans made from it, and of the articles. */
export function knownAmountsOf({ passages }: Pick<Knowledge, 'passages'>): KnownAmounts {
  /** By place or country. */
  const known = new Map<string, Set<string>>();
  const learn = (id: string, keys: readonly string[]) => {
    const keysOfPlace = known.get(id) ?? new Set();
    for (const key of keys) keysOfPlace.add(key);
    known.set(id, keysOfPlace);
  };
  for (const { jurisdictions } of catalogue) {
    for (const jurisdiction of jurisdictions) {
      learn(jurisdiction.id, [...feeKeys(jurisdiction), ...planKeys(jurisdiction)]);
      learn(jurisdiction.id, textKeys(JSON.stringify(jurisdiction)));
    }
  }
  for (const { heading, body, country, places } of passages) {
    const ids = places.length > 0 ? places : [country ?? 'everywhere'];
    for (const id of ids) learn(id, textKeys(`${heading}\n${body}`));
  }
  const all = new Set([...known.values()].flatMap((keys) => [...keys]));
  return {
    isKnown({ amount, to, currency }, places) {
      const keys = [amount, ...(to === undefined ? [] : [to])].map((value) => keyOf(currency, value));
      if (!places) return keys.every((key) => all.has(key));
      const ids = [...known.keys()].filter(
        (id) =>
          id === 'everywhere' ||
          places.some(
            (place) =>
              id === place || id === countryOf(place) || (place.length === 2 && countryOf(id) === place),
          ),
      );
      return keys.every((key) => ids.some((id) => known.get(id)?.has(key)));
    },
  };
}

function keyOf(currency: string, amount: number): string {
  return `${currency} ${amount.toFixed(2)}`;
}

function textKeys(text: string): string[] {
  return figuresIn(text).flatMap(({ currency, amount, to }) => [
    keyOf(currency, amount),
    ...(to === undefined ? [] : [keyOf(currency, to)]),
  ]);
}

function rangeKeys({ currency, low, high }: MoneyRange): string[] {
  return [keyOf(currency, low / minorPerMajor(currency)), keyOf(currency, high / minorPerMajor(currency))];
}

/** Each fee, once and for each number of visas. */
function feeKeys({ fees }: Jurisdiction): string[] {
  return fees.flatMap(({ amount }) => {
    if (!('value' in amount)) return [];
    const { currency, low, high } = amount.value;
    return visaChoices
      .filter((visas) => visas > 0)
      .flatMap((visas) => rangeKeys({ currency, low: low * visas, high: high * visas }));
  });
}

/** The totals of every plan of a place, by year and over the years. */
function planKeys(jurisdiction: Jurisdiction): string[] {
  const keys: string[] = [];
  for (const visas of visaChoices) {
    for (const officeType of officeTypes) {
      const sums = new Map<string, MoneyRange>();
      for (const { lines, deposits } of costsOf(jurisdiction, { visas, officeType })) {
        for (const { amount } of lines) if (amount) keys.push(...rangeKeys(amount));
        for (const deposit of deposits) keys.push(...rangeKeys(deposit));
        const counted = lines.flatMap(({ fee, amount }) =>
          amount && !fee.isOptional && !fee.isRefundable ? [amount] : [],
        );
        for (const { currency, low, high } of sumsOf(counted)) {
          const before = sums.get(currency) ?? { currency, low: 0, high: 0 };
          const sum = { currency, low: before.low + low, high: before.high + high };
          sums.set(currency, sum);
          keys.push(...rangeKeys({ currency, low, high }), ...rangeKeys(sum));
        }
      }
    }
  }
  return keys;
}
