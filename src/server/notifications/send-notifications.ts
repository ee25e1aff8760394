import { notificationKinds } from '#domain/notifications/notification-kinds.ts';
import { outsideQuietHours } from '#domain/notifications/quiet-hours.ts';
import { locales } from '#locales/messages-in.ts';
import { queueEmail, writeEmail } from '../mail/index.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { type DueNotification, findDue, findPeopleDue, settleEmails } from './due-repository.ts';
import { createLink, linkDays, removeLinksExpiredBefore } from './link-repository.ts';
import type { NotificationPorts } from './ports.ts';
import { readSettings } from './settings-repository.ts';
import { wordNotification } from './views.ts';

type SendingPorts = Pick<NotificationPorts, 'clock' | 'config' | 'database' | 'jobs'>;

/** Emails what is due and still unread: one email a person, whatever has come together. */
export async function sendNotifications(services: SendingPorts): Promise<void> {
  const { database, clock } = services;
  const people = await inScope(database, 'installation', (transaction) =>
    findPeopleDue(transaction, clock()),
  );
  for (const personId of people) {
    await inScope(database, 'installation', (transaction) => emailPerson(services, transaction, personId));
  }
  await removeLinksExpiredBefore(database, clock());
}

async function emailPerson(
  services: SendingPorts,
  transaction: Transaction,
  personId: string,
): Promise<void> {
  const now = services.clock();
  const due = await findDue(transaction, personId, now);
  const ids = due.map(({ row }) => row.id);
  const { timeZone, switchedOff, ...quiet } = await readSettings(transaction, personId);
  const sendAt = outsideQuietHours(now, { ...quiet, timeZone: timeZone ?? 'UTC' });
  if (sendAt > now) return settleEmails(transaction, ids, sendAt);
  const wanted = due.filter(
    ({ row, mayBeEmailed }) => mayBeEmailed && !switchedOff.includes(notificationKinds[row.kind].topic),
  );
  const [first] = wanted;
  if (first) await queueEmail(services, transaction, await writeAbout(services, transaction, first, wanted));
  await settleEmails(transaction, ids, null);
}

async function writeAbout(
  { config, clock }: SendingPorts,
  transaction: Transaction,
  first: DueNotification,
  all: readonly DueNotification[],
) {
  const agency = config.brand.operatorName;
  const worded = all.map(({ row, companyName }) => ({
    ...wordNotification(row, locales[0]),
    company: companyName,
  }));
  const links = [];
  for (const { title, about, action, path, company } of worded) {
    const token = await createLink(transaction, { personId: first.row.personId, path, at: clock() });
    const url = `${config.publicUrl}/app/${linkPageOf(path)}?token=${token}`;
    links.push({ text: [`${company}: ${title}`, about].filter(Boolean).join('. '), label: action, url });
  }
  const [only, ...others] = worded;
  const [link] = links;
  if (only && link && others.length === 0) {
    const details = {
      title: only.title,
      about: only.about,
      action: only.action,
      company: only.company,
      agency,
      days: linkDays,
    };
    return writeEmail('notification', { to: first.email, url: link.url }, details);
  }
  const email = writeEmail(
    'notifications',
    { to: first.email },
    { count: all.length, agency, days: linkDays },
  );
  return { ...email, links };
}

/** Staff and a company's people have a page of their own, as they have an app of their own around it. */
function linkPageOf(path: string): string {
  return `${path.startsWith('/operator') ? 'operator' : 'dashboard'}/notification`;
}
