import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DocumentPart, DocumentSigner } from '#domain/documents/document-data.ts';
import type {
  EnvelopeEventKind,
  Identification,
  SignatureMethod,
  SigningOrder,
} from '#domain/signing/envelope.ts';
import { users } from '../accounts/tables.ts';
import { companyKeys } from '../company-keys/tables.ts';
import { ofCompany } from '../tenancy/tables.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Documents that were sent to be signed. What happens to them stands in the events. */
export const envelopes = pgTable(
  'envelopes',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    /** The made document, in the version that is signed. */
    documentId: uuid('document_id').notNull(),
    title: text('title').notNull(),
    /** SHA-256 of the file. */
    fileHash: text('file_hash').notNull(),
    order: text('signing_order').$type<SigningOrder>().notNull(),
    sentBy: uuid('sent_by').references(() => users.id, { onDelete: 'set null' }),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('envelopes_company_index').on(table.companyId),
    index('envelopes_sent_by_index').on(table.sentBy),
    unique('envelopes_id_company_key').on(table.id, table.companyId),
  ],
);

export const envelopeSigners = pgTable(
  'envelope_signers',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    envelopeId: uuid('envelope_id').notNull(),
    position: integer('position').notNull(),
    partyId: uuid('party_id').notNull(),
    name: text('name').notNull(),
    capacity: text('capacity').$type<DocumentSigner['capacity']>().notNull(),
    email: text('email').notNull(),
    /** The account that alone signs; `null` for somebody who is identified by a code. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The signer in whose place they sign; `null` for themselves. */
    inPlaceOf: uuid('in_place_of'),
    /** Hash of the link's secret; `null` until it is their turn. */
    tokenHash: text('token_hash'),
    /** Keyed hash of the code that was emailed last. */
    codeHash: text('code_hash'),
    codeUntil: moment('code_until'),
  },
  (table) => [
    foreignKey({
      columns: [table.envelopeId, table.companyId],
      foreignColumns: [envelopes.id, envelopes.companyId],
      name: 'envelope_signers_envelope_fk',
    }).onDelete('cascade'),
    index('envelope_signers_envelope_index').on(table.envelopeId),
    index('envelope_signers_company_index').on(table.companyId),
    index('envelope_signers_user_id_index').on(table.userId),
    uniqueIndex('envelope_signers_token_key').on(table.tokenHash),
  ],
);

/** What happened to envelopes: the proof of who signed, when and how they were identified. Append-only. */
export const envelopeEvents = pgTable(
  'envelope_events',
  {
    position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    companyId: ofCompany(),
    envelopeId: uuid('envelope_id').notNull(),
    signerId: uuid('signer_id'),
    kind: text('kind').$type<EnvelopeEventKind>().notNull(),
    at: moment('at').notNull(),
    identified: text('identified').$type<Identification>(),
    method: text('method').$type<SignatureMethod>(),
    /** The typed name or the drawn picture, sealed with the company's key. */
    sealedMark: text('sealed_mark'),
    keyVersion: integer('key_version'),
    address: text('address'),
    /** Why it was declined. */
    reason: text('reason'),
    /** What changed in the record and made it void. */
    changed: jsonb('changed').$type<readonly DocumentPart[]>(),
    /** Where the clock of who signed is. */
    timeZone: text('time_zone'),
  },
  (table) => [
    foreignKey({
      columns: [table.envelopeId, table.companyId],
      foreignColumns: [envelopes.id, envelopes.companyId],
      name: 'envelope_events_envelope_fk',
    }).onDelete('cascade'),
    // Events are never changed, so that a key stays as long as a signature is sealed with it.
    foreignKey({
      columns: [table.companyId, table.keyVersion],
      foreignColumns: [companyKeys.companyId, companyKeys.version],
      name: 'envelope_events_key_fk',
    }),
    index('envelope_events_envelope_index').on(table.envelopeId),
    index('envelope_events_company_index').on(table.companyId),
  ],
);
