import { dayText } from '#domain/values/day-text.ts';
import { plainDate } from '#domain/values/plain-date.ts';

const day = (at: string) => dayText(plainDate(at.slice(0, 10)));

/** Money that a company brought along from another installation. */
export const carriedOverMessages = {
  title: 'Carried over',
  about: (from: string, asOf: string, importedAt: string) =>
    `The ledger of ${from} as of ${day(asOf)}, brought here on ${day(importedAt)}. It is history and cannot be changed. None of it is in the balances, months or bank accounts here: what ${from} still holds counts once it has arrived and is recorded as a payment.`,
  balance: (from: string) => `With ${from}, to come back if work stopped then`,
  nothing: 'Nothing was left there.',
  figures: {
    received: 'Received',
    held: 'Held',
    paidOn: 'Paid on',
    fee: 'Their fee',
    due: 'Not paid then',
  },
  quotes: 'Accepted quotes',
  acceptedOn: (at: string, by: string) => `Accepted on ${day(at)} by ${by}`,
  invoices: 'Invoices and receipts',
  issuedOn: (on: string) => `Issued on ${day(on)}`,
  download: 'Download',
  downloadOf: (number: string) => `Download ${number}`,
};
