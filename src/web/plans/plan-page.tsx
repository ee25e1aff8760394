import { useEffect, useRef } from 'react';
import { dayText } from '#domain/values/day-text.ts';
import type { Currency } from '#domain/values/money.ts';
import { choiceLabels } from '#messages/choices.ts';
import { planMessages } from '#messages/plans.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { ChartMap } from '#web/design-system/chart-map.tsx';
import { classNames } from '#web/design-system/class-names.ts';
import { CountryFlag } from '#web/design-system/country-flag.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { PublicPage } from '#web/design-system/public-page.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/design-system/state-message.tsx';
import { paths } from '#web/paths.ts';
import { describeFailure, isFailure } from '#web/platform/call.ts';
import { useKnowsAddress } from '#web/platform/page-answers.ts';
import { Link, useLocation, useNavigate } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { CurrencySelect } from './currency-select.tsx';
import { PlanActions } from './plan-actions.tsx';
import { type PlanAddress, type PlanChoice, planAddressOf, readPlanAddress } from './plan-choice.ts';
import { PlanPassage } from './plan-passage.tsx';
import { PlanReport } from './plan-report.tsx';
import { usePlan } from './use-plan.ts';

/** What one choice costs, how long it takes and what it asks for, before any account. The choice stands in the address. */
export default function PlanPage() {
  const { search } = useLocation();
  const knowsAddress = useKnowsAddress();
  const address = knowsAddress ? readPlanAddress(new URLSearchParams(search)) : undefined;
  const choice = address && 'choice' in address ? address.choice : undefined;
  const heading = usePage(titleOf(address));
  // The same plan in another currency is no move: what was pressed stays where it is.
  const shown = choice ? planAddressOf(withCurrency(choice, undefined)) : search;
  useFocusOnMove(shown, () => heading.current?.focus({ preventScroll: true }));
  return (
    <PublicPage>
      <header
        className={classNames(
          'flex items-start justify-between gap-6',
          (choice || !address) && 'lg:min-h-28',
        )}
      >
        <div className="min-w-0">
          <p className="text-sm font-medium text-muted">{planMessages.eyebrow}</p>
          <PageTitle ref={heading} className="mt-1 flex items-center gap-3">
            {choice && <CountryFlag country={choice.country} width={30} />}
            {titleOf(address)}
          </PageTitle>
          {choice && <Requirements choice={choice} />}
        </div>
        {choice && (
          <div className="hidden w-44 shrink-0 lg:block print:hidden">
            <ChartMap country={choice.country} />
          </div>
        )}
      </header>
      {address && 'problems' in address && <BadAddress address={address} />}
      {choice && (
        <Plan
          key={shown}
          choice={choice}
          onResolved={() => heading.current?.focus({ preventScroll: true })}
        />
      )}
      {!address && <Loading />}
    </PublicPage>
  );
}

function withCurrency({ currency: _, ...choice }: PlanChoice, currency: Currency | undefined): PlanChoice {
  return currency ? { ...choice, currency } : choice;
}

function titleOf(address: PlanAddress | undefined): string {
  if (!address) return planMessages.frameTitle;
  if ('problems' in address) return planMessages.badAddress.title;
  const { country, companyType, subType } = address.choice;
  return planMessages.title(country, companyType, subType);
}

/** After another choice on the same page the pressed button is gone, so the focus moves to the start of the new plan. */
function useFocusOnMove(address: string, focus: () => void): void {
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    focus();
    window.scrollTo(0, 0);
  });
}

function Requirements({ choice: { companyType, subType, visas, officeType } }: { choice: PlanChoice }) {
  const text = subType
    ? `${choiceLabels.companyType[companyType]}, ${planMessages.requirementsWithin(visas, officeType)}`
    : planMessages.requirements(visas, officeType);
  return <p className="mt-1 text-base text-muted">{text}</p>;
}

function Plan({ choice, onResolved }: { choice: PlanChoice; onResolved(): void }) {
  const { data, failure, isFetching, refetch } = usePlan(choice);
  const plan = data?.plan;
  const { isRetrying, retry } = useRetry(refetch, onResolved);
  const navigate = useNavigate();
  if (plan) {
    return (
      <>
        <p className="mt-2 text-sm text-muted">
          <span className="text-text">{plan.jurisdiction.name}</span>
          <span className="mx-2 text-faint">·</span>
          <time dateTime={plan.preparedOn}>{planMessages.preparedOn(dayText(plan.preparedOn))}</time>
          <span className="mx-2 text-faint">·</span>
          {planMessages.catalogueVersion(plan.catalogueVersion)}
        </p>
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <PlanActions choice={choice} plan={plan} />
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {failure && !isFetching && <p role="alert">{planMessages.conversion.unread}</p>}
            <CurrencySelect
              currency={choice.currency}
              onChange={(currency) =>
                void navigate(planAddressOf(withCurrency(choice, currency)), { replace: true })
              }
            />
          </div>
        </div>
        <div className="mt-6">
          <PlanPassage plan={plan} />
        </div>
        <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 md:gap-10">
          <PlanReport choice={choice} plan={plan} />
        </div>
      </>
    );
  }
  if (isFetching && !isRetrying) return <Loading />;
  if (isFailure(failure, 'jurisdiction-not-found')) {
    return (
      <EmptyState title={planMessages.badAddress.notInCatalogue} action={<ToQuestionnaire />}>
        {planMessages.badAddress.notInCatalogueText}
      </EmptyState>
    );
  }
  return (
    <ErrorState title={planMessages.unread} onRetry={retry} isRetrying={isRetrying}>
      {describeFailure(failure)}
    </ErrorState>
  );
}

function BadAddress({ address }: { address: Extract<PlanAddress, { problems: unknown }> }) {
  const { problems, nearest } = address;
  const texts = planMessages.badAddress;
  return (
    <div className="mt-6 grid max-w-prose justify-items-start gap-6 text-base">
      <ul className="grid gap-1">
        {problems.map(({ part, given }) => (
          <li key={part} className="wrap-anywhere">
            {texts.problems[part](given)}
          </li>
        ))}
      </ul>
      {nearest && (
        <div className="grid justify-items-start gap-2">
          <p className="text-muted">{texts.nearest}</p>
          <Link to={planAddressOf(nearest)} className={buttonClass('primary')}>
            {planMessages.title(nearest.country, nearest.companyType, nearest.subType)} ·{' '}
            {planMessages.requirements(nearest.visas, nearest.officeType)}
          </Link>
        </div>
      )}
      <ToQuestionnaire isPrimary={!nearest} />
    </div>
  );
}

function ToQuestionnaire({ isPrimary = true }: { isPrimary?: boolean }) {
  return (
    <Link to={paths.onboarding} className={buttonClass(isPrimary ? 'primary' : 'secondary')}>
      {planMessages.toQuestionnaire}
    </Link>
  );
}

function Loading() {
  const isSlow = useSlowLoading(true);
  return (
    <div role="status" data-page-loading className="mt-8 grid min-h-dvh content-start gap-8">
      <span className="sr-only">{planMessages.loading}</span>
      {isSlow && (
        <>
          <Skeleton className="h-28" />
          <Skeleton className="h-96" />
        </>
      )}
    </div>
  );
}
