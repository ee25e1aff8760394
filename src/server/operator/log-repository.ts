import { and, eq, getTableColumns, gte, ilike, lt, or, type SQL } from 'drizzle-orm';
import type { LogFilter } from '#contract/operator-log.ts';
import { auditEntries } from '../audit/tables.ts';
import { keysetOf } from '../platform/database/keyset.ts';
import { anywhere } from '../platform/database/like-pattern.ts';
import type { Rows } from '../platform/database/scope.ts';
import { companies } from '../tenancy/tables.ts';

/** An entry with the name its company has now; `null` once the company is gone. */
export interface LogRow {
  entry: typeof auditEntries.$inferSelect;
  companyName: string | null;
}

const byTime = keysetOf([
  { column: auditEntries.at, isDescending: true },
  { column: auditEntries.id, isDescending: true },
]);

/** Entries of all companies and of the installation, the latest first. */
export function findEntries(
  { orm }: Rows,
  filter: LogFilter,
  most: number,
): Promise<(LogRow & { position: string[] })[]> {
  return orm
    .select({ entry: getTableColumns(auditEntries), companyName: companies.name, position: byTime.position })
    .from(auditEntries)
    .leftJoin(companies, eq(companies.id, auditEntries.companyId))
    .where(isWanted(filter))
    .orderBy(...byTime.order)
    .limit(most);
}

function isWanted({ company, person, action, from, to, cursor }: LogFilter): SQL | undefined {
  return and(
    company === undefined ? undefined : eq(auditEntries.companyId, company),
    person
      ? or(ilike(auditEntries.actorName, anywhere(person)), ilike(auditEntries.subject, anywhere(person)))
      : undefined,
    action && eq(auditEntries.action, action),
    from === undefined ? undefined : gte(auditEntries.at, startOf(from)),
    to === undefined ? undefined : lt(auditEntries.at, new Date(startOf(to).getTime() + dayMs)),
    byTime.after(cursor),
  );
}

const dayMs = 24 * 60 * 60 * 1000;

/** Days are those of UTC, for operators in different places. */
function startOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
