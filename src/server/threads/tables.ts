import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ThreadDetails, ThreadItemKind, ThreadSide } from '#domain/threads/thread-item.ts';
import { users } from '../accounts/tables.ts';
import { ofCompany } from '../tenancy/tables.ts';

/**
 * What a company's people and the agency write to each other. Rows are never changed, which a trigger enforces, and
 * outlive the account of their author.
 */
export const threadItems = pgTable(
  'thread_items',
  {
    companyId: ofCompany(),
    /** From 1, without gaps. */
    position: integer('position').notNull(),
    kind: text('kind').$type<ThreadItemKind>().notNull(),
    side: text('side').$type<ThreadSide>().notNull(),
    authorId: uuid('author_id'),
    /** The name as it was then. */
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    details: jsonb('details').$type<ThreadDetails[ThreadItemKind]>().notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** When it came from another installation; `null` for what was written here. */
    importedAt: timestamp('imported_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.position] }),
    check('thread_items_side_check', sql`${table.side} in ('company', 'agency')`),
  ],
);

/** How far each person has read a thread. */
export const threadReads = pgTable(
  'thread_reads',
  {
    companyId: ofCompany(),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    side: text('side').$type<ThreadSide>().notNull(),
    position: integer('position').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.personId] }),
    index('thread_reads_person_id_index').on(table.personId),
  ],
);

/**
 * What staff write down about a company for each other. A table apart, whose policy shows nothing to a transaction of
 * one of the company's people, so that no mistake elsewhere can show them a note.
 */
export const staffNotes = pgTable(
  'staff_notes',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    companyId: ofCompany(),
    authorId: uuid('author_id'),
    /** The name as it was then. */
    authorName: text('author_name').notNull(),
    text: text('text').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('staff_notes_company_id_at_index').on(table.companyId, table.at),
    unique('staff_notes_id_company_key').on(table.id, table.companyId),
  ],
);

/** A version of a paper that goes with something: by its id alone, as the reference outlives the paper. */
const attached = () => ({
  companyId: ofCompany(),
  /** From 1. */
  place: integer('place').notNull(),
  paperId: uuid('paper_id').notNull(),
  version: integer('version').notNull(),
});

/** The papers that go with an item of a thread. */
export const threadPapers = pgTable(
  'thread_papers',
  { ...attached(), position: integer('position').notNull() },
  (table) => [
    primaryKey({ columns: [table.companyId, table.position, table.place] }),
    foreignKey({
      columns: [table.companyId, table.position],
      foreignColumns: [threadItems.companyId, threadItems.position],
      name: 'thread_papers_item_fk',
    }).onDelete('cascade'),
  ],
);

/** The papers that go with a note of the staff, hidden from a company's people as the note is. */
export const notePapers = pgTable(
  'note_papers',
  { ...attached(), noteId: uuid('note_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.noteId, table.place] }),
    foreignKey({
      columns: [table.noteId, table.companyId],
      foreignColumns: [staffNotes.id, staffNotes.companyId],
      name: 'note_papers_note_fk',
    }).onDelete('cascade'),
    index('note_papers_company_id_index').on(table.companyId),
  ],
);
