import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import type { BankAccountInput } from '#contract/bank-accounts.ts';
import type { Rows } from '../platform/database/scope.ts';
import { bankAccounts } from './tables.ts';

export type BankAccount = typeof bankAccounts.$inferSelect;

/** The agency's accounts at banks: those that are offered to clients first. */
export async function listAccounts({ orm }: Rows): Promise<BankAccount[]> {
  return orm
    .select()
    .from(bankAccounts)
    .where(isNull(bankAccounts.provider))
    .orderBy(desc(bankAccounts.isOffered), asc(bankAccounts.currency), asc(bankAccounts.bank));
}

/** The same with its balances at payment services, which are last. */
export async function listAllAccounts({ orm }: Rows): Promise<BankAccount[]> {
  return orm
    .select()
    .from(bankAccounts)
    .orderBy(desc(bankAccounts.isOffered), asc(bankAccounts.currency), asc(bankAccounts.bank));
}

/** An account at a bank. */
export async function findAccount({ orm }: Rows, id: string): Promise<BankAccount | undefined> {
  const [found] = await orm
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.id, id), isNull(bankAccounts.provider)));
  return found;
}

/** The same, and others who change it wait. */
export async function holdAccount({ orm }: Rows, id: string): Promise<BankAccount | undefined> {
  const [found] = await orm
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.id, id), isNull(bankAccounts.provider)))
    .for('update');
  return found;
}

export async function insertAccount(
  { orm }: Rows,
  id: string,
  account: BankAccountInput,
  at: Date,
): Promise<void> {
  await orm.insert(bankAccounts).values({ id, ...account, changedAt: at });
}

export async function updateAccount(
  { orm }: Rows,
  id: string,
  account: BankAccountInput,
  at: Date,
): Promise<void> {
  await orm
    .update(bankAccounts)
    .set({ ...account, changedAt: at, version: sql`${bankAccounts.version} + 1` })
    .where(eq(bankAccounts.id, id));
}
