import type { InvoiceKind } from './invoice-content.ts';

const prefixes: Record<InvoiceKind, string> = { invoice: 'INV', 'credit-note': 'CN', receipt: 'R' };

/** The number in a series of an issuer, as in 'INV-00001'. */
export function invoiceNumberOf(kind: InvoiceKind, sequence: number): string {
  return `${prefixes[kind]}-${String(sequence).padStart(5, '0')}`;
}
