import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { type AuditTopic, auditActions, topicOf } from '#domain/audit/audit-entry.ts';
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

/**
 * A page of a company's log, the latest first.
 *
 * @param before id of the entry that the page follows
 */
export async function listLatestEntries(
  { orm }: Rows,
  companyId: string,
  { before, most, ...filter }: AuditFilter & { before?: string | undefined; most: number },
): Promise<StoredAuditEntry[]> {
  const { id, at } = auditEntries;
  // Compared where they are stored: moments are finer there than here.
  const isBefore =
    before &&
    sql`(${at}, ${id}) < (select last.at, last.id from ${auditEntries} as last where last.id = ${before})`;
  return orm
    .select()
    .from(auditEntries)
    .where(and(matching(companyId, filter), isBefore || undefined))
    .orderBy(desc(at), desc(id))
    .limit(most);
}

/** Whether an entry is one of a company's log. */
export async function isEntryOf({ orm }: Rows, companyId: string, id: string): Promise<boolean> {
  const found = await orm
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(auditEntries.companyId, companyId), eq(auditEntries.id, id)));
  return found.length > 0;
}

/** A company's log from its beginning. */
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
