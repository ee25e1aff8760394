import { randomUUID } from 'node:crypto';
import type { LinePayee } from '#domain/ledger/accounts.ts';
import { fundedOf, quotedEntries } from '#domain/ledger/entries.ts';
import { creditorReferenceOf } from '#domain/payments/creditor-reference.ts';
import type { Currency } from '#domain/values/money.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { findPosted, insertLines, listLines, lockCases, post, type Recorder } from '../ledger/index.ts';
import type { Rows } from '../platform/database/scope.ts';
import { insertRequest, listRequests, nextReferenceNumber } from './request-repository.ts';

/** A quote that a client has accepted. */
export interface AcceptedQuote {
  companyId: string;
  caseId: string;
  quoteId: string;
  /** As people call it. */
  number: string;
  /** 1 for the first that was sent. */
  version: number;
  acceptedOn: PlainDate;
  /** Lines with an amount, in minor units: `amount` is the whole of which `vat` is tax. */
  lines: readonly AcceptedLine[];
}

interface AcceptedLine {
  id: string;
  label: string;
  payee: LinePayee;
  currency: Currency;
  amount: number;
  vat: number;
}

/**
 * Enters an accepted quote into the ledger and opens a payment request for each of its currencies, in the transaction
 * that accepts it. A later version of a quote takes the place of the one before: amounts are raised and lowered line by
 * line, and what was paid stays. A version that is there already changes nothing.
 */
export async function openPayments(rows: Rows, quote: AcceptedQuote, by: Recorder): Promise<void> {
  const { companyId, caseId, quoteId, version } = quote;
  await lockCases(rows, [caseId]);
  const key = `quote ${quoteId} ${version}`;
  if (await findPosted(rows, key)) return;
  const known = (await listLines(rows, caseId)).filter((line) => line.quoteId === quoteId);
  const charged = quote.lines.filter(({ amount }) => amount > 0);
  const added = charged
    .filter(({ id }) => !known.some(({ quoteLine }) => quoteLine === id))
    .map((line) => ({ ...line, quoteLine: line.id, id: randomUUID() }));
  const changed = known.flatMap((line) => {
    const now = charged.find(({ id }) => id === line.quoteLine)?.amount ?? 0;
    // What was paid for a line stays agreed, even where the new version has no such line.
    const amount = Math.max(now, fundedOf(line)) - line.position.quoted;
    return amount === 0 ? [] : [{ id: line.id, currency: line.currency, amount }];
  });
  const entries = quotedEntries([...added, ...changed]);
  if (entries.length === 0) return;
  if (added.length > 0) {
    await insertLines(
      rows,
      added.map(({ id, quoteLine, label, payee, currency, amount, vat }, index) => ({
        id,
        companyId,
        caseId,
        quoteId,
        quoteLine,
        position: known.length + index + 1,
        label,
        payee,
        currency,
        gross: amount,
        // The tax of others is part of what they ask.
        vat: payee === 'fee' ? vat : 0,
      })),
    );
  }
  const kind = known.length === 0 ? 'quoted' : 'price-changed';
  const detail = { reference: quote.number };
  await post(rows, { companyId, caseId, kind, on: quote.acceptedOn, key, entries, detail }, by);
  const asked = (await listRequests(rows, companyId)).filter((request) => request.quoteId === quoteId);
  const currencies = [...new Set(added.map(({ currency }) => currency))].filter(
    (currency) => !asked.some((request) => request.currency === currency),
  );
  for (const currency of currencies) {
    await insertRequest(rows, {
      id: randomUUID(),
      companyId,
      caseId,
      quoteId,
      quoteNumber: quote.number,
      currency,
      reference: creditorReferenceOf(String(await nextReferenceNumber(rows))),
      openedAt: by.at,
    });
  }
}
