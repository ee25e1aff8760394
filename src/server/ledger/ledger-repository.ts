import { and, asc, desc, eq, getViewSelectedFields, gte, inArray, lte, max, sql } from 'drizzle-orm';
import type { LedgerEntry, PostingKind } from '#domain/ledger/accounts.ts';
import type { LineWithPosition } from '#domain/ledger/entries.ts';
import type { Month } from '#domain/ledger/months.ts';
import type { Currency } from '#domain/values/money.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Rows } from '../platform/database/scope.ts';
import { companies } from '../tenancy/tables.ts';
import type { NewPosting, Recorder } from './posting.ts';
import { ledgerEntries, ledgerLines, ledgerMonths, ledgerPositions, ledgerTransactions } from './tables.ts';

/** A transaction as it stands in the ledger. */
export type PostedTransaction = typeof ledgerTransactions.$inferSelect & { entries: LedgerEntry[] };
export type Position = typeof ledgerPositions.$inferSelect;

/**
 * Makes others who post in these cases wait until the transaction ends, so that what was read still holds. In a fixed
 * order, so that two who need the same cases do not wait for each other.
 */
export async function lockCases({ orm }: Rows, caseIds: readonly string[]): Promise<void> {
  // The triggers take the same locks: the months' first, which everybody who posts shares.
  await orm.execute(sql`select pg_advisory_xact_lock_shared(4127004)`);
  for (const id of [...new Set(caseIds)].toSorted()) {
    await orm.execute(sql`select pg_advisory_xact_lock(4127005, hashtext(${id}))`);
  }
}

export async function insertLines({ orm }: Rows, lines: (typeof ledgerLines.$inferInsert)[]): Promise<void> {
  await orm.insert(ledgerLines).values(lines);
}

/** A line with the one of the quote that it comes from. */
export interface QuotedLine extends LineWithPosition {
  quoteId: string;
  quoteLine: string;
}

/** The lines of a case in the order of its quotes, with where they stand. */
export async function listLines(rows: Rows, caseId: string): Promise<QuotedLine[]> {
  const [lines, positions] = [
    await rows.orm
      .select()
      .from(ledgerLines)
      .where(eq(ledgerLines.caseId, caseId))
      .orderBy(asc(ledgerLines.position), asc(ledgerLines.id)),
    await listPositions(rows, caseId),
  ];
  return lines.map((line) => ({
    ...line,
    position:
      positions.find((each) => each.line === line.id && each.currency === line.currency) ??
      emptyPosition(line.currency),
  }));
}

/** Where each line of a case stands, and what is about no line. */
export async function listPositions({ orm }: Rows, caseId: string): Promise<Position[]> {
  return orm.select().from(ledgerPositions).where(eq(ledgerPositions.caseId, caseId));
}

/** Where a line stands that nothing was posted for. */
export function emptyPosition(currency: Currency): LineWithPosition['position'] {
  return {
    currency,
    quoted: 0,
    invoiced: 0,
    received: 0,
    held: 0,
    paidOn: 0,
    suspense: 0,
    receivable: 0,
    feeAdvance: 0,
    vatAdvance: 0,
    fee: 0,
    vat: 0,
    owedBack: 0,
    returned: 0,
    comesBack: 0,
  };
}

/** A posting that is there. */
export interface Posted {
  id: string;
  /** False where the same thing had been posted before. */
  isNew: boolean;
}

/** What was posted with a key. */
export async function findPosted({ orm }: Rows, key: string): Promise<Posted | undefined> {
  const [found] = await orm
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.key, key));
  return found && { id: found.id, isNew: false };
}

/** The last closed month; `null` for none. */
export async function findClosedThrough({ orm }: Rows): Promise<Month | null> {
  const [row] = await orm.select({ month: max(ledgerMonths.month) }).from(ledgerMonths);
  return row?.month ?? null;
}

export async function insertTransaction(
  { orm }: Rows,
  id: string,
  posting: NewPosting,
  day: { on: PlainDate; correctsMonth: Month | null },
  by: Recorder,
): Promise<void> {
  const { companyId, caseId, kind, key, detail = {}, reverses = null, entries } = posting;
  const [last] = await orm
    .select({ number: max(ledgerTransactions.number) })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.caseId, caseId));
  await orm.insert(ledgerTransactions).values({
    id,
    companyId,
    caseId,
    number: (last?.number ?? 0) + 1,
    kind,
    onDay: day.on,
    correctsMonth: day.correctsMonth,
    reverses,
    key,
    detail,
    recordedBy: by.id,
    recordedByName: by.name,
    recordedAt: by.at,
  });
  await orm.insert(ledgerEntries).values(
    entries.map((entry, index) => ({
      ...entry,
      transactionId: id,
      position: index + 1,
      companyId,
      caseId,
    })),
  );
}

/** What was posted in a company's cases, latest first. */
export async function listTransactions({ orm }: Rows, companyId: string): Promise<PostedTransaction[]> {
  const transactions = await orm
    .select()
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.companyId, companyId))
    .orderBy(
      desc(ledgerTransactions.onDay),
      desc(ledgerTransactions.recordedAt),
      desc(ledgerTransactions.number),
    );
  return withEntries({ orm }, transactions);
}

export async function findTransaction(
  { orm }: Rows,
  companyId: string,
  id: string,
): Promise<PostedTransaction | undefined> {
  const found = await orm
    .select()
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.id, id), eq(ledgerTransactions.companyId, companyId)));
  return (await withEntries({ orm }, found))[0];
}

