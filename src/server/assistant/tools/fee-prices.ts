import type { Fee, Jurisdiction } from '#domain/catalogue/definition.ts';
import { times } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { expertMessages } from '#messages/expert.ts';
import { lineAmountText } from '#messages/totals.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import type { ExpertWords } from '../builtin/expert-words.ts';
import { placeNameOf } from './planned-place.ts';

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
    return words.fee.price(label, explanationOf(fee.label), at, amount, fee.due, fee.isRefundable, marks);
  });
  return { text: items.join(' '), sources: citations.list };
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
