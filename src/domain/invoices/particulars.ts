import type { Currency } from '#domain/values/money.ts';
import type { Source } from '#domain/values/sourced.ts';
import type { InvoiceContent, InvoiceParty } from './invoice-content.ts';

/** What the law of a seller's country asks of invoices beside the usual. */
interface InvoiceRule {
  /** The currency in which tax and total have to be shown, with the rate. */
  currency: Currency;
  sources: readonly Source[];
}

const rules: Readonly<Record<string, InvoiceRule>> = {
  AE: {
    currency: 'AED',
    sources: [
      {
        title: 'Cabinet Decision No. 52 of 2017, Article 59: tax invoices',
        url: 'https://gcctaxlaws.com/decisions/uae-indirect-vat-8-of-2017-bl-52-article-59-of-2017',
        readOn: '2026-11',
        confidence: 'medium',
      },
      {
        title: 'VAT Public Clarification VATP006: tax invoices',
        url: 'https://www.gcctaxlaws.com/guidances/uae-indirecttax-law-vat-uaevat-8-of-2017-as-amended-pc-VATP006',
        readOn: '2026-11',
        confidence: 'medium',
      },
    ],
  },
};

/** The currency in which tax and total have to be shown beside the invoice's own; `undefined` for none. */
export function localCurrencyOf(
  { country, vatNumber }: Pick<InvoiceParty, 'country' | 'vatNumber'>,
  currency: Currency,
): Currency | undefined {
  const local = vatNumber === '' ? undefined : rules[country]?.currency;
  return local === currency ? undefined : local;
}

/** Whether it is a tax invoice or tax credit note: one that a registered seller issues. */
export function isTaxInvoice({ kind, seller }: Pick<InvoiceContent, 'kind' | 'seller'>): boolean {
  return kind !== 'receipt' && seller.vatNumber !== '';
}

/** What an invoice must not be issued without. */
export type ParticularsProblem = 'seller-not-registered' | 'buyer-number-missing' | 'exchange-rate-missing';

/**
 * What keeps an invoice from being issued. VAT is charged by registered sellers alone; who accounts for the tax itself
 * has to be registered, and is named with the number.
 */
export function problemsOfInvoice({
  seller,
  buyer,
  currency,
  lines,
  local,
}: Pick<InvoiceContent, 'seller' | 'buyer' | 'currency' | 'lines' | 'local'>): ParticularsProblem[] {
  const isTaxed = lines.some(({ vat }) => vat.amount > 0);
  const isReversed = lines.some(({ vat }) => vat.treatment === 'reverse-charge');
  return [
    ...(isTaxed && seller.vatNumber === '' ? (['seller-not-registered'] as const) : []),
    ...(isReversed && buyer.vatNumber === '' ? (['buyer-number-missing'] as const) : []),
    ...(localCurrencyOf(seller, currency) && !local ? (['exchange-rate-missing'] as const) : []),
  ];
}
