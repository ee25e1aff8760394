import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  NotificationDetails,
  NotificationKind,
  NotificationTopic,
} from '#domain/notifications/notification-kinds.ts';
import { users } from '../accounts/tables.ts';
import { ofCompany } from '../tenancy/tables.ts';

/** What people are told about companies, a row for each person. */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey().default(sql`gen_random_uuid()`),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    companyId: ofCompany(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    /** What it is about: a person is told of one thing once, or again after reading it. */
    key: text('key').notNull().default(sql`gen_random_uuid()::text`),
    details: jsonb('details').$type<NotificationDetails[NotificationKind]>().notNull(),
    /** How often it happened since it was read last. */
    times: integer('times').notNull().default(1),
    at: timestamp('at', { withTimezone: true }).notNull(),
    readAt: timestamp('read_at', { withTimezone: true }),
    /** When to email it if it is still unread; `null` once that is settled. */
    emailAfter: timestamp('email_after', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('notifications_person_company_kind_key').on(
      table.personId,
      table.companyId,
      table.kind,
      table.key,
    ),
    index('notifications_person_id_at_index').on(table.personId, table.at),
    index('notifications_company_id_index').on(table.companyId),
    index('notifications_email_after_index').on(table.emailAfter).where(sql`${table.emailAfter} is not null`),
  ],
);

/** When and about what people want emails. People without a row get what is usual. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    personId: uuid('person_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** That of the device used last, as an IANA name; `null` until one has said. */
    timeZone: text('time_zone'),
    quietFrom: smallint('quiet_from').notNull(),
    quietTo: smallint('quiet_to').notNull(),
    /** What is not emailed. */
    switchedOff: text('switched_off').array().$type<NotificationTopic[]>().notNull().default([]),
  },
  (table) => [
    check(
      'notification_settings_hours_check',
      sql`${table.quietFrom} between 0 and 23 and ${table.quietTo} between 0 and 23`,
    ),
  ],
);

/** Single-use links of emailed notifications, which lead the person they were sent to to a page. */
export const notificationLinks = pgTable(
  'notification_links',
  {
    /** SHA-256 of the link's secret part, in base64url. */
    tokenHash: text('token_hash').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Below the web app's base path. */
    path: text('path').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('notification_links_person_id_index').on(table.personId),
    index('notification_links_expires_at_index').on(table.expiresAt),
  ],
);
