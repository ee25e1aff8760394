import type { InvoiceView, IssuerView, StaffInvoices } from '#contract/invoices.ts';
import { contentOf, type InvoiceRow } from './invoice-repository.ts';
import type { Issuer } from './issuer-repository.ts';
import type { CompanyInvoices } from './read-invoices.ts';

/** An invoice, credit note or receipt as it leaves the server. */
export function viewInvoice(row: InvoiceRow): InvoiceView {
  const content = contentOf(row);
  return {
    id: row.id,
    kind: row.kind,
    number: row.number,
    issuedOn: content.issuedOn,
    suppliedOn: content.suppliedOn,
    dueOn: content.dueOn,
    seller: content.seller.name,
    buyer: content.buyer.name,
    currency: content.currency,
    lines: content.lines.map(({ ledgerLine, label, net, vat, gross }) => ({
      id: ledgerLine,
      label,
      net,
      vat,
      gross,
    })),
    net: row.net,
    vat: row.vat,
    gross: row.gross,
    reference: content.reference,
    corrects: content.corrects?.number ?? null,
    reason: content.corrects?.reason ?? null,
    issuedAt: row.issuedAt.toISOString(),
  };
}

export function viewIssuer({ changedAt: _, ...issuer }: Issuer): IssuerView {
  return issuer;
}

export function viewCompanyInvoices({
  invoices,
  creditable,
  open,
  payments,
  issuers,
}: CompanyInvoices): StaffInvoices {
  return {
    invoices: invoices.map((row) => ({
      ...viewInvoice(row),
      creditable: [...(creditable.get(row.id) ?? [])],
    })),
    open: open.map(({ line, quoteNumber, currency, invoiced: { label, net, vat, gross } }) => ({
      id: line.id,
      quoteNumber,
      label,
      currency,
      net,
      vat,
      gross,
    })),
    payments: payments.map(({ id, on, currency, amount, payer, hasReceipt }) => ({
      id,
      on,
      currency,
      amount,
      payer,
      hasReceipt,
    })),
    issuers: issuers.map(viewIssuer),
  };
}
