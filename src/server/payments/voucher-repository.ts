import { and, asc, count, eq, inArray, lte, sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Rows } from '../platform/database/scope.ts';
import { companies } from '../tenancy/tables.ts';
import { vouchers } from './tables.ts';

export type Voucher = typeof vouchers.$inferSelect;

/** The vouchers of a company, those that expire first at the top. */
export async function listVouchers({ orm }: Rows, companyId: string): Promise<Voucher[]> {
  return orm
    .select()
    .from(vouchers)
    .where(eq(vouchers.companyId, companyId))
    .orderBy(sql`${vouchers.state} <> 'open'`, asc(vouchers.expiresOn), asc(vouchers.createdAt));
}

/** One voucher; others who change it wait. */
export async function holdVoucher(
  { orm }: Rows,
  companyId: string,
  id: string,
): Promise<Voucher | undefined> {
  const [found] = await orm
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.id, id), eq(vouchers.companyId, companyId)))
    .for('update');
  return found;
}

export async function insertVoucher({ orm }: Rows, voucher: typeof vouchers.$inferInsert): Promise<void> {
  await orm.insert(vouchers).values(voucher);
}

export async function updateVoucher(
  { orm }: Rows,
  id: string,
  change: Partial<typeof vouchers.$inferInsert>,
): Promise<void> {
  await orm
    .update(vouchers)
    .set({ ...change, version: sql`${vouchers.version} + 1` })
    .where(eq(vouchers.id, id));
}

/** Open vouchers of all clients that expire by a day. */
export async function listVouchersExpiringBy({ orm }: Rows, until: PlainDate): Promise<Voucher[]> {
  return orm
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.state, 'open'), lte(vouchers.expiresOn, until)));
}

const isWaiting = inArray(vouchers.state, ['open', 'proven']);

/** What waits for a payment or a check: those that expire first at the top. */
export async function listWaitingVouchers(
  { orm }: Rows,
  limit: number,
): Promise<{ voucher: Voucher; companyName: string }[]> {
  return orm
    .select({ voucher: vouchers, companyName: companies.name })
    .from(vouchers)
    .innerJoin(companies, eq(companies.id, vouchers.companyId))
    .where(isWaiting)
    .orderBy(asc(vouchers.expiresOn), asc(vouchers.createdAt), asc(vouchers.id))
    .limit(limit);
}

export async function countWaitingVouchers({ orm }: Rows): Promise<number> {
  const [row] = await orm.select({ number: count() }).from(vouchers).where(isWaiting);
  return row?.number ?? 0;
}
