import { boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { companies, ofCompany } from '../tenancy/tables.ts';

/** The companies' customer ids at the payment service. */
export const billingCustomers = pgTable(
  'billing_customers',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The payment service's id, such as 'cus_…'. */
    customerId: text('customer_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('billing_customers_customer_id_key').on(table.customerId)],
);

/** Subscriptions as last reported by the payment service. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    /** The payment service's id, such as 'sub_…'. */
    id: text('id').primaryKey(),
    companyId: ofCompany(),
    status: text('status').notNull(),
    /** The plan's display name. */
    plan: text('plan').notNull(),
    currentPeriodEnd: timestamp('current_period_end', { withTimezone: true }),
    cancelsAtPeriodEnd: boolean('cancels_at_period_end').notNull(),
    /** When this row was current at the payment service: older state is ignored. */
    asOf: timestamp('as_of', { withTimezone: true }).notNull(),
  },
  (table) => [index('subscriptions_company_id_index').on(table.companyId)],
);

/** Processed events of the payment service, to recognise repeated ones. */
export const paymentEvents = pgTable('payment_events', {
  id: text('id').primaryKey(),
  kind: text('kind').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
});
