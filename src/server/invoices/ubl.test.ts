import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import type { InvoiceContent } from '#domain/invoices/invoice-content.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { ublOf } from './ubl.ts';

const party = { name: 'Harbour Agents', address: 'Quay 1', country: 'AE', vatNumber: '', peppolId: '' };
const content: InvoiceContent = {
  ...{ kind: 'invoice', number: 'INV-00001', currency: 'AED', local: null, reference: 'Q-1', corrects: null },
  ...{ issuedOn: plainDate('2026-02-10'), suppliedOn: plainDate('2026-02-10') },
  dueOn: plainDate('2026-02-24'),
  seller: { ...party, vatNumber: '100234567800003' },
  buyer: { ...party, name: 'Nordlicht GmbH', country: 'DE', vatNumber: 'DE123456789' },
  lines: [
    {
      ...{ ledgerLine: 'a', label: 'Advice', quantity: 1, full: 100_00, discount: 10_00, net: 90_00 },
      ...{ vat: { treatment: 'standard', rate: 500, amount: 4_50 }, gross: 94_50 },
    },
  ] as never,
  vat: [{ treatment: 'standard', rate: 500, amount: 4_50, net: 90_00 }] as never,
  net: 90_00,
  gross: 94_50,
};
const read = (given: InvoiceContent) =>
  new XMLParser({ parseTagValue: false }).parse(ublOf({ content: JSON.stringify(given) })).Invoice;
const sellerOf = (invoice: ReturnType<typeof read>) => invoice['cac:AccountingSupplierParty']['cac:Party'];

test('BR-CO-09: VAT numbers begin with their country, and are not prefixed twice', () => {
  const invoice = read(content);
  expect(sellerOf(invoice)['cac:PartyTaxScheme']['cbc:CompanyID']).toBe('AE100234567800003');
  const buyer = invoice['cac:AccountingCustomerParty']['cac:Party'];
  expect(buyer['cac:PartyTaxScheme']['cbc:CompanyID']).toBe('DE123456789');
});

test('BR-O-02: what is outside the scope of VAT names no VAT numbers, and still who the seller is', () => {
  const vat = { treatment: 'outside-scope', rate: 0, amount: 0 } as const;
  const lines = content.lines.map((line) => ({ ...line, vat, gross: line.net }));
  const seller = sellerOf(read({ ...content, lines, vat: [{ ...vat, net: 90_00 }], gross: 90_00 }));
  expect(seller['cac:PartyTaxScheme']).toBeUndefined();
  expect(seller['cac:PartyLegalEntity']['cbc:CompanyID']).toBe('100234567800003');
});

test('PEPPOL-EN16931-R042: a discount without a percentage has no base amount', () => {
  const [allowance] = [read(content)['cac:InvoiceLine']['cac:AllowanceCharge']];
  expect(allowance).toMatchObject({ 'cbc:ChargeIndicator': 'false', 'cbc:Amount': '10.00' });
  expect(allowance['cbc:BaseAmount']).toBeUndefined();
});
