import { ReceiptText } from 'lucide-react';
import type { RefObject } from 'react';
import { downloadAgencyInvoice, readAgencyInvoices } from '#contract/invoices.ts';
import { pathOf } from '#contract/operation.ts';
import { dashboardTitles } from '#messages/dashboard-titles.ts';
import { invoiceMessages } from '#messages/invoices.ts';
import { buttonClass } from '#web/design-system/button.tsx';
import { CompanyState } from '#web/design-system/company-state.tsx';
import { PageTitle } from '#web/design-system/page-title.tsx';
import { Skeleton, useSlowLoading } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useCurrentCompany } from '#web/platform/current-company.tsx';
import { dashboardPaths } from '#web/platform/dashboard-paths.ts';
import { useQuery } from '#web/platform/query.ts';
import { Link } from '#web/platform/router.tsx';
import { usePage } from '#web/platform/use-page.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { InvoiceRow } from './invoice-row.tsx';

/** What was issued to the company, to read and to keep. */
export default function InvoicesPage() {
  const heading = usePage(dashboardTitles.invoices);
  const current = useCurrentCompany();
  const { state, company } = current;
  return (
    <div className="flex flex-col gap-6">
      <PageTitle ref={heading}>{dashboardTitles.invoices}</PageTitle>
      {state === 'loading' && <Loading />}
      <CompanyState current={current} icon={ReceiptText} unread={invoiceMessages.unread} heading={heading}>
        {invoiceMessages.noneForClient}
      </CompanyState>
      {company && <Invoices key={company.id} companyId={company.id} heading={heading} />}
    </div>
  );
}

interface InvoicesProps {
  companyId: string;
  heading: RefObject<HTMLHeadingElement | null>;
}

function Invoices({ companyId, heading }: InvoicesProps) {
  const { data, failure, refetch } = useQuery(readAgencyInvoices, { params: { id: companyId } });
  const { isRetrying, retry } = useRetry(refetch, () => heading.current?.focus());
  if (!data) {
    if (!failure) return <Loading />;
    return (
      <StateSheet>
        <ErrorState title={invoiceMessages.unread} onRetry={retry} isRetrying={isRetrying}>
          {describeFailure(failure)}
        </ErrorState>
      </StateSheet>
    );
  }
  if (data.invoices.length === 0) return <Nothing />;
  return (
    <ul className="max-w-3xl divide-y divide-line border-y border-line">
      {data.invoices.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice}>
          <a
            href={pathOf(downloadAgencyInvoice).replace('{id}', companyId).replace('{invoice}', invoice.id)}
            download
            aria-label={invoiceMessages.downloadOf(invoice.number)}
            className={buttonClass('secondary', 'small')}
          >
            {invoiceMessages.download}
          </a>
        </InvoiceRow>
      ))}
    </ul>
  );
}

function Nothing() {
  return (
    <StateSheet>
      <EmptyState
        title={invoiceMessages.none}
        icon={ReceiptText}
        action={
          <Link to={dashboardPaths.payments} className={buttonClass('primary')}>
            {invoiceMessages.toPayments}
          </Link>
        }
      >
        {invoiceMessages.noneForClient}
      </EmptyState>
    </StateSheet>
  );
}

function Loading() {
  if (!useSlowLoading(true)) return null;
  return (
    <div role="status" aria-label={invoiceMessages.loading} className="grid gap-4">
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  );
}
