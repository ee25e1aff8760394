import type { InvoiceContent, InvoiceKind, InvoiceParty } from '#domain/invoices/invoice-content.ts';
import { isTaxInvoice } from '#domain/invoices/particulars.ts';
import type { LineVat, VatTreatment } from '#domain/price-list/vat.ts';
import { dayText } from '#domain/values/day-text.ts';
import { type Currency, minorDigitsOf, minorPerMajor } from '#domain/values/money.ts';

const kinds: Record<InvoiceKind, string> = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  receipt: 'Receipt',
};
const taxKinds: Record<InvoiceKind, string> = {
  invoice: 'Tax invoice',
  'credit-note': 'Tax credit note',
  receipt: 'Receipt',
};

const treatments: Record<Exclude<VatTreatment, 'standard'>, string> = {
  zero: 'Zero rate',
  exempt: 'Exempt',
  'outside-scope': 'No VAT',
  'reverse-charge': 'Reverse charge',
};

/** An amount in a column that names the currency in its head. */
const numberText = (minor: number, currency: Currency) =>
  new Intl.NumberFormat('en-GB', { minimumFractionDigits: minorDigitsOf(currency) }).format(
    minor / minorPerMajor(currency),
  );

/** An amount with all decimals of its currency, as invoices show it. */
const amountText = (minor: number, currency: Currency) =>
  new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    currencyDisplay: 'code',
    minimumFractionDigits: minorDigitsOf(currency),
  }).format(minor / minorPerMajor(currency));

const vatText = ({ treatment, rate }: LineVat) =>
  treatment === 'standard' ? `${rate / 100}%` : treatments[treatment];

const countries = new Intl.DisplayNames('en', { type: 'region' });

const partyLines = ({ name, address, country, vatNumber }: InvoiceParty) =>
  [
    name,
    ...address.split('\n'),
    ...(country ? [countries.of(country) ?? country] : []),
    ...(vatNumber ? [country === 'AE' ? `TRN ${vatNumber}` : `VAT number ${vatNumber}`] : []),
  ].filter(Boolean);

const titleOf = (content: InvoiceContent) => (isTaxInvoice(content) ? taxKinds : kinds)[content.kind];

/** What the printed form says, word for word: the template only lays it out. */
export function invoiceSheet(content: InvoiceContent) {
  const { number, issuedOn, suppliedOn, dueOn, seller, buyer, currency, lines, kind } = content;
  const { vat, net, gross, local, corrects, reference } = content;
  const money = (minor: number) => amountText(minor, currency);
  const tax = vat.reduce((sum, { amount }) => sum + amount, 0);
  const isReceipt = kind === 'receipt';
  return {
    title: titleOf(content),
    number,
    facts: [
      ['Number', number],
      ['Date of issue', dayText(issuedOn)],
      ...(isReceipt
        ? [['Received on', dayText(suppliedOn)]]
        : suppliedOn !== issuedOn
          ? [['Date of supply', dayText(suppliedOn)]]
          : []),
      ...(dueOn ? [['Due', dayText(dueOn)]] : []),
      ...(reference ? [[isReceipt ? 'Payment reference' : 'Quote', reference]] : []),
      ...(corrects
        ? [
            ['Corrects', `${corrects.number} of ${dayText(corrects.issuedOn)}`],
            ['Reason', corrects.reason],
          ]
        : []),
    ],
    seller: { label: isReceipt ? 'Received by' : 'From', lines: partyLines(seller) },
    buyer: { label: isReceipt ? 'Received from' : 'To', lines: partyLines(buyer) },
    head: isReceipt
      ? ['Item', 'Amount']
      : ['Item', 'Quantity', `Net (${currency})`, 'VAT rate', `VAT (${currency})`, `Amount (${currency})`],
    rows: lines.map((line) =>
      isReceipt
        ? [line.label, money(line.gross)]
        : [
            line.discount > 0 ? `${line.label} (after a discount of ${money(line.discount)})` : line.label,
            String(line.quantity),
            numberText(line.net, currency),
            vatText(line.vat),
            numberText(line.vat.amount, currency),
            numberText(line.gross, currency),
          ],
    ),
    sums: isReceipt
      ? [['Received', money(gross)]]
      : [
          ['Net', money(net)],
          ...vat.map((one) => [
            `${one.treatment === 'standard' ? 'VAT ' : ''}${vatText(one)} on ${money(one.net)}`,
            money(one.amount),
          ]),
          [kind === 'credit-note' ? 'Credited' : 'Total', money(gross)],
        ],
    notes: [
      ...(local
        ? [
            `In ${local.currency} at ${local.rate} for 1 ${currency}: VAT ${amountText(local.vat, local.currency)}, total ${amountText(local.gross, local.currency)}.`,
          ]
        : []),
      ...(vat.some(({ treatment }) => treatment === 'reverse-charge')
        ? ['Reverse charge: the recipient accounts for the VAT on this supply.']
        : []),
      ...(!isReceipt && tax === 0 && seller.vatNumber === ''
        ? ['No VAT is charged: the issuer is not registered for it.']
        : []),
      ...(isReceipt ? ['A receipt confirms a payment. It is not an invoice.'] : []),
    ],
    foot: `${titleOf(content)} ${number} · ${seller.name}`,
  };
}

