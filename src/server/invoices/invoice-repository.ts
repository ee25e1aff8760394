import { and, asc, desc, eq, getTableColumns, gte, inArray, lte, sql } from 'drizzle-orm';
import type { InvoiceContent, InvoiceKind } from '#domain/invoices/invoice-content.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Rows } from '../platform/database/scope.ts';
import { invoiceNumbers, invoices } from './tables.ts';

const { pdf: _, ...withoutPdf } = getTableColumns(invoices);

/** An invoice, credit note or receipt, without its file. */
export type InvoiceRow = Omit<typeof invoices.$inferSelect, 'pdf'>;

/**
 * Takes the next number of a series. Everybody else who issues in it waits until this transaction is over; one that
 * fails gives the number back, so that none is ever missing.
 */
export async function takeNumber({ orm }: Rows, issuerId: string, kind: InvoiceKind): Promise<number> {
  const [row] = await orm
    .insert(invoiceNumbers)
    .values({ issuerId, kind, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceNumbers.issuerId, invoiceNumbers.kind],
      set: { last: sql`${invoiceNumbers.last} + 1` },
    })
    .returning({ last: invoiceNumbers.last });
  if (!row) throw new Error('No number was given out.');
  return row.last;
}

export async function insertInvoice({ orm }: Rows, row: typeof invoices.$inferInsert): Promise<void> {
  await orm.insert(invoices).values(row);
}

/** What was issued to a company, latest first. */
export function listInvoices({ orm }: Rows, companyId: string): Promise<InvoiceRow[]> {
  return orm
    .select(withoutPdf)
    .from(invoices)
    .where(eq(invoices.companyId, companyId))
    .orderBy(desc(invoices.issuedAt), desc(invoices.sequence));
}

/** What was issued to some companies, in the order of the series. */
export async function listIssuedTo({ orm }: Rows, companyIds: readonly string[]): Promise<InvoiceRow[]> {
  if (companyIds.length === 0) return [];
  return orm
    .select(withoutPdf)
    .from(invoices)
    .where(inArray(invoices.companyId, [...companyIds]))
    .orderBy(asc(invoices.issuedAt), asc(invoices.sequence));
}

/** What was issued to any company from one day to another, in the order of the series. */
export function listIssuedBetween({ orm }: Rows, from: PlainDate, until: PlainDate): Promise<InvoiceRow[]> {
  return orm
    .select(withoutPdf)
    .from(invoices)
    .where(and(gte(invoices.issuedOn, from), lte(invoices.issuedOn, until)))
    .orderBy(asc(invoices.issuerId), asc(invoices.kind), asc(invoices.sequence));
}

export async function findPdf(
  { orm }: Rows,
  companyId: string,
  id: string,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const [row] = await orm
    .select({ pdf: invoices.pdf })
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.companyId, companyId)));
  return row?.pdf;
}

/** What it says. */
export function contentOf({ content }: Pick<InvoiceRow, 'content'>): InvoiceContent {
  return JSON.parse(content) as InvoiceContent;
}
