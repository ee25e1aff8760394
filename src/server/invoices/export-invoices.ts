import type { Person } from '#domain/accounts/person.ts';
import type { InvoiceContent } from '#domain/invoices/invoice-content.ts';
import { csvOf } from '#domain/values/csv.ts';
import { type Currency, minorDigitsOf } from '#domain/values/money.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { invoiceMessages } from '#messages/invoices.ts';
import { inScope } from '../platform/database/scope.ts';
import { contentOf, type InvoiceRow, listIssuedBetween } from './invoice-repository.ts';
import type { InvoicePorts } from './ports.ts';

/**
 * All that was issued between two days to the clients that somebody of the staff works for, a row for each line, as
 * accountants import it. Amounts of credit notes are negative.
 */
export async function exportInvoices(
  { database }: Pick<InvoicePorts, 'database'>,
  staff: Person,
  { from, until }: { from: string; until: string },
): Promise<string> {
  const rows = await inScope(database, { staff: staff.id }, (scope) =>
    listIssuedBetween(scope, plainDate(from), plainDate(until)),
  );
  return csvOf([invoiceMessages.exportColumns, ...rows.flatMap(linesOf)]);
}

function linesOf(row: InvoiceRow): string[][] {
  const content = contentOf(row);
  const sign = content.kind === 'credit-note' ? -1 : 1;
  return content.lines.map(({ label, quantity, net, vat, gross }) => [
    content.seller.name,
    content.kind,
    content.number,
    content.issuedOn,
    content.suppliedOn,
    content.dueOn ?? '',
    content.buyer.name,
    content.buyer.country,
    content.buyer.vatNumber,
    content.reference,
    content.corrects?.number ?? '',
    label,
    String(quantity),
    content.currency,
    decimal(sign * net, content.currency),
    vat.treatment,
    String(vat.rate / 100),
    decimal(sign * vat.amount, content.currency),
    decimal(sign * gross, content.currency),
    ...localOf(content),
  ]);
}

/** Currency and rate in which the seller's country counts. */
function localOf({ local }: InvoiceContent): [string, string] {
  return local ? [local.currency, local.rate] : ['', ''];
}

/** An amount in major units with all its decimals, without thousands separators. */
export function decimal(minor: number, currency: Currency): string {
  const digits = minorDigitsOf(currency);
  return (minor / 10 ** digits).toFixed(digits);
}
