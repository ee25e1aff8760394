import type { ComparedPlanView, ExchangeRateView } from '#contract/plans.ts';
import type { Currency } from '#domain/values/money.ts';
import { planMessages } from '#messages/plans.ts';
import { rateText } from './converted.ts';
import { Sources } from './source-numbers.tsx';

const texts = planMessages.conversion;

/** At which rates sums were converted, and for which currencies there was none. */
export function RatesNote({ plans, currency }: { plans: readonly ComparedPlanView[]; currency: Currency }) {
  const converted = plans.flatMap((plan) => plan.converted ?? []);
  const rates = distinct(converted.flatMap((costs) => costs.rates));
  const missing = [...new Set(converted.flatMap((costs) => costs.missing))];
  const sources = rates.flatMap(({ basis }) => (basis.kind === 'fixed' ? basis.sources : []));
  return (
    <div role="status" className="grid gap-1 text-pretty text-muted empty:hidden">
      {rates.length > 0 && (
        <p>
          {texts.at(rates.map(rateText), currency)} <Sources of={sources} subject={texts.subject} />
        </p>
      )}
      {missing.length > 0 && <p>{texts.missing(missing, currency)}</p>}
    </div>
  );
}

function distinct(rates: readonly ExchangeRateView[]): readonly ExchangeRateView[] {
  return [...new Map(rates.map((rate) => [`${rate.one} ${rate.of}`, rate])).values()];
}
