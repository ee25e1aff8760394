import type { AmountView, ExchangeRateView, PlanView } from '#contract/plans.ts';
import { dayText } from '#domain/values/day-text.ts';
import { planMessages } from '#messages/plans.ts';

const texts = planMessages.conversion;

/** A year's total, or its deposits, in the currency that was asked for; `undefined` where they stay as they are. */
export function convertedIn(
  { years, converted }: PlanView,
  year: number,
  sum: 'total' | 'deposits',
): AmountView | undefined {
  const own = years.find((one) => one.year === year)?.[sum === 'total' ? 'totals' : 'deposits'] ?? [];
  const isForeign = own.some(({ currency }) => currency !== converted?.currency);
  return (isForeign && converted?.years.find((one) => one.year === year)?.[sum]) || undefined;
}

/** A rate with where it is from, as in 'USD 1 = AED 3.6725 (fixed by the central bank, read in November 2026)'. */
export function rateText({ one, rate, of, basis }: ExchangeRateView): string {
  const said =
    basis.kind === 'fixed'
      ? texts.fixed(basis.sources[0]?.readOn ?? '')
      : texts.setByOperator(dayText(basis.on));
  return texts.rateWithBasis(texts.rate(one, rate, of), said);
}
