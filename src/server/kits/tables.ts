import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { KitPerson, LogLine } from '#domain/kits/kit.ts';
import type { KitImportState, KitProblem } from '#domain/kits/kit-import.ts';
import { users } from '../accounts/tables.ts';
import { companies, ofCompany } from '../tenancy/tables.ts';

/** Companies that came from another installation, and what of it has no place in other tables. */
export const importedCompanies = pgTable(
  'imported_companies',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The id of the kit that it came in. */
    kitId: uuid('kit_id').notNull(),
    /** The installation it came from, as that called itself. */
    fromName: text('from_name').notNull(),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    importedBy: uuid('imported_by').references(() => users.id, { onDelete: 'set null' }),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
    /** Who the records name and has no account here. */
    people: jsonb('people').$type<readonly KitPerson[]>().notNull(),
    /** Which of them did what, by the record's place. */
    acts: jsonb('acts').$type<Readonly<Record<string, string>>>().notNull(),
    /** The log of the other installation. It is kept apart from this one's, which nobody outside can write. */
    log: jsonb('log').$type<readonly LogLine[]>().notNull(),
  },
  (table) => [index('imported_companies_imported_by_index').on(table.importedBy)],
);

/** Records of another installation that are kept as they came: a section, or a file of one as Base64. */
export const importedRecords = pgTable(
  'imported_records',
  {
    companyId: ofCompany(),
    /** The section, or the path of the file in its kit. */
    name: text('name').notNull(),
    /** JSON as text, so that the order of what it holds stays. */
    data: text('data').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.name] })],
);

/** Kits that somebody brings, until a company is made of them or they are forgotten. */
export const kitImports = pgTable(
  'kit_imports',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text('state').$type<KitImportState>().notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    /** Bytes stored so far. */
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
    /** What will come of it, once it was checked; sealed, as it names people. */
    sealedPreview: text('sealed_preview'),
    problem: text('problem').$type<KitProblem>(),
  },
  (table) => [
    index('kit_imports_user_id_index').on(table.userId),
    check('kit_imports_received_check', sql`${table.received} between 0 and ${table.size}`),
  ],
);

/** The encrypted pieces of a kit in the file store. */
export const kitPieces = pgTable(
  'kit_pieces',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => kitImports.id, { onDelete: 'cascade' }),
    offset: bigint('offset', { mode: 'number' }).notNull(),
    bytes: integer('bytes').notNull(),
    fileKey: text('file_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.offset] })],
);
