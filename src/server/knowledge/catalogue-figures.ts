import { isOfficeType, isVisaChoice } from '#domain/catalogue/choices.ts';
import { costsOf } from '#domain/plan/costs.ts';
import type { PricedCatalogue } from '#domain/prices/priced-catalogue.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { totalMessages } from '#messages/totals.ts';

/** As in `{{total ae-dmcc 2 flexi}}`. */
const placeholder = /\{\{([^{}]*)\}\}/g;

/**
 * Fills the figures that an article takes from the catalogue, so that it cannot disagree with the plan:
 * `{{total ae-dmcc 2 flexi}}` is the first year with two visas and a flexi office, with `year 2` at its end a later
 * one, and `{{fee ae-dmcc registration}}` is one fee.
 *
 * @throws Error that names a placeholder with an unknown word, place or fee, or a fee without a price
 */
export function fillFigures(text: string, catalogue: PricedCatalogue): string {
  return text.replaceAll(placeholder, (whole, words: string) => {
    const figure = figureOf(words.trim().split(/\s+/), catalogue);
    if (figure === undefined) throw new Error(`${whole} names no figure of the catalogue.`);
    // Articles are written with plain spaces.
    return figure.replaceAll('\u00A0', ' ');
  });
}

function figureOf([kind, place = '', ...rest]: readonly string[], catalogue: PricedCatalogue) {
  const jurisdiction = catalogue.jurisdictionWith(place);
  if (!jurisdiction) return undefined;
  if (kind === 'fee' && rest.length === 1) {
    const fee = jurisdiction.fees.find(({ id }) => id === rest[0]);
    return fee && 'value' in fee.amount ? moneyText(fee.amount.value) : undefined;
  }
  if (kind !== 'total') return undefined;
  const [visas, officeType, ...yearWords] = rest;
  const count = Number(visas);
  const year = yearIn(yearWords);
  if (!isVisaChoice(count) || !isOfficeType(officeType)) return undefined;
  const total = costsOf(jurisdiction, { visas: count, officeType }).find((one) => one.year === year)?.total;
  return total && (totalMessages.text(total) || undefined);
}

function yearIn(words: readonly string[]): number | undefined {
  if (words.length === 0) return 1;
  return words.length === 2 && words[0] === 'year' ? Number(words[1]) : undefined;
}
