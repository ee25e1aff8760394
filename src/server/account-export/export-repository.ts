import { and, asc, eq } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import { auditEntries } from '../audit/tables.ts';
import { calendarFeeds } from '../calendar/tables.ts';
import { companyChanges } from '../companies/tables.ts';
import { caseEvents } from '../formation/tables.ts';
import { outgoingEmails } from '../mail/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { serviceRequests } from '../requests/tables.ts';
import { companies, members } from '../tenancy/tables.ts';

/** What is stored about a person besides how they sign in. */
export async function findProfile({ orm }: Rows, userId: string) {
  const { id, name: fullName, phone, createdAt, updatedAt: changedAt } = users;
  const [profile] = await orm
    .select({ id, fullName, phone, createdAt, changedAt })
    .from(users)
    .where(eq(users.id, userId));
  return profile;
}

/**
 * When an address was written to, and what the email was about; bodies are left out because they contain secret
 * links.
 */
export function listEmailsTo({ orm }: Rows, email: string) {
  const { kind, subject, state, createdAt, sentAt } = outgoingEmails;
  return orm
    .select({ kind, subject, state, createdAt, sentAt })
    .from(outgoingEmails)
    .where(eq(outgoingEmails.recipient, email))
    .orderBy(asc(createdAt));
}

/** The rows of a company, including the person's own entries in its log. */
export async function findRowsOf({ orm }: Rows, companyId: string, userId: string) {
  const [details] = await orm.select().from(companies).where(eq(companies.id, companyId));
  const people = await orm
    .select({ name: users.name, email: users.email, role: members.role, status: members.status })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(eq(members.companyId, companyId))
    .orderBy(asc(members.createdAt), asc(members.id));
  const formation = await orm
    .select()
    .from(caseEvents)
    .where(eq(caseEvents.companyId, companyId))
    .orderBy(asc(caseEvents.position));
  const changes = await orm
    .select()
    .from(companyChanges)
    .where(eq(companyChanges.companyId, companyId))
    .orderBy(asc(companyChanges.version));
  const requests = await orm
    .select()
    .from(serviceRequests)
    .where(eq(serviceRequests.companyId, companyId))
    .orderBy(asc(serviceRequests.requestedAt));
  const [feed] = await orm
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(and(eq(calendarFeeds.companyId, companyId), eq(calendarFeeds.userId, userId)));
  const yourActs = await orm
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.companyId, companyId), eq(auditEntries.actorId, userId)))
    .orderBy(asc(auditEntries.at), asc(auditEntries.id));
  return { details, people, formation, changes, requests, calendarAddressSince: feed?.createdAt, yourActs };
}
