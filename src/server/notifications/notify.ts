import {
  type NotificationDetails,
  type NotificationKind,
  notificationKinds,
} from '#domain/notifications/notification-kinds.ts';
import { emailTime } from '#domain/notifications/quiet-hours.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { announce } from './live/announce.ts';
import { insertNotifications } from './notification-repository.ts';
import {
  findMembersToTell,
  findNamedToTell,
  findStaffToTell,
  type Recipient,
} from './recipient-repository.ts';
import { rolesThatMay, staffRolesThatMay } from './roles-that-may.ts';

/** Something that people of a company or of the agency should know. */
export interface NewNotification<Kind extends NotificationKind> {
  kind: Kind;
  companyId: string;
  details: NotificationDetails[Kind];
  at: Date;
  /** Who is told, for the kinds that say 'named'; for others, who is told instead. */
  people?: readonly string[];
  /** Who did it and need not be told. */
  except?: string | undefined;
  /** People are told once of one thing. Without a key each call tells them again. */
  key?: string;
}

/**
 * Tells people what happened, in the transaction in which it happens: in their bell at once, and by an email later
 * where the kind has one and they have not read it by then. It works in any scope that sees the company.
 *
 * @returns the people told
 */
export async function notify<Kind extends NotificationKind>(
  transaction: Transaction,
  { kind, companyId, details, at, people, except, key }: NewNotification<Kind>,
): Promise<string[]> {
  const { to, email } = notificationKinds[kind];
  const found =
    to === 'named' || people
      ? await findNamedToTell(transaction, companyId, people ?? [])
      : 'staff' in to
        ? await findStaffToTell(transaction, companyId, staffRolesThatMay(to.staff))
        : await findMembersToTell(transaction, companyId, rolesThatMay(to.members));
  const told = found.filter(({ id }) => id !== except);
  await insertNotifications(
    transaction,
    told.map((recipient) => ({
      personId: recipient.id,
      companyId,
      kind,
      details,
      at,
      ...(key !== undefined && { key }),
      emailAfter: emailTime(at, email, hoursOf(recipient)),
    })),
  );
  const ids = told.map(({ id }) => id);
  await announce(transaction, { people: ids });
  return ids;
}

function hoursOf({ timeZone, quietFrom, quietTo }: Recipient) {
  return { timeZone, quietFrom, quietTo };
}
