import {
  boolean,
  foreignKey,
  index,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/tables.ts';
import { ofCompany } from '../tenancy/tables.ts';

/** A version of a paper that a room shows. */
export interface RoomPaper {
  paperId: string;
  version: number;
}

/** Links by which somebody outside looks at chosen papers. The secret of the address is kept as a hash alone. */
export const dataRooms = pgTable(
  'data_rooms',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    recipient: text('recipient').notNull(),
    tokenHash: text('token_hash').notNull().unique('data_rooms_token_hash_key'),
    papers: jsonb('papers').$type<RoomPaper[]>().notNull(),
    hasOwners: boolean('has_owners').notNull(),
    /** Whose access it lends: it ends with theirs. */
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    revokedAt: timestamp('revoked_at', { withTimezone: true }),
  },
  (table) => [
    index('data_rooms_company_id_index').on(table.companyId),
    index('data_rooms_created_by_index').on(table.createdBy),
    unique('data_rooms_id_company_key').on(table.id, table.companyId),
  ],
);

/** Each time that a link was used. */
export const dataRoomOpens = pgTable(
  'data_room_opens',
  {
    id: uuid('id').primaryKey(),
    companyId: ofCompany(),
    roomId: uuid('room_id').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** The id of a paper, 'owners' or, for the list, 'list'. */
    what: text('what').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.roomId, table.companyId],
      foreignColumns: [dataRooms.id, dataRooms.companyId],
      name: 'data_room_opens_room_fk',
    }).onDelete('cascade'),
    index('data_room_opens_room_index').on(table.roomId, table.at),
    index('data_room_opens_company_id_index').on(table.companyId),
  ],
);
