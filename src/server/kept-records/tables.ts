import { date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { AccountRuleName } from '#domain/kept-records/account-rules.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';

/**
 * Companies that are gone and whose accepted quotes, invoices and movements stay. While a row is here, the database
 * erases none of them.
 */
export const keptAccounts = pgTable(
  'kept_accounts',
  {
    companyId: uuid('company_id').primaryKey(),
    companyName: text('company_name').notNull(),
    removedOn: date('removed_on', { mode: 'string' }).$type<PlainDate>().notNull(),
    /** `null` where no rule was found: then nothing is erased by itself. */
    rule: text('rule').$type<AccountRuleName>(),
    keptUntil: date('kept_until', { mode: 'string' }).$type<PlainDate>(),
  },
  (table) => [index('kept_accounts_kept_until_index').on(table.keptUntil)],
);
