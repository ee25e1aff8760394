import { and, desc, eq, sql } from 'drizzle-orm';
import type { Rows } from '../platform/database/scope.ts';
import { documentChecks, madeDocuments } from './tables.ts';

export type MadeDocument = typeof madeDocuments.$inferSelect;

/** What was made for a company, latest first. */
export function listMade({ orm }: Rows, companyId: string): Promise<MadeDocument[]> {
  return orm
    .select()
    .from(madeDocuments)
    .where(eq(madeDocuments.companyId, companyId))
    .orderBy(desc(madeDocuments.madeAt), desc(madeDocuments.version));
}

export async function findMade(
  { orm }: Rows,
  companyId: string,
  id: string,
): Promise<MadeDocument | undefined> {
  const [found] = await orm
    .select()
    .from(madeDocuments)
    .where(and(eq(madeDocuments.companyId, companyId), eq(madeDocuments.id, id)));
  return found;
}

export async function addMade({ orm }: Rows, made: typeof madeDocuments.$inferInsert): Promise<void> {
  await orm.insert(madeDocuments).values(made);
}

/** How long a record rests before its documents are made again, so that several changes make one version. */
const settleMs = 2 * 60 * 1000;
/** How long changes without a rest are waited for. */
const maxSettleMs = 10 * 60 * 1000;
/** How often documents are compared in any case: shares and offices also begin on a day that was entered before. */
const everyMs = 24 * 60 * 60 * 1000;

/** The companies with documents where something was logged since the last look and has settled, or a day has passed. */
export async function listCompaniesToCheck({ orm }: Rows, now: Date): Promise<string[]> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const { rows } = await orm.execute<{ company_id: string }>(sql`
    select made.company_id
    from (select distinct company_id from made_documents) made
    left join document_checks checks on checks.company_id = made.company_id
    cross join lateral (
      select min(at) as first, max(at) as last from audit_entries
      where audit_entries.company_id = made.company_id
        and at > coalesce(checks.checked_at - ${`${settleMs} milliseconds`}::interval, '-infinity')
    ) changes
    where (changes.last is not null or coalesce(checks.checked_at, '-infinity') < ${before(everyMs)}::timestamptz)
      and (
        coalesce(changes.last, '-infinity') <= ${before(settleMs)}::timestamptz
        or (checks.checked_at is not null and changes.first <= ${before(maxSettleMs)}::timestamptz)
      )`);
  return rows.map((row) => row.company_id);
}

/**
 * Records that a company's documents are compared now, and keeps other instances from it until the end of the
 * transaction. False where one of them has done so.
 */
export async function claimCheck({ orm }: Rows, companyId: string, now: Date): Promise<boolean> {
  const claimed = await orm
    .insert(documentChecks)
    .values({ companyId, checkedAt: now })
    .onConflictDoUpdate({
      target: documentChecks.companyId,
      set: { checkedAt: now },
      setWhere: sql`${documentChecks.checkedAt} < ${now.toISOString()}::timestamptz`,
    })
    .returning({ companyId: documentChecks.companyId });
  return claimed.length > 0;
}
