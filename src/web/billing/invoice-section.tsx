import { useEffect, useRef } from 'react';
import { listInvoices } from '#contract/billing.ts';
import { billingMessages } from '#messages/billing.ts';
import { Button } from '#web/design-system/button.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { usePagedQuery } from '#web/platform/query.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { InvoiceList } from './invoice-list.tsx';

/** The company's invoices with their states: on the way, none, not to be had, and more of them. */
export function InvoiceSection({ companyId }: { companyId: string }) {
  const { data, failure, isFetching, refetch, readMore, isLoadingMore, moreFailure } = usePagedQuery(
    listInvoices,
    { params: { id: companyId } },
    'invoices',
  );
  const invoices = data?.invoices;
  const hasMore = data?.nextCursor != null;
  const isSlow = useSlowLoading(isFetching && !invoices && !failure);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = () => heading.current?.focus({ preventScroll: true });
  const { isRetrying, retry } = useRetry(refetch, focusHeading);

  // Once all are loaded the pressed button is removed, so the focus moves to the heading.
  const hadMore = useRef(false);
  useEffect(() => {
    if (hadMore.current && !hasMore) heading.current?.focus({ preventScroll: true });
    hadMore.current = hasMore;
  }, [hasMore]);

  return (
    <section>
      <h3 ref={heading} tabIndex={-1} className="mb-3 font-semibold outline-none">
        {billingMessages.invoices}
      </h3>
      {isSlow && <InvoiceSkeleton />}
      {!invoices && failure && (
        <ErrorState title={billingMessages.invoicesUnread} onRetry={retry} isRetrying={isRetrying}>
          {describeFailure(failure)}
        </ErrorState>
      )}
      {invoices?.length === 0 && !hasMore && (
        <EmptyState title={billingMessages.noInvoices}>{billingMessages.noInvoicesAbout}</EmptyState>
      )}
      {invoices && invoices.length > 0 && <InvoiceList invoices={invoices} />}
      {invoices && hasMore && (
        <div className="mt-4 flex flex-col items-center gap-2">
          <p role="alert" className="text-bad empty:hidden">
            {moreFailure && describeFailure(moreFailure)}
          </p>
          <Button isBusy={isLoadingMore} onClick={readMore}>
            {billingMessages.moreInvoices}
          </Button>
        </div>
      )}
    </section>
  );
}

function InvoiceSkeleton() {
  return (
    <div
      role="status"
      aria-label={billingMessages.invoicesLoading}
      className="rounded-card border border-line"
    >
      {['w-24', 'w-28', 'w-24'].map((width) => (
        <div key={width} className="flex justify-between gap-6 border-line p-4 not-first:border-t">
          <Skeleton className="h-4 w-24" />
          <Skeleton className={`h-4 ${width}`} />
          <Skeleton className="h-4 w-14" />
        </div>
      ))}
    </div>
  );
}
