import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { ArticleSection } from '#domain/documents/articles.ts';
import type { DocumentPart } from '#domain/documents/document-data.ts';
import type { DocumentChoices } from '#domain/documents/document-template.ts';
import { users } from '../accounts/tables.ts';
import { companies, ofCompany } from '../tenancy/tables.ts';

/** Documents that were made from the record, each kept in the vault as a version of a paper. Append-only. */
export const madeDocuments = pgTable(
  'made_documents',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    template: text('template').notNull(),
    /** Whom it is about; `null` for the company. */
    partyId: uuid('party_id'),
    choices: jsonb('choices').$type<DocumentChoices>().notNull(),
    paperId: uuid('paper_id').notNull(),
    version: integer('version').notNull(),
    /** A keyed hash of each part of the data it was made from, so that a change is told without keeping the data. */
    parts: jsonb('parts').$type<Partial<Record<DocumentPart, string>>>().notNull(),
    /** SHA-256 of the file. */
    fileHash: text('file_hash').notNull(),
    pages: integer('pages').notNull(),
    madeBy: uuid('made_by').references(() => users.id, { onDelete: 'set null' }),
    madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
    /** What of the record had changed when it was made again by itself; `null` where a person made it. */
    rebuiltFor: jsonb('rebuilt_for').$type<readonly DocumentPart[]>(),
  },
  (table) => [
    index('made_documents_company_index').on(table.companyId, table.paperId),
    index('made_documents_made_by_index').on(table.madeBy),
  ],
);

/** When a company's documents were last compared with its record, so that each change is looked at once. */
export const documentChecks = pgTable('document_checks', {
  companyId: uuid('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
});

/** A company's own text of sections of its articles, in place of the standard text. */
export const ownArticles = pgTable(
  'own_articles',
  {
    companyId: ofCompany(),
    section: text('section').$type<ArticleSection>().notNull(),
    text: text('text').notNull(),
    /** Its Arabic; `null` while nobody has translated it. */
    arabic: text('arabic'),
    /** `null` once that account is gone. */
    changedBy: uuid('changed_by').references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.section] }),
    index('own_articles_changed_by_index').on(table.changedBy),
  ],
);
