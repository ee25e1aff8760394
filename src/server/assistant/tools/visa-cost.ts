import type { Fact, Fee, Jurisdiction } from '#domain/catalogue/definition.ts';
import type { FeeLine } from '#domain/plan/costs.ts';
import { type MoneyRange, times } from '#domain/values/money.ts';
import { moneyText } from '#domain/values/money-text.ts';
import { expertMessages } from '#messages/expert.ts';
import { citationOf, openCitations, type Quotable } from '../../knowledge/index.ts';
import type { ExpertWords } from '../builtin/wording/expert-words.ts';
import { shortLabel } from './fee-prices.ts';
import { placeNameOf } from './planned-place.ts';

type PricedFee = Fee & { amount: Fact<MoneyRange> };

const isPriced = (fee: Fee): fee is PricedFee => 'value' in fee.amount;

/** What residence visas cost in a place, or their renewal: a price per person times the number of people. */
export function visaCost(
  jurisdiction: Jurisdiction,
  { count, isRenewal }: { count: number; isRenewal: boolean },
  words: ExpertWords = expertMessages,
): Quotable | undefined {
  const due: FeeLine['fee']['due'] = isRenewal ? 'per-visa-renewal' : 'per-visa';
  const fees = jurisdiction.fees.filter((fee) => fee.due === due && fee.payee === 'visa' && !fee.isOptional);
  const visa = fees.find((fee) => /visa/i.test(fee.label));
  if (!visa) return undefined;
  const { place } = placeNameOf(jurisdiction, words);
  const citations = openCitations();
  const others = jurisdiction.fees.filter(
    (fee) =>
      fee !== visa && fee.payee === 'visa' && fee.due === (isRenewal ? 'per-visa-renewal' : 'per-visa'),
  );
  const besides = [
    ...others,
    ...jurisdiction.fees.filter(
      (fee) => !isRenewal && fee.payee === 'visa' && fee.due === 'once' && !fee.isOptional,
    ),
  ].map((fee) => {
    const marks = isPriced(fee) ? citations.mark(fee.amount.sources.slice(0, 2).map(citationOf)) : '';
    return `- ${shortLabel(fee.label)}: ${isPriced(fee) ? moneyText(fee.amount.value) : words.notConfirmed} ${marks}`.trimEnd();
  });
  const opening = openingFor(visa, count, isRenewal, place, words, (fee) =>
    citations.mark(fee.amount.sources.slice(0, 2).map(citationOf)),
  );
  return {
    text: [opening, ...(besides.length > 0 ? [words.cost.visaBesides, besides.join('\n')] : [])].join('\n\n'),
    sources: citations.list,
  };
}

function openingFor(
  visa: Fee,
  count: number,
  isRenewal: boolean,
  place: string,
  words: ExpertWords,
  mark: (fee: PricedFee) => string,
): string {
  if (!isPriced(visa))
    return isRenewal ? words.cost.renewingVisasUnknown(place) : words.cost.visaUnknown(place);
  const marks = mark(visa);
  const total = moneyText(times(visa.amount.value, count));
  if (isRenewal) return `${words.cost.renewingVisas(place, count, total, marks)}.`;
  return count === 1
    ? `${words.cost.perVisa(place, total, marks)}.`
    : `${words.cost.visas(place, count, total, moneyText(visa.amount.value), marks)}.`;
}
