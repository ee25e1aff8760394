import type { InvoiceContent } from '#domain/invoices/invoice-content.ts';
import { sumsOfInvoice } from '#domain/invoices/sums.ts';
import { vatOf } from '#domain/price-list/vat.ts';
import type { QuoteContent } from '#domain/quotes/quote-content.ts';
import type { QuoteLine } from '#domain/quotes/quote-line.ts';
import { returnsOf, sumsOfLines } from '#domain/quotes/sums.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import type { SampleKind } from './sample-record.ts';

const standard = { treatment: 'standard', rate: 500 } as const;
const labels: Partial<Record<SampleKind, string>> = {
  long: 'Registration, name reservation, initial approval, establishment card and electronic channel registration for shareholders',
  arabic: 'رسوم الترخيص التجاري (Commercial licence) 2026',
};
const groups = ['government', 'others', 'agency'] as const;

/** A quote with lines of all three groups. */
export function sampleQuote(kind: SampleKind, company: string): QuoteContent {
  const count = kind === 'sixty' ? 60 : 9;
  const lines = Array.from({ length: count }, (_, index): QuoteLine => {
    const group = groups[Math.floor((index * 3) / count)] ?? 'agency';
    const low = 123_456 * (index + 1) + (kind === 'long' ? 9_876_543_200 : 0);
    const vat = group === 'agency' ? vatOf(low, standard, 'private') : null;
    const high = group === 'others' ? low * 2 : low;
    return {
      ...{ id: `line-${index}`, origin: 'plan', group, count: index % 4 === 0 ? 2 : 1, currency: 'AED', vat },
      label: labels[kind] ?? `Licence fee ${index + 1}`,
      includes: index === count - 1 ? ['Filing with the authority', 'Answers to its questions'] : [],
      net: { low, high },
      gross: { low: low + (vat?.amount ?? 0), high: high + (vat?.amount ?? 0) },
      discount: index === count - 2 ? { amount: 50_000, reason: 'Recommended by a client' } : null,
      isDeposit: index === count - 4,
      earnedAt: group === 'others' ? 'licensed' : 'filed',
      changed: index === 1 ? 'As the authority said on the telephone' : null,
      sources: [
        {
          title: `Schedule of charges ${index % 6}`,
          url: `https://example.com/charges/${index % 6}`,
          readOn: '2026-11',
          confidence: 'high',
        },
      ],
    };
  });
  return {
    ...{ number: 'Q-2026-0007', version: 2, visas: 2, officeType: 'flexi', client: 'private' },
    on: plainDate('2026-11-22'),
    validUntil: plainDate('2026-12-22'),
    company,
    agency: 'Harbour Agents',
    place: 'DMCC, UAE',
    lines,
    sums: sumsOfLines(lines),
    leftOut: [{ label: 'Health insurance', reason: '' }],
    notIncluded: ['Translation of papers of your own', 'Flights and stays'],
    later: [{ year: 2, sums: [{ currency: 'AED', low: 2_390_000, high: 2_890_000 }], isComplete: false }],
    returns: returnsOf(lines),
    terms: { version: 3, hash: 'c0ffee'.repeat(10) },
    note:
      kind === 'long'
        ? 'We have left out what your bank charges, because no bank publishes it. '.repeat(8)
        : '',
    replaces: { version: 1, sums: sumsOfLines(lines.slice(1)), isAccepted: true },
  };
}

/** An invoice, a credit note or a receipt. */
export function sampleInvoice(
  kind: SampleKind,
  company: string,
  form: InvoiceContent['kind'],
): InvoiceContent {
  const count = kind === 'sixty' ? 60 : 3;
  const big = kind === 'long' ? 9_876_543_200 : 0;
  const lines = Array.from({ length: count }, (_, index): InvoiceContent['lines'][number] => {
    const full = 123_456 * (index + 1) + big;
    const net = full - (index === 1 ? 50_000 : 0);
    const vat = vatOf(net, index === 2 ? { treatment: 'zero', rate: 0 } : standard, 'private');
    return {
      ...{ ledgerLine: `line-${index}`, label: labels[kind] ?? `Service ${index + 1}`, quantity: 1 },
      ...{ full, discount: full - net, net, vat, gross: net + vat.amount },
    };
  });
  const day = plainDate('2026-11-22');
  return {
    ...{
      kind: form,
      number: 'INV-00042',
      issuedOn: day,
      suppliedOn: plainDate('2026-11-20'),
      currency: 'USD',
    },
    dueOn: form === 'invoice' ? plainDate('2026-12-06') : null,
    seller: {
      ...{ name: 'Harbour Agents L.L.C', address: 'Quay 1\nDubai', country: 'AE' },
      ...{ vatNumber: '100234567800003', peppolId: '' },
    },
    buyer: { name: company, address: 'Palm Road 1\nDubai', country: 'AE', vatNumber: '', peppolId: '' },
    lines,
    ...sumsOfInvoice(lines),
    local: { currency: 'AED', rate: '3.6725', vat: 12_345, gross: 1_234_567 },
    reference: 'Q-2026-0007',
    corrects:
      form === 'credit-note'
        ? { number: 'INV-00041', issuedOn: day, reason: 'Charged twice by mistake' }
        : null,
  };
}
