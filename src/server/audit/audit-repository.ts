import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, type SQL } from 'drizzle-orm';
import { rowsPerPage } from '#contract/paging.ts';
import { type AuditTopic, auditActions, topicOf } from '#domain/audit/audit-entry.ts';
import { keysetOf, pageOf } from '../platform/database/keyset.ts';
import type { Rows } from '../platform/database/scope.ts';
import { auditEntries } from './tables.ts';

export type StoredAuditEntry = typeof auditEntries.$inferSelect;

/** Which entries of a company's log are wanted; all where nothing is said. */
export interface AuditFilter {
  topic?: AuditTopic | undefined;
  /** Account of who did it. */
  actor?: string | undefined;
}

function matching(companyId: string, { topic, actor }: AuditFilter): SQL | undefined {
  return and(
    eq(auditEntries.companyId, companyId),
    topic && inArray(auditEntries.action, [...auditActions.filter((action) => topicOf[action] === topic)]),
    actor === undefined ? undefined : eq(auditEntries.actorId, actor),
  );
}

const byTime = keysetOf([
  { column: auditEntries.at, isDescending: true },
  { column: auditEntries.id, isDescending: true },
]);

/** A page of a company's log, newest first. */
export async function listLatestEntries(
  { orm }: Rows,
  companyId: string,
  { cursor, ...filter }: AuditFilter & { cursor?: string | undefined },
): Promise<{ entries: StoredAuditEntry[]; nextCursor: string | null }> {
  const found = await orm
    .select({ ...getTableColumns(auditEntries), position: byTime.position })
    .from(auditEntries)
    .where(and(matching(companyId, filter), byTime.after(cursor)))
    .orderBy(...byTime.order)
    .limit(rowsPerPage + 1);
  const { rows: entries, nextCursor } = pageOf(found, rowsPerPage);
  return { entries, nextCursor };
}

/** A company's whole log, oldest first. */
export function listAllEntries(
  { orm }: Rows,
  companyId: string,
  filter: AuditFilter,
): Promise<StoredAuditEntry[]> {
  return orm
    .select()
    .from(auditEntries)
    .where(matching(companyId, filter))
    .orderBy(asc(auditEntries.at), asc(auditEntries.id));
}

/** Everybody who did something in a company, each by the name they had last. */
export async function listActors({ orm }: Rows, companyId: string): Promise<{ id: string; name: string }[]> {
  const rows = await orm
    .selectDistinctOn([auditEntries.actorId], { id: auditEntries.actorId, name: auditEntries.actorName })
    .from(auditEntries)
    .where(and(eq(auditEntries.companyId, companyId), isNotNull(auditEntries.actorId)))
    .orderBy(asc(auditEntries.actorId), desc(auditEntries.at));
  return rows
    .flatMap(({ id, name }) => (id === null ? [] : [{ id, name }]))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

/**
 * The log of a company, oldest first.
 * @param actorId only what that person did
 */
export function listLog({ orm }: Rows, companyId: string, actorId?: string) {
  const { at, actorName, actorKind, action, subject, details } = auditEntries;
  return orm
    .select({ at, by: actorName, side: actorKind, action, subject, details })
    .from(auditEntries)
    .where(
      and(eq(auditEntries.companyId, companyId), actorId ? eq(auditEntries.actorId, actorId) : undefined),
    )
    .orderBy(asc(at), asc(auditEntries.id));
}
