import { type ReactNode, useId } from 'react';
import { readCalendar } from '#contract/calendar.ts';
import { commonMessages } from '#messages/common.ts';
import { salesTaxMessages } from '#messages/products.ts';
import { Button } from '#web/design-system/button.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { SourceMark } from '#web/design-system/source-mark.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { useQuery } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';
import { webSettings } from '#web/platform/web-settings.ts';
import { type NextReturn, nextReturnOf } from './next-return.ts';

/** What is known of the current company's tax: never a made-up figure. */
export function SalesTaxCards() {
  const { company } = useCurrentCompany();
  return (
    <div className="grid gap-4 @2xl:grid-cols-2">
      <Figure title={salesTaxMessages.amount} figure={salesTaxMessages.noAmount} isKnown={false}>
        {salesTaxMessages.noAmountText(webSettings.brand.name)}
      </Figure>
      {company ? <NextReturnCard key={company.id} companyId={company.id} /> : <NoReturn state="none" />}
    </div>
  );
}

function NextReturnCard({ companyId }: { companyId: string }) {
  const { data, failure, isFetching, refetch } = useQuery(readCalendar, { params: { id: companyId } });
  const isSlow = useSlowLoading(!data && !failure);
  if (failure && !data) {
    return (
      <Figure
        title={salesTaxMessages.nextReturn}
        figure={salesTaxMessages.unread}
        isKnown={false}
        action={
          <Button size="small" isBusy={isFetching} onClick={refetch}>
            {commonMessages.retry}
          </Button>
        }
      >
        <span role="alert">{describeFailure(failure)}</span>
      </Figure>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={commonMessages.loading} className="min-h-40 rounded-card bg-surface p-5">
        {isSlow && <Skeleton className="h-8 w-40" />}
      </div>
    );
  }
  const next = nextReturnOf(data.calendar);
  if (next.state !== 'due') return <NoReturn state={next.state} />;
  const { deadline, days, isUnsure } = next;
  return (
    <Figure
      title={salesTaxMessages.nextReturn}
      figure={salesTaxMessages.due(days)}
      isKnown={!isUnsure}
      action={<ToCalendar />}
    >
      {salesTaxMessages.dueOn(deadline.label, deadline.on)}{' '}
      <SourceMark sources={deadline.sources} subject={deadline.label} />
      {isUnsure && <span className="mt-1 block">{salesTaxMessages.ifRegistered}</span>}
    </Figure>
  );
}

type NoReturnState = Exclude<NextReturn['state'], 'due'>;

const noReturnTexts: Record<NoReturnState, { figure: string; text: string }> = {
  'not-incorporated': { figure: salesTaxMessages.noReturn, text: salesTaxMessages.notIncorporatedText },
  'not-registered': { figure: salesTaxMessages.notRegistered, text: salesTaxMessages.notRegisteredText },
  none: { figure: salesTaxMessages.noReturn, text: salesTaxMessages.noReturnText },
};

function NoReturn({ state }: { state: NoReturnState }) {
  const { figure, text } = noReturnTexts[state];
  return (
    <Figure
      title={salesTaxMessages.nextReturn}
      figure={figure}
      isKnown={false}
      action={state === 'not-registered' && <ToCalendar />}
    >
      {text}
    </Figure>
  );
}

function ToCalendar() {
  return (
    <Link
      to={dashboardPaths.calendar}
      className="inline-flex items-center rounded-sm font-medium text-accent-text underline underline-offset-2 pointer-coarse:min-h-11"
    >
      {salesTaxMessages.openCalendar}
    </Link>
  );
}

interface FigureProps {
  title: string;
  figure: string;
  /** False where the figure stands for something that is not known. */
  isKnown: boolean;
  children: ReactNode;
  action?: ReactNode;
}

function Figure({ title, figure, isKnown, children, action }: FigureProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="flex flex-col rounded-card bg-surface p-5">
      <h2 id={titleId} className="text-sm font-medium text-muted">
        {title}
      </h2>
      <p className={`mt-2 text-xl font-semibold tabular ${isKnown ? 'text-text' : 'text-muted'}`}>{figure}</p>
      <div className="mt-1 max-w-prose text-pretty text-muted">{children}</div>
      {action && <div className="mt-3">{action}</div>}
    </section>
  );
}
