import { asc, eq } from 'drizzle-orm';
import { users } from '../accounts/tables.ts';
import { outgoingEmails } from '../mail/tables.ts';
import type { Rows } from '../platform/database/scope.ts';

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
