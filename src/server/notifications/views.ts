import type { NotificationStateView, NotificationView } from '#contract/notifications.ts';
import type { NotificationDetails, NotificationKind } from '#domain/notifications/notification-kinds.ts';
import { notificationKinds } from '#domain/notifications/notification-kinds.ts';
import { type Locale, messagesIn } from '#locales/messages-in.ts';
import type { FoundNotification, NotificationState } from './notification-repository.ts';

interface Told {
  kind: NotificationKind;
  companyId: string;
  details: NotificationDetails[NotificationKind];
  times: number;
}

/** What a notification says and where it leads. */
export function wordNotification(
  { kind, companyId, details, times }: Told,
  locale: Locale,
): { title: string; about?: string | undefined; action: string; path: string } {
  const words = messagesIn(locale).notificationMessages[kind] as (
    details: Told['details'],
    times: number,
  ) => { title: string; about?: string; action: string };
  const pathOf = notificationKinds[kind].path as (companyId: string, details: Told['details']) => string;
  return { ...words(details, times), path: pathOf(companyId, details) };
}

export function viewNotification(
  { details: row, companyName }: FoundNotification,
  locale: Locale,
): NotificationView {
  const { title, about, path } = wordNotification(row, locale);
  return {
    id: row.id,
    topic: notificationKinds[row.kind].topic,
    company: { id: row.companyId, name: companyName },
    title,
    about: about ?? null,
    path,
    at: row.at.toISOString(),
    isRead: row.readAt !== null,
  };
}

export function viewState({ unread, messages }: NotificationState): NotificationStateView {
  return { unread, messages };
}
