import * as z from 'zod/mini';
import { notificationTopics } from '#domain/notifications/notification-kinds.ts';
import { isTimeZone } from '#domain/notifications/quiet-hours.ts';
import { idField, momentField } from './fields.ts';
import { defineOperation } from './operation.ts';
import { cursorField, nextCursorField } from './paging.ts';

const notificationView = z.object({
  id: idField,
  topic: z.enum(notificationTopics),
  company: z.object({ id: idField, name: z.string() }),
  /** What happened, in a sentence without the company. */
  title: z.string(),
  /** What hangs on it; `null` where the sentence says all. */
  about: z.nullable(z.string()),
  /** Where it is dealt with, below the web app's base path. */
  path: z.string(),
  at: momentField,
  isRead: z.boolean(),
});
export type NotificationView = z.infer<typeof notificationView>;

export const readNotifications = defineOperation({
  id: 'readNotifications',
  method: 'GET',
  path: '/notifications',
  feature: 'Notifications',
  access: 'session',
  query: z.object({ cursor: cursorField }),
  output: z.object({
    status: z.literal('success'),
    notifications: z.array(notificationView),
    nextCursor: nextCursorField,
  }),
  success: 200,
  failures: [],
});

export const markNotificationsRead = defineOperation({
  id: 'markNotificationsRead',
  method: 'POST',
  path: '/notifications/read',
  feature: 'Notifications',
  access: 'session',
  input: z.object({
    /** Left out for all of them. */
    ids: z.optional(z.array(idField).check(z.maxLength(100))),
  }),
  output: z.object({ status: z.literal('success') }),
  success: 200,
  failures: [],
});

const unreadMessages = z.object({ companyId: idField, unread: z.int() });

/** What is new for a person. */
const notificationState = z.object({
  unread: z.int(),
  /** By company; those without unread messages are left out. */
  messages: z.array(unreadMessages),
});
export type NotificationStateView = z.infer<typeof notificationState>;

/** A name that is none is left alone rather than refused: it only moves quiet hours. */
const timeZoneField = z.optional(z.string().check(z.maxLength(64)));

export const followNotifications = defineOperation({
  id: 'followNotifications',
  method: 'GET',
  path: '/notifications/live',
  feature: 'Notifications',
  access: 'session',
  query: z.object({ timeZone: timeZoneField }),
  output: z.object({ status: z.literal('success'), ...notificationState.shape }),
  /** The event `state`. `thread` names a company's thread that changed, `missed` says that anything may have. */
  event: notificationState,
  success: 200,
  failures: ['too-many-requests'],
});

const hour = z.int().check(z.minimum(0), z.maximum(23));

const settings = z.object({
  /** Topics that are not emailed. */
  switchedOff: z.array(z.enum(notificationTopics)).check(z.maxLength(20)),
  /** Emails wait from this full hour to the other; equal hours mean that none waits. */
  quietFrom: hour,
  quietTo: hour,
});

const settingsAnswer = z.object({
  status: z.literal('success'),
  settings: z.object({
    ...settings.shape,
    /** That of the device used last; `null` until one has said. */
    timeZone: z.nullable(z.string().check(z.refine(isTimeZone))),
  }),
});

export const readNotificationSettings = defineOperation({
  id: 'readNotificationSettings',
  method: 'GET',
  path: '/notifications/settings',
  feature: 'Notifications',
  access: 'session',
  output: settingsAnswer,
  success: 200,
  failures: [],
});

export const changeNotificationSettings = defineOperation({
  id: 'changeNotificationSettings',
  method: 'PUT',
  path: '/notifications/settings',
  feature: 'Notifications',
  access: 'session',
  input: settings,
  output: z.object({ ...settingsAnswer.shape, message: z.string() }),
  success: 200,
  failures: [],
});

export const openNotificationLink = defineOperation({
  id: 'openNotificationLink',
  method: 'POST',
  path: '/notifications/links/open',
  feature: 'Notifications',
  access: 'session',
  input: z.object({ token: z.string().check(z.maxLength(200)) }),
  output: z.object({
    status: z.literal('success'),
    /** Below the web app's base path. */
    path: z.string(),
  }),
  success: 200,
  failures: ['link-not-found', 'link-used', 'link-expired', 'link-for-another-account'],
});
