import { asc, eq, sql } from 'drizzle-orm';
import type { InvoiceParty } from '#domain/invoices/invoice-content.ts';
import type { Rows } from '../platform/database/scope.ts';
import { issuers } from './tables.ts';

/** A legal entity of the agency. */
export type Issuer = typeof issuers.$inferSelect;

export function listIssuers({ orm }: Rows): Promise<Issuer[]> {
  return orm.select().from(issuers).orderBy(asc(issuers.name), asc(issuers.id));
}

export async function findIssuer({ orm }: Rows, id: string): Promise<Issuer | undefined> {
  return (await orm.select().from(issuers).where(eq(issuers.id, id)))[0];
}

/** The same, locked until the transaction ends. */
export async function holdIssuer({ orm }: Rows, id: string): Promise<Issuer | undefined> {
  return (await orm.select().from(issuers).where(eq(issuers.id, id)).for('update'))[0];
}

export async function insertIssuer({ orm }: Rows, id: string, party: InvoiceParty, at: Date): Promise<void> {
  await orm.insert(issuers).values({ id, ...party, changedAt: at });
}

export async function updateIssuer({ orm }: Rows, id: string, party: InvoiceParty, at: Date): Promise<void> {
  await orm
    .update(issuers)
    .set({ ...party, version: sql`${issuers.version} + 1`, changedAt: at })
    .where(eq(issuers.id, id));
}
