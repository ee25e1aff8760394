import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Rows } from '../platform/database/scope.ts';
import { companies } from '../tenancy/tables.ts';
import { paymentRequests } from './tables.ts';

export type PaymentRequest = typeof paymentRequests.$inferSelect;

export async function nextReferenceNumber({ orm }: Rows): Promise<number> {
  const { rows } = await orm.execute<{ number: string }>(sql`select nextval('payment_references') as number`);
  return Number(rows[0]?.number);
}

export async function insertRequest(
  { orm }: Rows,
  request: typeof paymentRequests.$inferInsert,
): Promise<void> {
  await orm.insert(paymentRequests).values(request);
}

/** What a company was asked to pay, latest first. */
export async function listRequests({ orm }: Rows, companyId: string): Promise<PaymentRequest[]> {
  return orm
    .select()
    .from(paymentRequests)
    .where(eq(paymentRequests.companyId, companyId))
    .orderBy(desc(paymentRequests.openedAt), asc(paymentRequests.currency));
}

/** What all clients were asked to pay, latest first. */
export async function listOpenRequests({ orm }: Rows): Promise<(PaymentRequest & { companyName: string })[]> {
  const rows = await orm
    .select({ request: paymentRequests, companyName: companies.name })
    .from(paymentRequests)
    .innerJoin(companies, eq(companies.id, paymentRequests.companyId))
    .orderBy(desc(paymentRequests.openedAt));
  return rows.map(({ request, companyName }) => ({ ...request, companyName }));
}
