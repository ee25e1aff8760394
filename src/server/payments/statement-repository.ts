import { and, asc, count, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Rows } from '../platform/database/scope.ts';
import { statementLines, statements } from './tables.ts';

export type StatementLineRow = typeof statementLines.$inferSelect;

/** How many open movements a page shows. */
const maxShown = 200;

export async function insertStatement(
  { orm }: Rows,
  statement: typeof statements.$inferInsert,
): Promise<void> {
  await orm.insert(statements).values(statement);
}

export async function addMovements(
  { orm }: Rows,
  lines: (typeof statementLines.$inferInsert)[],
): Promise<void> {
  // PostgreSQL takes 65,535 parameters in a statement.
  for (let start = 0; start < lines.length; start += 1_000) {
    await orm.insert(statementLines).values(lines.slice(start, start + 1_000));
  }
}

/** Which movements of an account an earlier statement had. */
export async function findKnownFingerprints(
  { orm }: Rows,
  bankAccount: string,
  fingerprints: string[],
): Promise<ReadonlySet<string>> {
  if (fingerprints.length === 0) return new Set();
  const rows = await orm
    .select({ fingerprint: statementLines.fingerprint })
    .from(statementLines)
    .where(
      and(eq(statementLines.bankAccount, bankAccount), inArray(statementLines.fingerprint, fingerprints)),
    );
  return new Set(rows.map(({ fingerprint }) => fingerprint));
}

const isOpen = and(isNull(statementLines.transactionId), isNull(statementLines.leftOutBecause));

/** Movements of which nobody has said yet what they are, oldest first. */
export async function listOpenMovements({
  orm,
}: Rows): Promise<{ movements: StatementLineRow[]; total: number }> {
  const movements = await orm
    .select()
    .from(statementLines)
    .where(isOpen)
    .orderBy(asc(statementLines.onDay), asc(statementLines.id))
    .limit(maxShown);
  const [row] = await orm.select({ total: count() }).from(statementLines).where(isOpen);
  return { movements, total: row?.total ?? 0 };
}

/** One movement; others who settle it wait. */
export async function holdMovement({ orm }: Rows, id: string): Promise<StatementLineRow | undefined> {
  const [found] = await orm.select().from(statementLines).where(eq(statementLines.id, id)).for('update');
  return found;
}

export async function settleMovementRow(
  { orm }: Rows,
  id: string,
  change: Pick<
    typeof statementLines.$inferInsert,
    'transactionId' | 'leftOutBecause' | 'settledBy' | 'settledAt'
  >,
): Promise<void> {
  await orm.update(statementLines).set(change).where(eq(statementLines.id, id));
}

/** Which of these transactions a movement of the bank is known for. */
export async function findMatched({ orm }: Rows, ids: string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await orm
    .select({ id: statementLines.transactionId })
    .from(statementLines)
    .where(inArray(statementLines.transactionId, ids));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** A movement follows the payment that it is, when that is moved; taken back, it is open again. */
export async function followMove({ orm }: Rows, from: string, to: string | null): Promise<void> {
  await orm.update(statementLines).set({ transactionId: to }).where(eq(statementLines.transactionId, from));
}

/**
 * Erases names and words of movements before a day that belong to no client: what staff left out, and what nobody ever
 * settled. Amounts stay, as the balance of the account stands on them.
 */
export async function eraseMovementsBefore({ orm }: Rows, day: PlainDate): Promise<void> {
  await orm
    .update(statementLines)
    .set({
      party: '',
      text: '',
      leftOutBecause: sql`left(${statementLines.leftOutBecause}, 0)`,
    })
    .where(
      and(
        lt(statementLines.onDay, day),
        isNull(statementLines.transactionId),
        or(ne(statementLines.party, ''), ne(statementLines.text, ''), ne(statementLines.leftOutBecause, '')),
      ),
    );
}
