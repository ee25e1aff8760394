import { useState } from 'react';
import type { PlanView } from '#contract/plans.ts';
import type { Currency } from '#domain/values/money.ts';
import { classNames } from '#web/design-system/class-names.ts';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { ErrorState } from '#web/design-system/state-message.tsx';
import { Switch } from '#web/design-system/switch.tsx';
import { compareMessages } from '#web/messages/compare.ts';
import { describeFailure, isFailure } from '#web/platform/call.ts';
import { useMediaQuery } from '#web/platform/media-query.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { CurrencySelect } from '../currency-select.tsx';
import { RatesNote } from '../rates-note.tsx';
import type { ComparisonChoice } from './comparison-address.ts';
import { ComparisonList } from './comparison-list.tsx';
import { comparisonRows, differs } from './comparison-rows.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { currenciesIn } from './lowest-cost.ts';
import { useComparison } from './use-comparison.ts';

interface ComparisonProps {
  choice: ComparisonChoice;
  onCurrency(currency: Currency | undefined): void;
  /** What could not be read is there after all; the button to try again is gone. */
  onResolved(): void;
}

/** The places side by side. */
export function Comparison({ choice, onCurrency, onResolved }: ComparisonProps) {
  const { answer: plans, failure, isReading, refresh } = useComparison(choice);
  const { isRetrying, retry } = useRetry(refresh, onResolved);
  const isSlow = useSlowLoading(isReading);
  if (failure && (!isReading || isRetrying)) {
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
      aria-busy={isReading}
      className={classNames('transition-opacity duration-150', isSlow && 'opacity-50')}
    >
      <SideBySide plans={plans} currency={choice.currency} onCurrency={onCurrency} />
    </div>
  );
}

interface SideBySideProps extends Pick<ComparisonProps, 'onCurrency'> {
  plans: readonly PlanView[];
  currency: Currency | undefined;
}

function SideBySide({ plans, currency, onCurrency }: SideBySideProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const hasRoom = useMediaQuery('(width >= 48rem)');
  const hasMuchRoom = useMediaQuery('(width >= 64rem)');
  const rows = Object.values(comparisonRows).flat();
  const different = new Set(rows.filter((row) => differs(row, plans)));
  const same = rows.length - different.size;
  const currencies = currenciesIn(plans);
  const View = hasMuchRoom || (hasRoom && plans.length === 2) ? ComparisonTable : ComparisonList;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="grid justify-items-start gap-2">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2">
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the switch is a button inside the label. */}
          <label className="inline-flex min-h-10 items-center gap-3 print:hidden">
            <Switch
              label={compareMessages.onlyDifferences}
              isOn={onlyDifferences}
              onChange={setOnlyDifferences}
            />
            <span>
              {compareMessages.onlyDifferences}
              {same > 0 && <span className="block text-xs text-muted">{compareMessages.sameRows(same)}</span>}
            </span>
          </label>
          <CurrencySelect currency={currency} onChange={onCurrency} />
        </div>
        {currency && <RatesNote plans={plans} currency={currency} />}
        {currencies.length > 1 && !currency && (
          <p className="text-pretty text-muted">{compareMessages.currencies(currencies)}</p>
        )}
      </div>
      <View plans={plans} different={different} onlyDifferences={onlyDifferences} />
    </div>
  );
}

/** The shape of what is coming, and words for those who do not see it. */
export function Loading() {
  const isSlow = useSlowLoading(true);
  return (
    <div role="status" className="grid min-h-[60dvh] content-start gap-4 pt-6">
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
