import { randomUUID } from 'node:crypto';
import type { ReminderPreview } from '#contract/reminders.ts';
import type { Person } from '#domain/accounts/person.ts';
import { outsideQuietHours } from '#domain/notifications/quiet-hours.ts';
import { addAuditEntries, operatorActor } from '../audit/index.ts';
import { refreshOpenTasks } from '../cases/index.ts';
import { queueEmail, writeEmail } from '../mail/index.ts';
import { inScope, type Transaction } from '../platform/database/scope.ts';
import { lockCompanies } from '../tenancy/index.ts';
import type { TodayPorts } from './ports.ts';
import {
  findOwing,
  findWaitingReminders,
  holdReminder,
  insertReminders,
  type OwingClient,
  settleReminder,
} from './reminder-repository.ts';

/** A client is reminded at most so often in a week. */
const maxAWeek = 2;
const weekMs = 7 * 24 * 60 * 60 * 1000;

/** What a reminder would say to each client now. */
export async function previewReminders(
  services: TodayPorts,
  staff: Pick<Person, 'id'>,
  companies: readonly string[],
): Promise<ReminderPreview[]> {
  await refreshOpenTasks(services);
  const now = services.clock();
  const owing = await inScope(services.database, { staff: staff.id }, (transaction) =>
    findOwing(transaction, companies, new Date(now.getTime() - weekMs)),
  );
  return owing.map((client) => ({
    company: client.company,
    recipients: client.recipients.map(({ email, returnedSince }) => ({
      email,
      returnedSince: returnedSince?.toISOString() ?? null,
    })),
    owes: client.owes,
    remindedAt: client.remindedAt?.toISOString() ?? null,
    obstacle: obstacleTo(client),
    isQuiet: isQuiet(client, now),
  }));
}

/**
 * Asks for a reminder to each client who owes something and was not reminded enough. The job sends them.
 * @returns how many there are
 */
export async function sendReminders(
  services: TodayPorts,
  staff: Person,
  companies: readonly string[],
): Promise<number> {
  await refreshOpenTasks(services);
  const at = services.clock();
  return inScope(services.database, { staff: staff.id }, async (transaction) => {
    // So each request sees how often they were reminded.
    await lockCompanies(transaction, ...companies);
    const owing = await findOwing(transaction, companies, new Date(at.getTime() - weekMs));
    const chosen = owing.filter((client) => obstacleTo(client) === null);
    await insertReminders(
      transaction,
      chosen.map(({ company }) => ({
        id: randomUUID(),
        companyId: company.id,
        askedBy: staff.id,
        askedAt: at,
      })),
    );
    await addAuditEntries(
      transaction,
      chosen.map(({ company }) => ({
        companyId: company.id,
        actor: operatorActor(staff),
        action: 'client-reminded',
        subject: company.name,
        at,
      })),
    );
    return chosen.length;
  });
}

function obstacleTo({ owes, recipients, recent }: OwingClient): ReminderPreview['obstacle'] {
  if (owes.length === 0) return 'nothing-owed';
  if (recipients.length === 0) return 'nobody';
  if (reachable(recipients).length === 0) return 'addresses-returned';
  return recent >= maxAWeek ? 'reminded-enough' : null;
}

/** Those whose emails arrive, as far as is known. */
function reachable(recipients: OwingClient['recipients']): OwingClient['recipients'] {
  return recipients.filter(({ returnedSince }) => returnedSince === null);
}

function isQuiet({ recipients }: OwingClient, now: Date): boolean {
  return reachable(recipients).some((person) => outsideQuietHours(now, person) > now);
}

const remindersATime = 100;

/** Sends the reminders that wait, each with what is owed at this moment: what has arrived is not in it any more. */
export async function sendWaitingReminders(services: TodayPorts): Promise<void> {
  await refreshOpenTasks(services);
  const { database } = services;
  const waiting = await inScope(database, 'installation', (transaction) =>
    findWaitingReminders(transaction, remindersATime),
  );
  for (const { id } of waiting) {
    await inScope(database, 'installation', (transaction) => sendReminder(services, transaction, id));
  }
}

async function sendReminder(services: TodayPorts, transaction: Transaction, id: string): Promise<void> {
  const reminder = await holdReminder(transaction, id);
  if (!reminder) return;
  const doneAt = services.clock();
  const [client] = await findOwing(transaction, [reminder.companyId], doneAt);
  if (!client || client.recipients.length === 0) {
    return settleReminder(transaction, id, { outcome: 'nobody', doneAt });
  }
  if (client.owes.length === 0) {
    return settleReminder(transaction, id, { outcome: 'nothing-owed', doneAt });
  }
  if (reachable(client.recipients).length === 0) {
    return settleReminder(transaction, id, { outcome: 'returned', doneAt });
  }
  if (isQuiet(client, doneAt)) return;
  const { brand, publicUrl } = services.config;
  const { company, owes } = client;
  const base = `${publicUrl}/app/dashboard/formation?company=${company.id}`;
  for (const { name, email: to } of reachable(client.recipients)) {
    const details = { name, company: company.name, agency: brand.operatorName, count: owes.length };
    const email = writeEmail('reminder', { to, url: base }, details);
    const links = owes.map(({ task, label }) => ({ text: label, label, url: `${base}#${task}` }));
    await queueEmail(services, transaction, { ...email, links });
  }
  await settleReminder(transaction, id, { outcome: 'sent', doneAt });
}
