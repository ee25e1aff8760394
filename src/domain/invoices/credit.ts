import type { InvoiceContent, InvoiceLine } from './invoice-content.ts';

/** The lines of an invoice that no credit note has taken back yet. */
export function linesToCredit(
  { lines }: Pick<InvoiceContent, 'lines'>,
  credits: readonly Pick<InvoiceContent, 'lines'>[],
): InvoiceLine[] {
  const credited = new Set(credits.flatMap((credit) => credit.lines.map(({ ledgerLine }) => ledgerLine)));
  return lines.filter(({ ledgerLine }) => !credited.has(ledgerLine));
}
