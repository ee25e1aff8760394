import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import type { ComparedPlanView } from '#contract/plans.ts';
import { isVisaChoice } from '#domain/catalogue/choices.ts';
import { rankableFirst } from '#domain/plan/ranking.ts';
import { dayText } from '#domain/values/day-text.ts';
import type { Currency } from '#domain/values/money.ts';
import { compareMessages } from '#messages/compare.ts';
import { planMessages } from '#messages/plans.ts';
import { totalMessages } from '#messages/totals.ts';
import { Button } from '#web/design-system/button.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { Switch } from '#web/design-system/switch.tsx';
import { describeFailure, isFailure } from '#web/platform/call.ts';
import { useIsPrinted } from '#web/platform/use-is-printed.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { CurrencySelect } from '../currency-select.tsx';
import { RatesNote } from '../rates-note.tsx';
import { WithSources } from '../source-numbers.tsx';
import type { ComparisonChoice } from './comparison-address.ts';
import { ComparisonChart } from './comparison-chart.tsx';
import { comparisonRows, differs, shownIn } from './comparison-rows.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { fullNameOf, jurisdictionOf, nameOf } from './jurisdictions.ts';
import { currenciesIn } from './lowest-cost.ts';
import { useComparison } from './use-comparison.ts';

interface ComparisonProps {
  choice: ComparisonChoice;
  onCurrency(currency: Currency | undefined): void;
  onOnlyDifferences(isOn: boolean): void;
  /** Called when a retry succeeded and its button has been removed. */
  onResolved(): void;
}

/** The places side by side. */
export function Comparison({ choice, onResolved, ...handlers }: ComparisonProps) {
  const { data, failure, isFetching, refetch } = useComparison(choice);
  const plans = data?.plans;
  const { isRetrying, retry } = useRetry(refetch, onResolved);
  const isSlow = useSlowLoading(isFetching);
  if (failure && (!isFetching || isRetrying)) {
    const isGone = isFailure(failure, 'jurisdiction-not-found');
    return (
      <ErrorState title={compareMessages.unread} {...(!isGone && { onRetry: retry })} isRetrying={isRetrying}>
        {isGone ? compareMessages.notInCatalogue : describeFailure(failure)}
      </ErrorState>
    );
  }
  if (!plans) return <Loading />;
  return (
    <div
      aria-busy={isFetching}
      className={classNames('transition-opacity duration-150', isSlow && 'opacity-50')}
    >
      <SideBySide plans={plans} choice={choice} {...handlers} />
    </div>
  );
}

interface SideBySideProps extends Omit<ComparisonProps, 'onResolved'> {
  plans: readonly ComparedPlanView[];
}

function SideBySide({ plans: chosen, choice, onCurrency, onOnlyDifferences }: SideBySideProps) {
  const { onlyDifferences = false } = choice;
  const plans = useMemo(
    () =>
      rankableFirst(choice.currency ? chosen : inOneCurrency(chosen), ({ years: [first] }) => first?.total),
    [chosen, choice.currency],
  );
  const currency = plans[0]?.converted?.currency;
  // Paper is landscape and cannot be scrolled: it always gets the whole table.
  const isPrinted = useIsPrinted();
  const rows = Object.values(comparisonRows).flat();
  const different = new Set(rows.filter((row) => differs(row, plans)));
  const same = rows.length - different.size;
  const currencies = currenciesIn(plans);
  const shown = useMemo(() => [plans.map(({ converted }) => converted), shownIn(plans)], [plans]);
  return (
    <WithSources of={shown}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 print:block">
        <div className="flex justify-end">
          <CurrencySelect currency={currency} onChange={onCurrency} />
        </div>
        <ComparisonChart plans={plans} />
        <div className="grid gap-2 print:mb-4">
          <PreparedOn plans={plans} />
          {currency && <RatesNote plans={plans} currency={currency} />}
          <Unranked plans={plans} />
          {currencies.length > 1 && !currency && (
            <p className="text-pretty text-muted">{compareMessages.currencies(currencies)}</p>
          )}
        </div>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 print:hidden">
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is a button inside the label. */}
          <label className="inline-flex min-h-11 items-center gap-3">
            <Switch
              label={compareMessages.onlyDifferences}
              isOn={onlyDifferences}
              onChange={onOnlyDifferences}
            />
            <span>
              {compareMessages.onlyDifferences}
              {same > 0 && <span className="block text-xs text-muted">{compareMessages.sameRows(same)}</span>}
            </span>
          </label>
          <Button size="small" kind="quiet" onClick={() => window.print()} className="-mx-3">
            <Printer aria-hidden="true" size={16} strokeWidth={1.5} />
            {planMessages.print}
          </Button>
        </div>
        <ComparisonTable
          plans={plans}
          different={different}
          onlyDifferences={onlyDifferences && !isPrinted}
        />
      </div>
    </WithSources>
  );
}

/** Without a choice, sums are only converted where there is a rate for all of them. */
function inOneCurrency(plans: readonly ComparedPlanView[]): readonly ComparedPlanView[] {
  const isPartial = plans.some(({ converted }) => converted && converted.missing.length > 0);
  return isPartial ? plans.map((plan) => ({ ...plan, converted: null })) : plans;
}

/** Which places stand last, since their first year has no upper bound, and what is missing of each. */
function Unranked({ plans }: Pick<SideBySideProps, 'plans'>) {
  const unranked = plans.flatMap((plan) => {
    const total = plan.years[0]?.total;
    if (total?.kind !== 'incomplete') return [];
    return [{ name: nameAmong(plan, plans), missing: totalMessages.missing(total, false) }];
  });
  if (unranked.length === 0) return null;
  return (
    <p className="max-w-prose text-pretty text-muted">
      {compareMessages.unranked(unranked, unranked.length === plans.length)}
    </p>
  );
}

/** Its name, with its country where another one is called the same. */
function nameAmong(plan: ComparedPlanView, plans: readonly ComparedPlanView[]): string {
  const place = jurisdictionOf(plan);
  const isAmbiguous = plans.some(
    (other) => other !== plan && nameOf(jurisdictionOf(other)) === nameOf(place),
  );
  return isAmbiguous ? fullNameOf(place) : nameOf(place);
}

/** When and from what it was computed. Print adds the requirements, as the form is not printed. */
function PreparedOn({ plans: [plan] }: Pick<SideBySideProps, 'plans'>) {
  if (!plan) return null;
  const { requirements, preparedOn, catalogueVersion } = plan;
  return (
    <p className="text-muted">
      {isVisaChoice(requirements.visas) && (
        <span className="hidden print:inline">
          {planMessages.requirements(requirements.visas, requirements.officeType)} ·{' '}
        </span>
      )}
      <time dateTime={preparedOn}>{planMessages.preparedOn(dayText(preparedOn))}</time> ·{' '}
      {planMessages.catalogueVersion(catalogueVersion)}
    </p>
  );
}

/** The shape of what is coming, and words for those who do not see it. */
export function Loading() {
  const isSlow = useSlowLoading(true);
  return (
    <div role="status" data-page-loading className="grid min-h-dvh content-start gap-4 pt-6">
      <span className="sr-only">{compareMessages.loading}</span>
      {isSlow && (
        <>
          <Skeleton className="h-16" />
          <Skeleton className="h-96" />
        </>
      )}
    </div>
  );
}
