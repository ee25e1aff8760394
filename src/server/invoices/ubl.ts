import { XMLBuilder } from 'fast-xml-parser';
import type { InvoiceContent, InvoiceLine, InvoiceParty } from '#domain/invoices/invoice-content.ts';
import type { LineVat, VatTreatment } from '#domain/price-list/vat.ts';
import type { Currency } from '#domain/values/money.ts';
import { invoiceMessages } from '#messages/invoices.ts';
import { decimal } from './export-invoices.ts';
import { contentOf, type InvoiceRow } from './invoice-repository.ts';

const builder = new XMLBuilder({
  format: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
});

const namespaces = {
  '@xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  '@xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};

/** VAT categories of UNCL5305, with the reason that a category without tax has to give. */
const categories: Record<VatTreatment, { id: string; reason?: string }> = {
  standard: { id: 'S' },
  zero: { id: 'Z' },
  exempt: { id: 'E', reason: invoiceMessages.exemptions.exempt },
  'outside-scope': { id: 'O', reason: invoiceMessages.exemptions.outside },
  'reverse-charge': { id: 'AE', reason: invoiceMessages.exemptions.reversed },
};

/**
 * An invoice or credit note as UBL 2.1, by EN 16931; where both sides have an address in the Peppol network by Peppol
 * BIS Billing 3.0. A receipt is written as an invoice that is paid. The order of elements is that of the schema.
 *
 * Source: https://docs.peppol.eu/poacc/billing/3.0/
 */
