import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PaperType } from '#domain/papers/inspection.ts';
import type { PaperKind } from '#domain/papers/paper-kind.ts';
import type { PaperOrigin, StoredPaperState } from '#domain/papers/paper-state.ts';
import type { RetentionRuleName } from '#domain/papers/retention.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { users } from '../accounts/tables.ts';
import { companyKeys } from '../company-keys/tables.ts';
import { ofCompany } from '../tenancy/tables.ts';

const byPerson = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Which side somebody acts on. */
export type PaperSide = 'member' | 'staff';

export const papers = pgTable(
  'papers',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    kind: text('kind').$type<PaperKind>().notNull(),
    /** Whom it is about; `null` for the company. */
    partyId: uuid('party_id'),
    /** Whether a person with an account opens it alone, beside staff. */
    isPrivate: boolean('is_private').notNull(),
    /** The account that opens a private paper: set for good once its person has one, also if the account goes. */
    privateTo: uuid('private_to'),
    createdBy: byPerson('created_by'),
    createdAt: moment('created_at').notNull(),
    /** When somebody asked to delete it, where a law keeps it. */
    deletionAskedAt: moment('deletion_asked_at'),
  },
  (table) => [
    index('papers_company_index').on(table.companyId),
    index('papers_created_by_index').on(table.createdBy),
    // For the reference of versions, which holds them to their paper's company.
    unique('papers_id_company_key').on(table.id, table.companyId),
  ],
);

/** What everybody may see who sees the paper; what is personal stands in its content. */
export const paperVersions = pgTable(
  'paper_versions',
  {
    companyId: ofCompany(),
    paperId: uuid('paper_id').notNull(),
    number: integer('number').notNull(),
    state: text('state').$type<StoredPaperState>().notNull(),
    origin: text('origin').$type<PaperOrigin>().notNull().default('uploaded'),
    type: text('type').$type<PaperType>().notNull(),
    bytes: integer('bytes').notNull(),
    /** 0 until they are counted. */
    pages: integer('pages').notNull().default(0),
    isScanned: boolean('is_scanned').notNull().default(false),
    expiresOn: date('expires_on', { mode: 'string' }).$type<PlainDate>(),
    isExpiryConfirmed: boolean('is_expiry_confirmed').notNull().default(false),
    uploadedBy: byPerson('uploaded_by'),
    /** `staff` for what the agency handed in on somebody's behalf. */
    uploadedSide: text('uploaded_side').$type<PaperSide>().notNull().default('member'),
    uploadedAt: moment('uploaded_at').notNull(),
    decidedBy: byPerson('decided_by'),
    decidedAt: moment('decided_at'),
    /** When it was first accepted: from then on somebody may have relied on it. */
    acceptedAt: moment('accepted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.number] }),
    foreignKey({
      columns: [table.paperId, table.companyId],
      foreignColumns: [papers.id, papers.companyId],
      name: 'paper_versions_paper_fk',
    }).onDelete('cascade'),
    index('paper_versions_company_index').on(table.companyId, table.state),
    // For lists over all companies: the review desk's, and what expires.
    index('paper_versions_waiting_index')
      .on(table.uploadedAt, table.paperId)
      .where(sql`${table.state} = 'received'`),
    index('paper_versions_expiring_index').on(table.expiresOn).where(sql`${table.state} = 'accepted'`),
    index('paper_versions_uploaded_by_index').on(table.uploadedBy),
    index('paper_versions_decided_by_index').on(table.decidedBy),
  ],
);

/**
 * What is personal in a version, sealed with the company's key. A policy hides the content of a private paper from
 * everybody in the company but its person.
 */
export const paperContents = pgTable(
  'paper_contents',
  {
    companyId: ofCompany(),
    paperId: uuid('paper_id').notNull(),
    number: integer('number').notNull(),
    /** `null` where the file was infected and is gone. */
    fileKey: text('file_key'),
    keyVersion: integer('key_version').notNull(),
    sealedName: text('sealed_name').notNull(),
    /** The machine's findings and what it read. */
    sealedInspection: text('sealed_inspection'),
    /** Why it was returned. */
    sealedPoints: text('sealed_points'),
    /** What somebody typed or confirmed about it. */
    sealedDetails: text('sealed_details'),
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.number] }),
    foreignKey({
      columns: [table.paperId, table.number],
      foreignColumns: [paperVersions.paperId, paperVersions.number],
      name: 'paper_contents_version_fk',
    }).onDelete('cascade'),
    // A key cannot go while a paper needs it.
    foreignKey({
      columns: [table.companyId, table.keyVersion],
      foreignColumns: [companyKeys.companyId, companyKeys.version],
      name: 'paper_contents_key_fk',
    }),
    index('paper_contents_company_index').on(table.companyId),
  ],
);

