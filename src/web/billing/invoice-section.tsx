import { useRef } from 'react';
import { billingMessages } from '#messages/billing.ts';
import { Button } from '#web/design-system/button.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState } from '#web/design-system/state-message.tsx';
import { InvoiceList } from './invoice-list.tsx';
import { useInvoices } from './use-invoices.ts';

/** The company's invoices with their states: on the way, none, not to be had, and more of them. */
export function InvoiceSection({ companyId }: { companyId: string }) {
  const { invoices, hasMore, isFetching, problem, readMore } = useInvoices(companyId);
  const isSlow = useSlowLoading(isFetching && !invoices && !problem);
  const heading = useRef<HTMLHeadingElement>(null);

  /** What was pressed goes once all are there, and the focus needs a place; the view stays where it is. */
  async function read(): Promise<void> {
    const isFirst = !invoices;
    const outcome = await readMore();
    if (outcome === 'all' || (outcome === 'more' && isFirst)) heading.current?.focus({ preventScroll: true });
  }

  return (
    <section>
      <h3 ref={heading} tabIndex={-1} className="mb-3 font-semibold outline-none">
        {billingMessages.invoices}
      </h3>
      {isSlow && <InvoiceSkeleton />}
      {!invoices && problem && (
        <ErrorState title={billingMessages.invoicesUnread} onRetry={read} isRetrying={isFetching}>
          {problem}
        </ErrorState>
      )}
      {invoices?.length === 0 && !hasMore && (
        <EmptyState title={billingMessages.noInvoices}>{billingMessages.noInvoicesAbout}</EmptyState>
      )}
      {invoices && invoices.length > 0 && <InvoiceList invoices={invoices} />}
      {invoices && hasMore && (
        <div className="mt-4 flex flex-col items-center gap-2">
          <p role="alert" className="text-bad empty:hidden">
            {problem}
          </p>
          <Button isBusy={isFetching} onClick={read}>
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
