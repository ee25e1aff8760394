import { useState } from 'react';
import { downloadInvoiceAsStaff, readInvoicesForStaff, type StaffInvoices } from '#contract/invoices.ts';
import { pathOf } from '#contract/operation.ts';
import type { CompanyFile } from '#contract/operator.ts';
import { invoiceMessages } from '#messages/invoices.ts';
import { Button, buttonClass } from '#web/design-system/button.tsx';
import { Skeleton } from '#web/design-system/skeleton.tsx';
import { EmptyState, ErrorState, StateSheet } from '#web/design-system/state-message.tsx';
import { describeFailure } from '#web/platform/call.ts';
import { useQuery } from '#web/platform/query.ts';
import { useRetry } from '#web/platform/use-retry.ts';
import { CreditDialog } from './credit-dialog.tsx';
import { InvoiceRow } from './invoice-row.tsx';
import { IssueDialog } from './issue-dialog.tsx';
import { IssuerDialog } from './issuer-dialog.tsx';
import { OpenReceipts } from './open-receipts.tsx';

type StaffInvoice = StaffInvoices['invoices'][number];

/** Invoices, credit notes and receipts in a company's file, and what can still be invoiced. */
export default function CompanyInvoicesPanel({ company }: { company: CompanyFile }) {
  const { data, failure, refetch } = useQuery(readInvoicesForStaff, { params: { id: company.id } });
  const { isRetrying, retry } = useRetry(refetch, () => {});
  const [dialog, setDialog] = useState<'issuer' | 'issue' | StaffInvoice>();
  if (!data) {
    if (!failure) {
      return (
        <div role="status" aria-label={invoiceMessages.loading} className="grid gap-3">
          <Skeleton className="h-6 w-60" />
          <Skeleton className="h-16" />
        </div>
      );
    }
    return (
      <ErrorState title={invoiceMessages.unread} onRetry={retry} isRetrying={isRetrying}>
        {describeFailure(failure)}
      </ErrorState>
    );
  }
  const { open, payments, issuers, invoices } = data.invoicing;
  const [issuer] = issuers;
  const close = () => setDialog(undefined);
  const saved = () => {
    close();
    void refetch();
  };
  return (
    <div className="grid gap-10">
      {!issuer && (
        <StateSheet>
          <EmptyState
            title={invoiceMessages.noIssuer}
            action={
              <Button kind="primary" onClick={() => setDialog('issuer')}>
                {invoiceMessages.addIssuer}
              </Button>
            }
          >
            {invoiceMessages.noIssuerText}
          </EmptyState>
        </StateSheet>
      )}
      {issuer && open.length > 0 && <OpenFees open={open} onIssue={() => setDialog('issue')} />}
      {issuer && (
        <OpenReceipts
          companyId={company.id}
          issuerId={issuer.id}
          payments={payments}
          onIssued={() => refetch()}
        />
      )}
      <section aria-labelledby="issued" className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-4">
          <h2 id="issued" className="text-lg font-semibold tracking-tight">
            {invoiceMessages.title}
          </h2>
          {issuer && (
            <Button size="small" onClick={() => setDialog('issuer')}>
              {invoiceMessages.changeIssuer}
            </Button>
          )}
        </div>
        {invoices.length === 0 ? (
          <EmptyState title={invoiceMessages.none}>{invoiceMessages.noneForStaff}</EmptyState>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice}>
                {invoice.creditable.length > 0 && (
                  <Button
                    size="small"
                    aria-label={invoiceMessages.creditOf(invoice.number)}
                    onClick={() => setDialog(invoice)}
                  >
                    {invoiceMessages.credit}
                  </Button>
                )}
                <Download companyId={company.id} invoice={invoice} format="pdf" />
                {invoice.kind !== 'receipt' && (
                  <Download companyId={company.id} invoice={invoice} format="xml" />
                )}
              </InvoiceRow>
            ))}
          </ul>
        )}
      </section>
      {dialog === 'issuer' && <IssuerDialog issuer={issuer} onClose={close} onSaved={saved} />}
      {dialog === 'issue' && (
        <IssueDialog company={company} invoicing={data.invoicing} onClose={close} onSaved={saved} />
      )}
      {typeof dialog === 'object' && (
        <CreditDialog companyId={company.id} invoice={dialog} onClose={close} onSaved={saved} />
      )}
    </div>
  );
}

function OpenFees({ open, onIssue }: { open: StaffInvoices['open']; onIssue(): void }) {
  return (
    <section aria-labelledby="open-fees" className="grid gap-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h2 id="open-fees" className="text-lg font-semibold tracking-tight">
            {invoiceMessages.open}
          </h2>
          <p className="mt-1 max-w-prose text-pretty text-muted">{invoiceMessages.openAbout}</p>
        </div>
        <Button kind="primary" onClick={onIssue}>
          {invoiceMessages.issue}
        </Button>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {open.map(({ id, label, quoteNumber, currency, gross }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3">
            <span className="min-w-0 flex-1 basis-60 text-start wrap-anywhere">
              <bdi>{label}</bdi>
            </span>
            <span className="text-muted">{invoiceMessages.quote(quoteNumber)}</span>
            <span className="tabular font-medium">{invoiceMessages.amount(gross, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DownloadProps {
  companyId: string;
  invoice: StaffInvoice;
  format: 'pdf' | 'xml';
}

function Download({ companyId, invoice: { id, number }, format }: DownloadProps) {
  const path = pathOf(downloadInvoiceAsStaff).replace('{id}', companyId).replace('{invoice}', id);
  const isPdf = format === 'pdf';
  return (
    <a
      href={`${path}?format=${format}`}
      download
      aria-label={isPdf ? invoiceMessages.downloadOf(number) : invoiceMessages.xmlOf(number)}
      className={buttonClass('secondary', 'small')}
    >
      {isPdf ? invoiceMessages.download : invoiceMessages.xml}
    </a>
  );
}