/** Invoices, credit notes and receipts: in the company's file and on the client's page. */
export const invoiceMessages = {
  kinds,
  amount: amountText,
  vat: vatText,
  day: dayText,
  paymentOf: (on: string) => `Payment of ${dayText(on)}`,
  /** Reasons in files for accounting programs. */
  exemptions: {
    exempt: 'Exempt',
    outside: 'Outside the scope of VAT',
    reversed: 'Reverse charge',
  },
  discount: 'Discount',
  exportColumns: [
    'Issuer',
    'Kind',
    'Number',
    'Issued on',
    'Supplied on',
    'Due on',
    'Recipient',
    'Country',
    'VAT number',
    'Reference',
    'Corrects',
    'Item',
    'Quantity',
    'Currency',
    'Net',
    'VAT treatment',
    'VAT rate in %',
    'VAT',
    'Gross',
    'Local currency',
    'Rate',
  ],
  tab: 'Invoices',
  title: 'Invoices and receipts',
  loading: 'Loading invoices',
  unread: 'Invoices could not be loaded',
  none: 'No invoice yet',
  noneForStaff: 'Invoices are made from the fees of an accepted quote.',
  toPayments: 'Open payments',
  noneForClient: 'Invoices and receipts appear here once they are issued.',
  issued: (on: string) => `Issued ${dayText(on)}`,
  due: (on: string) => `due ${dayText(on)}`,
  correctsOf: (number: string) => `corrects ${number}`,
  download: 'PDF',
  downloadOf: (number: string) => `PDF of ${number}`,
  xml: 'UBL',
  xmlOf: (number: string) => `UBL file of ${number}`,
  open: 'Not invoiced yet',
  openAbout: 'Fees of accepted quotes. Government money is passed on and is not invoiced.',
  quote: (number: string) => `Quote ${number}`,
  issue: 'Issue invoice',
  issueTitle: 'Issue an invoice',
  issueAbout: 'It cannot be changed once it is issued. A credit note takes it back.',
  issuer: 'Issued by',
  lines: 'Fees',
  buyer: 'Recipient',
  name: 'Name',
  address: 'Address',
  country: 'Country (two letters)',
  vatNumber: 'VAT number',
  peppolId: 'Peppol address',
  peppolHint: 'Scheme and identifier, such as 0235:1234567890. Empty without one.',
  suppliedOn: 'Date of supply',
  dueOn: 'Due',
  rate: (from: string, to: string) => `1 ${from} in ${to}`,
  rateHint: 'The rate of the day of supply. The tax has to be shown in both currencies.',
  credit: 'Credit…',
  creditOf: (number: string) => `Credit ${number}`,
  creditTitle: (number: string) => `Credit ${number}`,
  creditAbout:
    'A credit note takes the chosen fees back. What was paid for them stays as money paid in advance.',
  reason: 'Reason',
  creditIssue: 'Issue credit note',
  payments: 'Payments without a receipt',
  paidBy: (payer: string) => `from ${payer}`,
  receipt: 'Issue receipt',
  receiptOf: (on: string) => `Issue receipt for the payment of ${dayText(on)}`,
  noIssuer: 'Who issues the invoices?',
  noIssuerText: 'Add the legal entity of your agency first, with its address and VAT number.',
  addIssuer: 'Add issuer',
  changeIssuer: 'Change issuer',
  issuerTitle: 'Issuer of invoices',
  issuerAbout: 'Changes hold for invoices to come. Numbers run without gaps for each issuer.',
  vatHint: 'Empty if it is not registered for VAT. Then no VAT can be charged.',
  issuerSaved: 'Issuer saved',
  save: 'Save',
  cancel: 'Cancel',
} as const;