/** What takes a transaction back, if anything does. */
export async function findReversal({ orm }: Rows, id: string): Promise<{ id: string } | undefined> {
  const [found] = await orm
    .select({ id: ledgerTransactions.id })
    .from(ledgerTransactions)
    .where(eq(ledgerTransactions.reverses, id));
  return found;
}

async function withEntries(
  { orm }: Rows,
  transactions: (typeof ledgerTransactions.$inferSelect)[],
): Promise<PostedTransaction[]> {
  if (transactions.length === 0) return [];
  const entries = await orm
    .select()
    .from(ledgerEntries)
    .where(
      inArray(
        ledgerEntries.transactionId,
        transactions.map(({ id }) => id),
      ),
    )
    .orderBy(asc(ledgerEntries.transactionId), asc(ledgerEntries.position));
  const byTransaction = Map.groupBy(entries, ({ transactionId }) => transactionId);
  return transactions.map((transaction) => ({
    ...transaction,
    entries: byTransaction.get(transaction.id) ?? [],
  }));
}

/** A month that is closed itself; one before a closed month is closed, too. */
export async function findMonth(
  { orm }: Rows,
  month: Month,
): Promise<typeof ledgerMonths.$inferSelect | undefined> {
  const [found] = await orm
    .select()
    .from(ledgerMonths)
    .where(gte(ledgerMonths.month, month))
    .orderBy(asc(ledgerMonths.month))
    .limit(1);
  return found;
}

/** Closes a month. @returns whether it was open */
export async function closeMonthRow(rows: Rows, month: typeof ledgerMonths.$inferInsert): Promise<boolean> {
  // Waits for postings that are under way.
  await rows.orm.execute(sql`select pg_advisory_xact_lock(4127004)`);
  if (await findMonth(rows, month.month)) return false;
  await rows.orm.insert(ledgerMonths).values(month);
  return true;
}

/** A movement at one of the agency's bank accounts. */
export interface BankPosting {
  transactionId: string;
  companyId: string;
  companyName: string;
  kind: PostingKind;
  onDay: PlainDate;
  reverses: string | null;
  bankAccount: string;
  amount: number;
}

/** What moved at the agency's bank accounts between two days, both included. */
export async function listBankPostings(
  { orm }: Rows,
  { from, until }: { from: PlainDate; until: PlainDate },
): Promise<BankPosting[]> {
  const rows = await orm
    .select({
      transactionId: ledgerTransactions.id,
      companyId: ledgerTransactions.companyId,
      companyName: companies.name,
      kind: ledgerTransactions.kind,
      onDay: ledgerTransactions.onDay,
      reverses: ledgerTransactions.reverses,
      bankAccount: ledgerEntries.bankAccount,
      amount: ledgerEntries.amount,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .leftJoin(companies, eq(companies.id, ledgerTransactions.companyId))
    .where(
      and(
        eq(ledgerEntries.account, 'bank'),
        gte(ledgerTransactions.onDay, from),
        lte(ledgerTransactions.onDay, until),
      ),
    )
    .orderBy(asc(ledgerTransactions.onDay), asc(ledgerTransactions.recordedAt));
  return rows.map((row) => ({
    ...row,
    companyName: row.companyName ?? '',
    bankAccount: row.bankAccount ?? '',
  }));
}

/** Where every client stands in each currency. */
export async function listClients({ orm }: Rows): Promise<(Position & { companyName: string })[]> {
  const rows = await orm
    .select({ ...getViewSelectedFields(ledgerPositions), companyName: companies.name })
    .from(ledgerPositions)
    .leftJoin(companies, eq(companies.id, ledgerPositions.companyId))
    .orderBy(asc(companies.name), asc(ledgerPositions.companyId), asc(ledgerPositions.currency));
  return rows.map((row) => ({ ...row, companyName: row.companyName ?? '' }));
}

/** Months in which something was posted, oldest first. */
export async function listMonths({ orm }: Rows): Promise<Month[]> {
  const month = sql<string>`to_char(${ledgerTransactions.onDay}, 'YYYY-MM')`;
  const rows = await orm.selectDistinct({ month }).from(ledgerTransactions).orderBy(month);
  return rows.map((row) => row.month);
}

/** Whether anything was posted to one of the agency's bank accounts. */
export async function hasPostings({ orm }: Rows, bankAccount: string): Promise<boolean> {
  const rows = await orm
    .select({ id: ledgerEntries.transactionId })
    .from(ledgerEntries)
    .where(eq(ledgerEntries.bankAccount, bankAccount))
    .limit(1);
  return rows.length > 0;
}

/** What moved at the agency's bank accounts in the last year and was not taken back. */
export async function listUnreversedAtBank({ orm }: Rows) {
  const { rows } = await orm.execute<{
    transactionId: string;
    companyId: string;
    companyName: string;
    caseId: string;
    onDay: PlainDate;
    bankAccount: string;
    amount: string;
    currency: Currency;
    reference: string | null;
  }>(sql`
    select t.id as "transactionId", t.company_id as "companyId", coalesce(c.name, '') as "companyName",
      t.case_id as "caseId", t.on_day::text as "onDay", e.bank_account as "bankAccount", e.amount, e.currency,
      t.detail ->> 'reference' as reference
    from ledger_transactions as t
    join ledger_entries as e on e.transaction_id = t.id and e.account = 'bank'
    left join companies as c on c.id = t.company_id
    where t.reverses is null and t.on_day > current_date - 366
      and not exists (select from ledger_transactions as r where r.reverses = t.id)`);
  return rows.map((row) => ({ ...row, amount: Number(row.amount), reference: row.reference ?? '' }));
}
