import type { Fee, Jurisdiction } from '#domain/catalogue/definition.ts';
import { minorPerMajor, times } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { expertMessages } from '#messages/expert.ts';
import { lineAmountText } from '#messages/totals.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import { verdictOf } from '../builtin/comparisons/compared-amounts.ts';
import type { ExpertWords } from '../builtin/wording/expert-words.ts';
import { placeNameOf } from './planned-place.ts';

/** Sentences as one. */
function joined(sentences: readonly string[]): string {
  return sentences
    .map((sentence, index) => (index < sentences.length - 1 ? sentence.replace(/\.$/, '') : sentence))
    .join('; ');
}

/** A fee of a place. */
export interface PlacedFee {
  jurisdiction: Jurisdiction;
  fee: Fee;
}

/**
 * What a fee costs, in one place or in several.
 * @param count of how many years or people the price is asked; one without it
 */
export function feePrices(
  fees: readonly PlacedFee[],
  count: number | undefined,
  words: ExpertWords = expertMessages,
): Quotable {
  const citations = openCitations();
  const items = fees.map(({ jurisdiction, fee }) => {
    const { place, company } = placeNameOf(jurisdiction, words);
    const at = jurisdiction.place.country === 'AE' ? words.fee.inPlace(place) : words.fee.forCompany(company);
    const label = shortLabel(fee.label);
    if (!('value' in fee.amount)) {
      const { authority } = jurisdiction;
      const asked = fee.payee === 'authority' && 'value' in authority ? authority : undefined;
      return words.fee.open(
        label,
        at,
        asked && shortLabel(asked.value),
        citations.mark((asked?.sources ?? []).slice(0, 1).map(citationOf)),
      );
    }
    const amount = lineAmountText(fee.amount.value, fee.isMinimum ?? false);
    const marks = citations.mark(fee.amount.sources.slice(0, 2).map(citationOf));
    if (count !== undefined && !fee.isMinimum) {
      const total = moneyText(times(fee.amount.value, count));
      const isYearly = fee.due === 'yearly' || fee.due === 'yearly-renewal';
      return words.fee.times(label, at, total, count, amount, isYearly, marks);
    }
    const isRenewed = jurisdiction.fees.some(({ id }) => id === `${fee.id}-renewal`);
    const due = fee.due === 'once' && isRenewed ? 'first-year' : fee.due;
    return words.fee.price(label, explanationOf(fee.label), at, amount, due, fee.isRefundable, marks);
  });
  const isOfOnePlace = new Set(fees.map(({ jurisdiction }) => jurisdiction.id)).size < fees.length;
  const verdict = count === undefined && !isOfOnePlace ? verdictOn(fees, words) : undefined;
  const opening =
    verdict?.kind === 'amount'
      ? [words.sideBySide.ordered(verdict.ordered, verdict.difference, true, 'amount', '')]
      : [];
  // Prices that cannot be ranked, as in two currencies, stand beside each other in one sentence.
  const told = !isOfOnePlace && opening.length === 0 ? [joined(items)] : items;
  return { text: [...opening, ...told].join(' '), sources: citations.list };
}

/** Where a fee is lowest; `undefined` where one has no price. */
function verdictOn(fees: readonly PlacedFee[], words: ExpertWords) {
  const priced = fees.flatMap(({ jurisdiction, fee }) => {
    if (!('value' in fee.amount) || fee.isMinimum) return [];
    const { currency, low, high } = fee.amount.value;
    const major = (amount: number) => amount / minorPerMajor(currency);
    const amount = { kind: 'money' as const, unit: currency, low: major(low), high: major(high) };
    return [{ name: placeNameOf(jurisdiction, words).place, amount }];
  });
  return priced.length === fees.length ? verdictOf(priced, true) : undefined;
}

/** A label up to its first explanation. */
export function shortLabel(label: string): string {
  return label.split(/[,;(:]/)[0]?.trim() ?? label;
}

/** Longest explanation that is said beside a name, in characters. */
const maxExplanation = 70;

/** What a label says besides the name, where it is short; '' else. */
function explanationOf(label: string): string {
  const rest = label.slice(shortLabel(label).length).replace(/^[,;:(\s]+|\)$/g, '');
  return rest.length <= maxExplanation && !rest.startsWith('which ') ? rest : '';
}
