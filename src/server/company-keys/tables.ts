import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { ofCompany } from '../tenancy/tables.ts';

/** Keys of companies that are gone, for what a law keeps of them. */
export const keptKeys = pgTable(
  'kept_keys',
  {
    companyId: uuid('company_id').notNull(),
    version: integer('version').notNull(),
    sealedKey: text('sealed_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.version] })],
);

/** Each company's key, sealed with the installation's secret. Without its row the company's papers and answers open no more. */
export const companyKeys = pgTable(
  'company_keys',
  {
    companyId: ofCompany(),
    version: integer('version').notNull(),
    sealedKey: text('sealed_key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.version] })],
);
