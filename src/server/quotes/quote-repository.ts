import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { QuoteContent } from '#domain/quotes/quote-content.ts';
import type { Rows } from '../platform/database/scope.ts';
import { quoteDecisions, quoteNumbers, quotes, quoteVersions } from './tables.ts';

export type QuoteRow = typeof quotes.$inferSelect;
export type VersionRow = typeof quoteVersions.$inferSelect;
export type DecisionRow = typeof quoteDecisions.$inferSelect;

/** A quote with all that was sent and decided, each oldest first. */
export interface QuoteRecord {
  row: QuoteRow;
  versions: readonly VersionRow[];
  decisions: readonly DecisionRow[];
}

/** The next number of a year. Everyone else who makes a quote in it waits until this transaction is over. */
export async function nextNumber({ orm }: Rows, year: number): Promise<string> {
  const [row] = await orm
    .insert(quoteNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: quoteNumbers.year, set: { last: sql`${quoteNumbers.last} + 1` } })
    .returning({ last: quoteNumbers.last });
  return `Q-${year}-${String(row?.last ?? 1).padStart(4, '0')}`;
}

export async function insertQuote(
  { orm }: Rows,
  quote: Omit<typeof quotes.$inferInsert, 'id'>,
): Promise<QuoteRow> {
  const [row] = await orm.insert(quotes).values(quote).returning();
  if (!row) throw new Error('The quote was not stored.');
  return row;
}

/** A company's quotes with all that belongs to them, the latest first. */
export async function readQuotes({ orm }: Rows, companyId: string): Promise<QuoteRecord[]> {
  const rows = await orm
    .select()
    .from(quotes)
    .where(eq(quotes.companyId, companyId))
    .orderBy(desc(quotes.createdAt), desc(quotes.number));
  return withRecords({ orm }, rows);
}

/** A quote of a company, locked until the transaction ends; `undefined` where it has none with that id. */
export async function lockQuote(
  { orm }: Rows,
  companyId: string,
  id: string,
): Promise<QuoteRecord | undefined> {
  const rows = await orm
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, id), eq(quotes.companyId, companyId)))
    .for('update');
  return (await withRecords({ orm }, rows))[0];
}

export async function withRecords({ orm }: Rows, rows: readonly QuoteRow[]): Promise<QuoteRecord[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const versions = await orm
    .select()
    .from(quoteVersions)
    .where(inArray(quoteVersions.quoteId, ids))
    .orderBy(asc(quoteVersions.version));
  const decisions = await orm
    .select()
    .from(quoteDecisions)
    .where(inArray(quoteDecisions.quoteId, ids))
    .orderBy(asc(quoteDecisions.at));
  return rows.map((row) => ({
    row,
    versions: versions.filter(({ quoteId }) => quoteId === row.id),
    decisions: decisions.filter(({ quoteId }) => quoteId === row.id),
  }));
}

export async function changeQuote(
  { orm }: Rows,
  { id, tag }: QuoteRow,
  changes: Partial<Pick<QuoteRow, 'edits' | 'state' | 'version' | 'validUntil'>> & { changedAt: Date },
): Promise<void> {
  await orm
    .update(quotes)
    .set({ ...changes, tag: tag + 1 })
    .where(eq(quotes.id, id));
}

export async function addQuoteVersion({ orm }: Rows, version: VersionRow): Promise<void> {
  await orm.insert(quoteVersions).values(version);
}

export async function addDecision({ orm }: Rows, decision: DecisionRow): Promise<void> {
  await orm.insert(quoteDecisions).values(decision);
}

/** What a version says. */
export function contentOf({ content }: Pick<VersionRow, 'content'>): QuoteContent {
  return JSON.parse(content) as QuoteContent;
}
