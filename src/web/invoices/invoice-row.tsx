import type { ReactNode } from 'react';
import type { InvoiceView } from '#contract/invoices.ts';
import { invoiceMessages } from '#messages/invoices.ts';

/** One invoice, credit note or receipt in a line, with what can be done with it. */
export function InvoiceRow({ invoice, children }: { invoice: InvoiceView; children: ReactNode }) {
  const { kind, number, issuedOn, dueOn, buyer, currency, gross, corrects, reason } = invoice;
  const about = [
    invoiceMessages.issued(issuedOn),
    dueOn && invoiceMessages.due(dueOn),
    corrects && invoiceMessages.correctsOf(corrects),
  ].filter(Boolean);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-2 py-4 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
      <div className="min-w-0">
        <h3 className="font-medium">
          {invoiceMessages.kinds[kind]} {number}
        </h3>
        <p className="tabular text-muted">{about.join(' · ')}</p>
        <p className="text-muted wrap-anywhere">
          <bdi>{buyer}</bdi>
        </p>
        {reason && <p className="max-w-prose text-pretty text-muted wrap-anywhere">{reason}</p>}
      </div>
      <p className="tabular text-end font-medium">
        {kind === 'credit-note' && '−'}
        {invoiceMessages.amount(gross, currency)}
      </p>
      <div className="flex flex-wrap gap-2 max-sm:col-span-2">{children}</div>
    </li>
  );
}