/** Who opened an identity paper, kept as long as the paper. */
export const paperReads = pgTable(
  'paper_reads',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    paperId: uuid('paper_id').notNull(),
    number: integer('number').notNull(),
    readBy: byPerson('read_by'),
    side: text('side').$type<PaperSide>().notNull(),
    purpose: text('purpose').$type<'preview' | 'download'>().notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.paperId, table.companyId],
      foreignColumns: [papers.id, papers.companyId],
      name: 'paper_reads_paper_fk',
    }).onDelete('cascade'),
    index('paper_reads_paper_index').on(table.paperId, table.at),
    index('paper_reads_read_by_index').on(table.readBy),
  ],
);

/** Files that are still coming, in pieces. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    kind: text('kind').$type<PaperKind>().notNull(),
    partyId: uuid('party_id'),
    /** The paper that it is a new version of. */
    paperId: uuid('paper_id'),
    sealedName: text('sealed_name').notNull(),
    keyVersion: integer('key_version').notNull(),
    size: integer('size').notNull(),
    /** Bytes stored so far. */
    received: integer('received').notNull().default(0),
    startedBy: uuid('started_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startedAt: moment('started_at').notNull(),
    /** When the last piece came. */
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [
    index('uploads_company_index').on(table.companyId),
    index('uploads_started_by_index').on(table.startedBy),
    unique('uploads_id_company_key').on(table.id, table.companyId),
    foreignKey({
      columns: [table.companyId, table.keyVersion],
      foreignColumns: [companyKeys.companyId, companyKeys.version],
      name: 'uploads_key_fk',
    }),
    check('uploads_received_check', sql`${table.received} between 0 and ${table.size}`),
  ],
);

export const uploadPieces = pgTable(
  'upload_pieces',
  {
    companyId: ofCompany(),
    uploadId: uuid('upload_id').notNull(),
    offset: integer('offset').notNull(),
    bytes: integer('bytes').notNull(),
    fileKey: text('file_key').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.offset] }),
    foreignKey({
      columns: [table.uploadId, table.companyId],
      foreignColumns: [uploads.id, uploads.companyId],
      name: 'upload_pieces_upload_fk',
    }).onDelete('cascade'),
  ],
);

/**
 * Accepted papers of companies that are gone, which a law keeps for some years. Only the installation's own work and
 * authorised staff reach them.
 */
export const keptPapers = pgTable(
  'kept_papers',
  {
    companyId: uuid('company_id').notNull(),
    paperId: uuid('paper_id').notNull(),
    number: integer('number').notNull(),
    companyName: text('company_name').notNull(),
    kind: text('kind').$type<PaperKind>().notNull(),
    type: text('type').$type<PaperType>().notNull(),
    bytes: integer('bytes').notNull(),
    fileKey: text('file_key').notNull(),
    keyVersion: integer('key_version').notNull(),
    sealedName: text('sealed_name').notNull(),
    rule: text('rule').$type<RetentionRuleName>().notNull(),
    keptUntil: date('kept_until', { mode: 'string' }).$type<PlainDate>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.paperId, table.number] }),
    index('kept_papers_kept_until_index').on(table.keptUntil),
    index('kept_papers_company_id_index').on(table.companyId),
  ],
);
