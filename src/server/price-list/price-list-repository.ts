import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Service } from '#domain/price-list/service.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Rows } from '../platform/database/scope.ts';
import { installation } from '../platform/database/tables.ts';
import { agencyTerms, serviceVersions } from './tables.ts';

export type ServiceVersion = typeof serviceVersions.$inferSelect;

const changesName = 'price-list';
const approvalName = 'price-approval';

/** Counts a change of what holds. Everyone else who changes the list waits until this transaction is over. */
export async function countListChange({ orm }: Rows): Promise<void> {
  await orm
    .insert(installation)
    .values({ name: changesName, value: '1' })
    .onConflictDoUpdate({
      target: installation.name,
      set: { value: sql`(${installation.value}::integer + 1)::text` },
    });
}

/** Every version of every service, each service's first version first. */
export function readVersions({ orm }: Rows): Promise<ServiceVersion[]> {
  return orm
    .select()
    .from(serviceVersions)
    .orderBy(asc(serviceVersions.serviceId), asc(serviceVersions.version));
}

export function readVersionsOf({ orm }: Rows, serviceId: string): Promise<ServiceVersion[]> {
  return orm
    .select()
    .from(serviceVersions)
    .where(eq(serviceVersions.serviceId, serviceId))
    .orderBy(asc(serviceVersions.version));
}

export function readApproved({ orm }: Rows): Promise<ServiceVersion[]> {
  return orm.select().from(serviceVersions).where(eq(serviceVersions.isApproved, true));
}

interface Draft {
  serviceId: string;
  version: number;
  service: Service | null;
  fromDay: PlainDate;
  note: string;
  enteredById: string;
  enteredByName: string;
  enteredAt: Date;
}

/** Keeps a draft in place of an earlier one of the same service. */
export async function keepDraft({ orm }: Rows, draft: Draft): Promise<void> {
  await removeDraft({ orm }, draft.serviceId);
  await orm.insert(serviceVersions).values({ ...draft, isApproved: false });
}

export async function removeDraft({ orm }: Rows, serviceId: string): Promise<void> {
  await orm
    .delete(serviceVersions)
    .where(and(eq(serviceVersions.serviceId, serviceId), eq(serviceVersions.isApproved, false)));
}

/** Approves a draft. One that was meant for an earlier day holds from the day of its approval. */
export async function approveDraft(
  { orm }: Rows,
  serviceId: string,
  { by, at, today }: { by: string; at: Date; today: PlainDate },
): Promise<void> {
  await orm
    .update(serviceVersions)
    .set({
      isApproved: true,
      approvedByName: by,
      approvedAt: at,
      fromDay: sql`greatest(${serviceVersions.fromDay}, ${today}::date)`,
    })
    .where(and(eq(serviceVersions.serviceId, serviceId), eq(serviceVersions.isApproved, false)));
}

export type Terms = typeof agencyTerms.$inferSelect;

/** The terms that hold; `undefined` before there are any. */
export async function readLatestTerms({ orm }: Rows): Promise<Terms | undefined> {
  const [latest] = await orm.select().from(agencyTerms).orderBy(desc(agencyTerms.version)).limit(1);
  return latest;
}

export async function readTerms({ orm }: Rows, version: number): Promise<Terms | undefined> {
  const [found] = await orm.select().from(agencyTerms).where(eq(agencyTerms.version, version));
  return found;
}

export async function addTerms({ orm }: Rows, terms: Terms): Promise<void> {
  await orm.insert(agencyTerms).values(terms);
}

/** Whether a second person has to approve each version. */
export async function readNeedsSecondPerson({ orm }: Rows): Promise<boolean> {
  const [row] = await orm
    .select({ value: installation.value })
    .from(installation)
    .where(eq(installation.name, approvalName));
  return row?.value === 'on';
}

export async function storeNeedsSecondPerson({ orm }: Rows, needs: boolean): Promise<void> {
  await orm
    .insert(installation)
    .values({ name: approvalName, value: needs ? 'on' : 'off' })
    .onConflictDoUpdate({ target: installation.name, set: { value: sql`excluded.value` } });
}
