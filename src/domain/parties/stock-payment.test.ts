import { expect, test } from 'vitest';
import { plainDate } from '#domain/values/plain-date.ts';
import { type StockPayment, stockPaymentWarnings } from './stock-payment.ts';

const holders = [
  { kind: 'person', name: 'Ananya Rao' },
  { kind: 'company', name: 'Rao LLP' },
] as const;
const right = { sender: 'Rao LLP', amount: 'USD 700', shares: '7,000,000', price: '0.0001' };

const codesOf = (payment: StockPayment, known: typeof holders | readonly [] = holders) =>
  stockPaymentWarnings(payment, known, plainDate('2026-11-10')).map(({ code }) => code);

test('a payment that is shares times price and comes from a shareholder warns of nothing', () => {
  expect(codesOf(right)).toEqual([]);
  // Spelling and order of a person's name do not matter, nor does a fraction of a cent.
  expect(codesOf({ ...right, sender: 'RAO, Ananya K.', amount: '$700.00' })).toEqual([]);
  expect(codesOf({ ...right, sender: 'RAO L.L.P.' })).toEqual([]);
  expect(codesOf({ ...right, shares: '3', price: '0.333', amount: '1' })).toEqual([]);
});

test('another amount, another sender and a transfer before the number warn', () => {
  expect(codesOf({ ...right, amount: '600' })).toEqual(['amount-differs']);
  expect(codesOf({ ...right, amount: '700.01' })).toEqual(['amount-differs']);
  expect(codesOf({ ...right, amount: 'seven hundred' })).toEqual(['amount-unreadable']);
  expect(codesOf({ ...right, sender: 'Rao Trading LLP' })).toEqual(['sender-unknown']);
  expect(codesOf({ ...right, sender: 'Vikram Shah' })).toEqual(['sender-unknown']);
  expect(codesOf(right, [])).toEqual(['no-shareholders']);
  expect(codesOf({ ...right, 'sent-on': '2026-11-09' })).toEqual(['sent-early']);
  expect(codesOf({ ...right, 'sent-on': '2026-11-10' })).toEqual([]);
});

test('a payment that was recorded before shares and price were asked for is not judged by them', () => {
  expect(codesOf({ sender: 'Rao LLP', amount: 'USD 700', purpose: 'Stock' })).toEqual([]);
});