export function ublOf(row: Pick<InvoiceRow, 'content'>): string {
  const content = contentOf(row);
  const root = content.kind === 'credit-note' ? 'CreditNote' : 'Invoice';
  const document = {
    [root]: {
      '@xmlns': `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
      ...namespaces,
      ...(root === 'Invoice' ? invoiceBody(content) : creditNoteBody(content)),
    },
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}`;
}

function headOf({ seller, buyer, number, issuedOn }: InvoiceContent) {
  const isPeppol = seller.peppolId !== '' && buyer.peppolId !== '';
  return {
    'cbc:CustomizationID': isPeppol
      ? 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0'
      : 'urn:cen.eu:en16931:2017',
    ...(isPeppol && { 'cbc:ProfileID': 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0' }),
    'cbc:ID': number,
    'cbc:IssueDate': issuedOn,
  };
}

function invoiceBody(content: InvoiceContent) {
  const { dueOn, kind, currency, suppliedOn, lines, gross } = content;
  return {
    ...headOf(content),
    ...(dueOn && { 'cbc:DueDate': dueOn }),
    'cbc:InvoiceTypeCode': '380',
    'cbc:DocumentCurrencyCode': currency,
    ...commonOf(content),
    'cac:Delivery': { 'cbc:ActualDeliveryDate': suppliedOn },
    'cac:TaxTotal': taxTotalsOf(content),
    'cac:LegalMonetaryTotal': totalsOf(content, kind === 'receipt' ? gross : 0),
    'cac:InvoiceLine': lines.map((line, index) => lineOf(line, index, currency, 'cbc:InvoicedQuantity')),
  };
}

function creditNoteBody(content: InvoiceContent) {
  const { corrects, currency, lines } = content;
  return {
    ...headOf(content),
    'cbc:CreditNoteTypeCode': '381',
    ...(corrects && { 'cbc:Note': corrects.reason }),
    'cbc:DocumentCurrencyCode': currency,
    ...commonOf(content),
    'cac:TaxTotal': taxTotalsOf(content),
    'cac:LegalMonetaryTotal': totalsOf(content, 0),
    'cac:CreditNoteLine': lines.map((line, index) => lineOf(line, index, currency, 'cbc:CreditedQuantity')),
  };
}

function commonOf({ local, reference, corrects, seller, buyer, vat }: InvoiceContent) {
  // What is outside the scope of VAT as a whole names no VAT numbers (BR-O-02).
  const isOutside = vat.every(({ treatment }) => treatment === 'outside-scope');
  return {
    ...(local && { 'cbc:TaxCurrencyCode': local.currency }),
    'cbc:BuyerReference': reference || 'none',
    ...(corrects && {
      'cac:BillingReference': {
        'cac:InvoiceDocumentReference': { 'cbc:ID': corrects.number, 'cbc:IssueDate': corrects.issuedOn },
      },
    }),
    'cac:AccountingSupplierParty': { 'cac:Party': partyOf(seller, isOutside) },
    'cac:AccountingCustomerParty': { 'cac:Party': partyOf(buyer, isOutside) },
  };
}

function partyOf({ name, address, country, vatNumber, peppolId }: InvoiceParty, isOutside: boolean) {
  const [scheme, identifier] = peppolId.split(/:(.*)/s);
  const [street = '', ...more] = address.split('\n');
  return {
    ...(peppolId && { 'cbc:EndpointID': { '@schemeID': scheme, '#text': identifier } }),
    'cac:PostalAddress': {
      ...(street && { 'cbc:StreetName': street }),
      ...(more.length > 0 && { 'cbc:AdditionalStreetName': more.join(', ') }),
      'cac:Country': { 'cbc:IdentificationCode': country },
    },
    ...(vatNumber &&
      !isOutside && {
        'cac:PartyTaxScheme': {
          'cbc:CompanyID': withCountry(vatNumber, country),
          'cac:TaxScheme': { 'cbc:ID': 'VAT' },
        },
      }),
    'cac:PartyLegalEntity': {
      'cbc:RegistrationName': name,
      ...(vatNumber && isOutside && { 'cbc:CompanyID': vatNumber }),
    },
  };
}

/** A VAT number begins with its country (BR-CO-09), which those of the UAE do not by themselves. */
function withCountry(vatNumber: string, country: string): string {
  return /^[A-Z]{2}/.test(vatNumber) ? vatNumber : `${country}${vatNumber}`;
}

const amountIn = (currency: Currency, minor: number) => ({
  '@currencyID': currency,
  '#text': decimal(minor, currency),
});

/** The total with its categories, and a second one in the currency of the seller's country where that is another. */
function taxTotalsOf({ vat, currency, local }: InvoiceContent) {
  const total = {
    'cbc:TaxAmount': amountIn(
      currency,
      vat.reduce((sum, { amount }) => sum + amount, 0),
    ),
    'cac:TaxSubtotal': vat.map((one) => ({
      'cbc:TaxableAmount': amountIn(currency, one.net),
      'cbc:TaxAmount': amountIn(currency, one.amount),
      'cac:TaxCategory': categoryOf(one, true),
    })),
  };
  return local ? [total, { 'cbc:TaxAmount': amountIn(local.currency, local.vat) }] : total;
}

function categoryOf({ treatment, rate }: LineVat, withReason: boolean) {
  const { id, reason } = categories[treatment];
  return {
    'cbc:ID': id,
    // What is outside the scope of VAT has no rate, not a rate of zero.
    ...(id !== 'O' && { 'cbc:Percent': String(rate / 100) }),
    ...(withReason && reason && { 'cbc:TaxExemptionReason': reason }),
    'cac:TaxScheme': { 'cbc:ID': 'VAT' },
  };
}

function totalsOf({ net, gross, currency }: InvoiceContent, paid: number) {
  return {
    'cbc:LineExtensionAmount': amountIn(currency, net),
    'cbc:TaxExclusiveAmount': amountIn(currency, net),
    'cbc:TaxInclusiveAmount': amountIn(currency, gross),
    'cbc:PrepaidAmount': amountIn(currency, paid),
    'cbc:PayableAmount': amountIn(currency, gross - paid),
  };
}

/** The price is that of the whole line: a price for one would have to be rounded. */
function lineOf(
  { label, quantity, full, discount, net, vat }: InvoiceLine,
  index: number,
  currency: Currency,
  quantityName: string,
) {
  return {
    'cbc:ID': String(index + 1),
    [quantityName]: { '@unitCode': 'C62', '#text': String(quantity) },
    'cbc:LineExtensionAmount': amountIn(currency, net),
    ...(discount > 0 && {
      'cac:AllowanceCharge': {
        'cbc:ChargeIndicator': 'false',
        'cbc:AllowanceChargeReason': invoiceMessages.discount,
        'cbc:Amount': amountIn(currency, discount),
      },
    }),
    'cac:Item': { 'cbc:Name': label, 'cac:ClassifiedTaxCategory': categoryOf(vat, false) },
    'cac:Price': {
      'cbc:PriceAmount': amountIn(currency, full),
      'cbc:BaseQuantity': { '@unitCode': 'C62', '#text': String(quantity) },
    },
  };
}
