import { useState } from 'react';
import { issueReceipt, type StaffInvoices } from '#contract/invoices.ts';
import { invoiceMessages } from '#messages/invoices.ts';
import { Button } from '#web/design-system/button.tsx';
import { call, describeFailure } from '#web/platform/call.ts';
import { notify } from '#web/platform/notify.ts';

interface OpenReceiptsProps {
  companyId: string;
  issuerId: string;
  payments: StaffInvoices['payments'];
  onIssued(): void;
}

/** Payments that arrived and have no receipt yet. Nothing where there are none. */
export function OpenReceipts({ companyId, issuerId, payments, onIssued }: OpenReceiptsProps) {
  const [busy, setBusy] = useState<string>();
  const open = payments.filter(({ hasReceipt }) => !hasReceipt);
  if (open.length === 0) return null;
  async function issue(transaction: string): Promise<void> {
    setBusy(transaction);
    try {
      await call(issueReceipt, { params: { id: companyId }, input: { issuer: issuerId, transaction } });
    } catch (failure) {
      notify.error(describeFailure(failure));
    }
    setBusy(undefined);
    onIssued();
  }
  return (
    <section aria-labelledby="open-receipts" className="grid gap-2">
      <h2 id="open-receipts" className="text-lg font-semibold tracking-tight">
        {invoiceMessages.payments}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {open.map(({ id, on, payer, amount, currency }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
            <span className="tabular min-w-0 flex-1 basis-60">
              {invoiceMessages.day(on)}
              {payer && <bdi className="text-muted wrap-anywhere"> {invoiceMessages.paidBy(payer)}</bdi>}
            </span>
            <span className="tabular font-medium">{invoiceMessages.amount(amount, currency)}</span>
            <Button
              size="small"
              aria-label={invoiceMessages.receiptOf(on)}
              isBusy={busy === id}
              onClick={() => issue(id)}
            >
              {invoiceMessages.receipt}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
