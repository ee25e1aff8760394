import type { AmountView, ComparedPlanView, ExchangeRateView, TotalView } from '#contract/plans.ts';
import { dayText } from '#domain/values/day-text.ts';
import type { Currency } from '#domain/values/money.ts';
import { planMessages } from '#messages/plans.ts';
import { webSettings } from '#web/platform/web-settings.ts';

const texts = planMessages.conversion;

/** A year's total in the currency that was asked for; `undefined` where it stays as it is. */
export function convertedTotal(plan: ComparedPlanView, year: number): TotalView | undefined {
  const total = plan.years.find((one) => one.year === year)?.total;
  const own = total?.kind === 'complete' ? total.amounts : (total?.lowerBounds ?? []);
  return (isForeign(plan, own) && convertedYear(plan, year)?.total) || undefined;
}

/** The same for a year's deposits. */
export function convertedDeposits(plan: ComparedPlanView, year: number): AmountView | undefined {
  const own = plan.years.find((one) => one.year === year)?.deposits ?? [];
  return (isForeign(plan, own) && convertedYear(plan, year)?.deposits) || undefined;
}

function isForeign({ converted }: ComparedPlanView, amounts: readonly { currency: Currency }[]): boolean {
  return amounts.some(({ currency }) => currency !== converted?.currency);
}

function convertedYear({ converted }: ComparedPlanView, year: number) {
  return converted?.years.find((one) => one.year === year);
}

/** A rate with where it is from, as in 'USD 1 = AED 3.6725 (fixed by the central bank, read in November 2026)'. */
export function rateText({ one, rate, of, basis }: ExchangeRateView): string {
  const said =
    basis.kind === 'fixed'
      ? texts.fixed(basis.sources[0]?.readOn ?? '')
      : texts.setByOperator(webSettings.brand.operatorName, dayText(basis.on));
  return texts.rateWithBasis(texts.rate(one, rate, of), said);
}
