import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies } from '../tenancy/tables.ts';

/** Which customer of the payment service a company is. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The payment service's own id, as in 'cus_…'. */
    customerId: text('customer_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('billing_customers_customer_id_key').on(table.customerId)],
);

/** Subscriptions as the payment service last told them. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The payment service's own id, as in 'sub_…'. */
    id: text('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    status: text('status').notNull(),
    /** What is subscribed to, as people call it. */
    plan: text('plan').notNull(),
    currentPeriodEnd: timestamp('current_period_end', { withTimezone: true }),
    cancelsAtPeriodEnd: boolean('cancels_at_period_end').notNull(),
    /** When what this row says was so at the payment service: an event from before it changes nothing. */
    asOf: timestamp('as_of', { withTimezone: true }).notNull(),
  },
  (table) => [index('subscriptions_company_id_index').on(table.companyId)],
);

/** Events of the payment service that were taken in; one that comes again is known by its id. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
});
