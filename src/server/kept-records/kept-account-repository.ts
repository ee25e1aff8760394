import { asc, eq, lt, sql } from 'drizzle-orm';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Rows } from '../platform/database/scope.ts';
import { keptAccounts } from './tables.ts';

export type KeptAccount = typeof keptAccounts.$inferSelect;

export async function insertKeptAccount({ orm }: Rows, row: KeptAccount): Promise<void> {
  await orm.insert(keptAccounts).values(row);
}

/** All companies whose accounts are kept, the first to be erased first. */
export function listKeptAccounts({ orm }: Rows): Promise<KeptAccount[]> {
  return orm.select().from(keptAccounts).orderBy(asc(keptAccounts.keptUntil)).execute();
}

export async function findKeptAccount({ orm }: Rows, companyId: string): Promise<KeptAccount | undefined> {
  const [row] = await orm.select().from(keptAccounts).where(eq(keptAccounts.companyId, companyId));
  return row;
}

/** The companies whose last day is before another. */
export function listAccountsBefore({ orm }: Rows, day: PlainDate): Promise<KeptAccount[]> {
  return orm.select().from(keptAccounts).where(lt(keptAccounts.keptUntil, day)).execute();
}

/** Erases what was kept of a company's accounts. The database refuses it before the last day is over. */
export async function eraseAccounts({ orm }: Rows, companyId: string, today: PlainDate): Promise<void> {
  await orm.execute(sql`select landfall_erase_accounts(${companyId}::uuid, ${today}::date)`);
}
