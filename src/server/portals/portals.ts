import { randomUUID } from 'node:crypto';
import { and, asc, eq } from 'drizzle-orm';
import type { CheckedInputOf } from '#contract/operation.ts';
import type { addPortal as contract, PortalView } from '#contract/portals.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { AuditEntry } from '#domain/audit/audit-entry.ts';
import { maxPortals } from '#domain/portals/portal-holder.ts';
import { type CompanyUser, inCompanyFor } from '../audit/index.ts';
import type { Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import type { PortalPorts } from './ports.ts';
import { portalHolders } from './tables.ts';

/** A company whose portals somebody reads or changes, on either side. */
interface PortalScope extends Rows {
  companyId: string;
  by: Person;
  at: Date;
  record(entry: AuditEntry): Promise<void>;
}
type Work = (scope: PortalScope) => Promise<void>;

/**
 * Reads or changes the portals of a company, for one of its people or for staff.
 * @returns all of them
 * @throws Failure 'company-not-found' or 'not-allowed', or what `work` throws
 */
export function inPortals(
  services: PortalPorts,
  user: CompanyUser,
  companyId: string,
  work?: Work,
): Promise<PortalView[]> {
  const purpose = work
    ? ({ action: 'change-company' } as const)
    : ({ action: 'read-company-papers', reads: 'portals' } as const);
  return inCompanyFor(services, user, companyId, purpose, async ({ orm, record }) => {
    await work?.({ orm, companyId, by: user.person, at: services.clock(), record });
    return list({ orm }, companyId);
  });
}

/** @throws Failure 'too-many-portals' */
export function adding(input: CheckedInputOf<typeof contract>): Work {
  return async ({ orm, companyId, by, at, record }) => {
    const known = await orm.$count(portalHolders, eq(portalHolders.companyId, companyId));
    if (known >= maxPortals) throw new Failure('too-many-portals');
    await noteHolder({ orm }, companyId, input, by, at);
    await record({ action: 'portal-added', subject: input.portal, details: { holder: input.holder } });
  };
}

/** Notes who holds a login, in the transaction of what settled it. */
export async function noteHolder(
  { orm }: Rows,
  companyId: string,
  held: CheckedInputOf<typeof contract>,
  by: Person,
  at: Date,
): Promise<void> {
  await orm
    .insert(portalHolders)
    .values({ id: randomUUID(), companyId, ...held, recordedBy: by.id, recordedAt: at });
}

/** @throws Failure 'portal-not-found' */
export function removing(id: string): Work {
  return async ({ orm, companyId, record }) => {
    const [gone] = await orm
      .delete(portalHolders)
      .where(and(eq(portalHolders.companyId, companyId), eq(portalHolders.id, id)))
      .returning();
    if (!gone) throw new Failure('portal-not-found');
    await record({ action: 'portal-removed', subject: gone.portal, details: { holder: gone.holder } });
  };
}

async function list({ orm }: Rows, companyId: string): Promise<PortalView[]> {
  const rows = await orm
    .select()
    .from(portalHolders)
    .where(eq(portalHolders.companyId, companyId))
    .orderBy(asc(portalHolders.recordedAt), asc(portalHolders.id));
  return rows.map(({ id, portal, side, holder, note, recordedAt }) => ({
    id,
    portal,
    side,
    holder,
    note,
    at: recordedAt.toISOString(),
  }));
}
