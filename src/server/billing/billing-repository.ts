import { desc, eq, sql } from 'drizzle-orm';
import { isOver, subscriptionStatusOf } from '#domain/billing/subscription.ts';
import type { Rows, Transaction } from '../platform/database/scope.ts';
import type { PaidSubscription, PaymentEvent } from './billing.ts';
import { billingCustomers, paymentEvents, subscriptions } from './tables.ts';

/** A subscription as it is kept. */
type StoredSubscription = Omit<PaidSubscription, 'customerId'>;

/** The company's customer id at the payment service; `undefined` until billing was opened. */
export async function customerOf({ orm }: Rows, companyId: string): Promise<string | undefined> {
  const [found] = await orm
    .select({ id: billingCustomers.customerId })
    .from(billingCustomers)
    .where(eq(billingCustomers.companyId, companyId));
  return found?.id;
}

/** Stores the company's customer id, unless there is one already. @returns the stored one */
export async function keepCustomer(
  { orm }: Rows,
  { companyId, customerId, at }: { companyId: string; customerId: string; at: Date },
): Promise<string> {
  await orm
    .insert(billingCustomers)
    .values({ companyId, customerId, createdAt: at })
    .onConflictDoNothing({ target: billingCustomers.companyId });
  return (await customerOf({ orm }, companyId)) ?? customerId;
}

/** The company of a customer, locked until the transaction ends. */
export async function lockCompanyOf({ orm }: Rows, customerId: string): Promise<string | undefined> {
  const [found] = await orm
    .select({ companyId: billingCustomers.companyId })
    .from(billingCustomers)
    .where(eq(billingCustomers.customerId, customerId))
    .for('update');
  return found?.companyId;
}

/** The company's current subscriptions, or the last ended one if there is none. */
export async function listSubscriptions({ orm }: Rows, companyId: string): Promise<StoredSubscription[]> {
  const rows = await orm
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId))
    .orderBy(desc(subscriptions.currentPeriodEnd), desc(subscriptions.asOf));
  const all = rows.map(subscriptionOf);
  const goingOn = all.filter(({ status }) => !isOver(status));
  return goingOn.length > 0 ? goingOn : all.slice(0, 1);
}

/**
 * Whether an event was processed before, and the database's time. Only its clock is used, so that all instances agree
 * on the order of requests.
 */
export async function lookUpEvent(
  { client }: Transaction,
  eventId: string,
): Promise<{ isTakenIn: boolean; now: string }> {
  const { rows } = await client.query<{ isTakenIn: boolean; now: string }>(
    `select exists (select from payment_events where id = $1) as "isTakenIn", clock_timestamp()::text as now`,
    [eventId],
  );
  return rows[0] ?? { isTakenIn: false, now: '' };
}

/** Records an event as processed. Waits for a concurrent attempt. @returns whether it was new */
export async function noteEvent({ orm }: Rows, { id, kind }: PaymentEvent, at: Date): Promise<boolean> {
  const { rowCount } = await orm
    .insert(paymentEvents)
    .values({ id, kind, receivedAt: at })
    .onConflictDoNothing();
  return rowCount === 1;
}

/**
 * Stores a subscription's state, unless a newer one is stored already. The company has to be locked.
 * @param asOf the database's time before the payment service was asked, in microseconds
 * @returns the previous state and whether this one was stored
 */
export async function keepSubscription(
  { orm }: Rows,
  companyId: string,
  { id, plan, status, until, ends }: PaidSubscription,
  asOf: string,
): Promise<{ before: StoredSubscription | undefined; isKept: boolean }> {
  const [before] = await orm.select().from(subscriptions).where(eq(subscriptions.id, id));
  const moment = sql`${asOf}::timestamptz`;
  const stands = { status, plan, currentPeriodEnd: until, cancelsAtPeriodEnd: ends, asOf: moment };
  const { rowCount } = await orm
    .insert(subscriptions)
    .values({ id, companyId, ...stands })
    .onConflictDoUpdate({
      target: subscriptions.id,
      set: stands,
      setWhere: sql`${subscriptions.asOf} < ${moment}`,
    });
  return { before: before && subscriptionOf(before), isKept: rowCount === 1 };
}

function subscriptionOf(row: typeof subscriptions.$inferSelect): StoredSubscription {
  const { id, plan, status, currentPeriodEnd, cancelsAtPeriodEnd } = row;
  return {
    id,
    plan,
    status: subscriptionStatusOf(status),
    until: currentPeriodEnd,
    ends: cancelsAtPeriodEnd,
  };
}
