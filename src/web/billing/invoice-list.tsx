import type { ReactNode } from 'react';
import type { InvoiceView } from '#contract/billing.ts';
import { amountText } from '#domain/billing/amount-text.ts';
import { billingMessages } from '#messages/billing.ts';
import { Badge, type BadgeTone } from '#web/design-system/badge.tsx';
import { ExternalLink } from '#web/design-system/external-link.tsx';
import { useHasRoom } from '#web/platform/use-has-room.ts';

const { columns } = billingMessages;
const cell = 'border-t border-line px-3 py-3 wrap-anywhere first:ps-4 last:pe-4';

/** Invoices as a table, on phones as cards. */
export function InvoiceList({ invoices }: { invoices: readonly InvoiceView[] }) {
  const hasRoomForTable = useHasRoom(40);
  if (!hasRoomForTable) return <InvoiceCards invoices={invoices} />;
  return (
    <div className="rounded-card border border-line">
      <table className="w-full border-separate border-spacing-0 text-start">
        <thead>
          <tr className="text-xs text-muted">
            <Heading>{columns.date}</Heading>
            <Heading>{columns.number}</Heading>
            <Heading isAtEnd>{columns.amount}</Heading>
            <Heading>{columns.status}</Heading>
            <Heading isAtEnd>{columns.links}</Heading>
          </tr>
        </thead>
        <tbody>
          {invoices.map((invoice) => (
            <tr key={invoice.id}>
              <td className={`${cell} whitespace-nowrap`}>{billingMessages.issuedOn(invoice.issuedAt)}</td>
              <th scope="row" className={`${cell} text-start font-normal text-muted`}>
                {invoice.number ?? billingMessages.noNumber}
              </th>
              <td className={`${cell} text-end font-medium whitespace-nowrap tabular-nums`}>
                {amountText(invoice.amount)}
              </td>
              <td className={cell}>
                <Status status={invoice.status} />
              </td>
              <td className={`${cell} text-end whitespace-nowrap`}>
                <Links invoice={invoice} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function InvoiceCards({ invoices }: { invoices: readonly InvoiceView[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {invoices.map((invoice) => (
        <li key={invoice.id} className="rounded-card border border-line p-4">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <span className="font-medium tabular-nums">{amountText(invoice.amount)}</span>
            <Status status={invoice.status} />
          </p>
          <p className="mt-1 wrap-anywhere text-muted">
            {billingMessages.issuedOn(invoice.issuedAt)} · {invoice.number ?? billingMessages.noNumber}
          </p>
          <p className="mt-3 empty:hidden">
            <Links invoice={invoice} />
          </p>
        </li>
      ))}
    </ul>
  );
}

function Heading({ isAtEnd = false, children }: { isAtEnd?: boolean; children: ReactNode }) {
  return (
    <th
      scope="col"
      className={`px-3 py-2.5 font-medium first:ps-4 last:pe-4 ${isAtEnd ? 'text-end' : 'text-start'}`}
    >
      {children}
    </th>
  );
}

const tones: Record<InvoiceView['status'], BadgeTone> = {
  open: 'warn',
  paid: 'good',
  void: 'neutral',
  uncollectible: 'neutral',
  unknown: 'neutral',
};

function Status({ status }: { status: InvoiceView['status'] }) {
  return <Badge tone={tones[status]}>{billingMessages.invoiceStatuses[status]}</Badge>;
}

function Links({ invoice: { number, pageUrl, pdfUrl } }: { invoice: InvoiceView }) {
  if (!pageUrl && !pdfUrl) return null;
  const which = <span className="sr-only"> {billingMessages.ofInvoice(number)}</span>;
  return (
    <span className="inline-flex gap-4">
      {pageUrl && (
        <ExternalLink href={pageUrl}>
          {billingMessages.view}
          {which}
        </ExternalLink>
      )}
      {pdfUrl && (
        <ExternalLink href={pdfUrl}>
          {billingMessages.pdf}
          {which}
        </ExternalLink>
      )}
    </span>
  );
}
