import type { LineVat } from '#domain/price-list/vat.ts';
import type { Currency } from '#domain/values/money.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';

/** An invoice asks for money, a credit note takes an invoice back in whole or in part, a receipt confirms a payment. */
export const invoiceKinds = ['invoice', 'credit-note', 'receipt'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Who issues or receives an invoice. */
export interface InvoiceParty {
  name: string;
  /** Several lines. */
  address: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** Registration number for value added tax; empty for a party that is not registered. */
  vatNumber: string;
  /** Address in the Peppol network, as 'scheme:identifier'; empty for none. */
  peppolId: string;
}

/** A line, in minor units of the invoice's currency. */
export interface InvoiceLine {
  /** The line of the ledger that it asks for. */
  ledgerLine: string;
  label: string;
  quantity: number;
  /** Before the discount, without VAT. */
  full: number;
  discount: number;
  /** After the discount, without VAT. */
  net: number;
  vat: LineVat;
  gross: number;
}

/** VAT of one treatment and rate. */
export interface VatSum extends LineVat {
  net: number;
}

/** VAT in the currency of the seller's country, where the invoice is in another one. */
export interface LocalVat {
  currency: Currency;
  /** One unit of the invoice's currency in the local one, as written: '3.6725'. */
  rate: string;
  vat: number;
  gross: number;
}

/**
 * All that an invoice, credit note or receipt says. It is stored as the text that its hash was made of, and shown and
 * printed from it alone. Amounts of a credit note are positive: its kind says that they are taken back.
 */
export interface InvoiceContent {
  kind: InvoiceKind;
  number: string;
  issuedOn: PlainDate;
  /** The day of supply; for a receipt the day on which the money arrived. */
  suppliedOn: PlainDate;
  /** `null` for what asks for no money. */
  dueOn: PlainDate | null;
  seller: InvoiceParty;
  buyer: InvoiceParty;
  currency: Currency;
  lines: readonly InvoiceLine[];
  vat: readonly VatSum[];
  net: number;
  gross: number;
  local: LocalVat | null;
  /** The quote that was accepted, or the reference of the payment. */
  reference: string;
  /** What a credit note corrects, and why. */
  corrects: { number: string; issuedOn: PlainDate; reason: string } | null;
}
