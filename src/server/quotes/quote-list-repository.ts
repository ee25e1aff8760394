import { and, desc, eq, gte, ilike, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { rowsPerPage } from '#contract/paging.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { QuoteState } from '#domain/quotes/quote-content.ts';
import type { MoneyRange } from '#domain/values/money.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import type { CompanyRecord } from '../tenancy/index.ts';
import { companies } from '../tenancy/tables.ts';
import { todayOf } from './compose-quote.ts';
import type { QuotePorts } from './ports.ts';
import { contentOf, type QuoteRow, type VersionRow, withRecords } from './quote-repository.ts';
import { quotes } from './tables.ts';

interface Filter {
  search?: string | undefined;
  state?: QuoteState | undefined;
  cursor?: string | undefined;
}

export interface ListedQuote {
  row: QuoteRow;
  company: { id: string; name: string };
  sent: VersionRow | undefined;
}

/** A page of the quotes of all companies that somebody of the staff sees, those that changed last first. */
export function listAllQuotes(
  { clock, database }: Pick<QuotePorts, 'clock' | 'database'>,
  staff: Person,
  { search = '', state, cursor }: Filter,
): Promise<{ quotes: ListedQuote[]; nextCursor: string | null; total: number }> {
  const wanted = `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    search === '' ? undefined : or(ilike(quotes.number, wanted), ilike(companies.name, wanted)),
    state && inState(state, todayOf(clock)),
  );
  const start = cursor === undefined ? 0 : Number(cursor) || 0;
  return inScope(database, { staff: staff.id }, async (transaction) => {
    const { orm } = transaction;
    const found = await orm
      .select({ row: quotes, company: { id: companies.id, name: companies.name } })
      .from(quotes)
      .innerJoin(companies, eq(companies.id, quotes.companyId))
      .where(where)
      .orderBy(desc(quotes.changedAt), desc(quotes.id))
      .offset(start)
      .limit(rowsPerPage);
    const [count] = await orm
      .select({ total: sql<number>`count(*)::integer` })
      .from(quotes)
      .innerJoin(companies, eq(companies.id, quotes.companyId))
      .where(where);
    const total = count?.total ?? 0;
    const end = start + rowsPerPage;
    const records = await withRecords(
      transaction,
      found.map(({ row }) => row),
    );
    return {
      quotes: found.map((one, index) => ({ ...one, sent: records[index]?.versions.at(-1) })),
      nextCursor: end < total ? String(end) : null,
      total,
    };
  });
}

function inState(state: QuoteState, today: PlainDate): SQL | undefined {
  if (state === 'expired') return and(eq(quotes.state, 'sent'), lt(quotes.validUntil, today));
  if (state === 'sent') return and(eq(quotes.state, 'sent'), gte(quotes.validUntil, today));
  return eq(quotes.state, state);
}

export interface TouchedQuote extends ListedQuote {
  /** What the line is in the version sent last; `undefined` where it has none. */
  gross: MoneyRange | undefined;
  /** How many times it is paid there. */
  count: number;
}

/** Quotes of these cases that are open or accepted, with what a line is in them. */
export async function listQuotesOfCases(
  transaction: Transaction,
  caseIds: readonly string[],
  today: PlainDate,
  lineId: string,
): Promise<TouchedQuote[]> {
  if (caseIds.length === 0) return [];
  const found = await transaction.orm
    .select({ row: quotes, company: { id: companies.id, name: companies.name } })
    .from(quotes)
    .innerJoin(companies, eq(companies.id, quotes.companyId))
    .where(and(inArray(quotes.caseId, [...caseIds]), or(isOpenOn(today), eq(quotes.state, 'accepted'))))
    .orderBy(desc(quotes.changedAt));
  return withLine(transaction, found, lineId);
}

/**
 * Quotes that nobody has decided about: drafts, and sent versions that can still be accepted. Accepted, declined,
 * withdrawn and expired ones are not, even while staff write their next version.
 */
function isOpenOn(today: PlainDate): SQL | undefined {
  return or(eq(quotes.state, 'draft'), inState('sent', today));
}

async function withLine<Found extends Omit<ListedQuote, 'sent'>>(
  transaction: Transaction,
  found: readonly Found[],
  lineId: string,
): Promise<(Found & TouchedQuote)[]> {
  const records = await withRecords(
    transaction,
    found.map(({ row }) => row),
  );
  return found.map((one, index) => {
    const sent = records[index]?.versions.at(-1);
    const line = sent && contentOf(sent).lines.find(({ id }) => id === lineId);
    return {
      ...one,
      sent,
      gross: line && { currency: line.currency, ...line.gross },
      count: line?.count ?? 1,
    };
  });
}

/** An open quote with the answers that its company is planned by. */
export interface OpenQuote extends TouchedQuote {
  plannedBy: Pick<CompanyRecord, 'country' | 'companyType' | 'subType' | 'visas' | 'officeType'>;
}

/** The open quotes of all companies that the scope shows, with what a line is in them. */
export async function listOpenQuotes(
  transaction: Transaction,
  today: PlainDate,
  lineId: string,
): Promise<OpenQuote[]> {
  const { id, name, country, companyType, subType, visas, officeType } = companies;
  const found = await transaction.orm
    .select({
      row: quotes,
      company: { id, name },
      plannedBy: { country, companyType, subType, visas, officeType },
    })
    .from(quotes)
    .innerJoin(companies, eq(companies.id, quotes.companyId))
    .where(isOpenOn(today))
    .orderBy(desc(quotes.changedAt));
  return withLine(transaction, found, lineId);
}
