import { and, count, eq, getTableColumns, ilike, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { OutgoingEmailFilter } from '#contract/mail.ts';
import { rowsPerPage } from '#contract/paging.ts';
import { keysetOf, pageOf } from '../platform/database/keyset.ts';
import type { Rows } from '../platform/database/scope.ts';
import { outgoingEmails } from './tables.ts';

/** A stored email. */
export type StoredEmail = typeof outgoingEmails.$inferSelect;

/** An email without its bodies. */
export type ListedEmail = Omit<StoredEmail, 'html' | 'plainText'>;

const { html: _html, plainText: _plainText, ...listed } = getTableColumns(outgoingEmails);

/** Stores an email for delivery and returns its id. */
export async function storeEmail(
  { orm }: Rows,
  email: Pick<StoredEmail, 'kind' | 'recipient' | 'subject' | 'html' | 'plainText' | 'createdAt'>,
): Promise<string> {
  const [kept] = await orm.insert(outgoingEmails).values(email).returning({ id: outgoingEmails.id });
  if (!kept) throw new Error('The email was not kept.');
  return kept.id;
}

/** Starts an attempt to deliver an email; `undefined` if it is no longer waiting. */
export async function beginTry({ orm }: Rows, id: string): Promise<StoredEmail | undefined> {
  const [email] = await orm
    .update(outgoingEmails)
    .set({ attempts: sql`${outgoingEmails.attempts} + 1` })
    .where(and(eq(outgoingEmails.id, id), eq(outgoingEmails.state, 'waiting')))
    .returning();
  return email;
}

/** Records that a mail server has accepted an email and deletes its bodies, which may contain a login link. */
export async function noteSent({ orm }: Rows, id: string, sentAt: Date): Promise<void> {
  await orm
    .update(outgoingEmails)
    .set({ state: 'sent', sentAt, html: null, plainText: null, lastError: null })
    .where(eq(outgoingEmails.id, id));
}

/** Records that an email stays in the outbox, because there is no mail server. */
export async function noteKept({ orm }: Rows, id: string): Promise<void> {
  await orm.update(outgoingEmails).set({ state: 'kept', lastError: null }).where(eq(outgoingEmails.id, id));
}

/** Records a failed attempt, and whether it was the last. */
export async function noteFailedTry(
  { orm }: Rows,
  id: string,
  { reason, isLast }: { reason: string; isLast: boolean },
): Promise<void> {
  await orm
    .update(outgoingEmails)
    .set({ lastError: reason, ...(isLast && { state: 'failed' as const }) })
    .where(eq(outgoingEmails.id, id));
}

/** An email; `undefined` if it is gone. */
export async function findEmail({ orm }: Rows, id: string): Promise<StoredEmail | undefined> {
  const [email] = await orm.select().from(outgoingEmails).where(eq(outgoingEmails.id, id));
  return email;
}

const byAge = keysetOf([
  { column: outgoingEmails.createdAt, isDescending: true },
  { column: outgoingEmails.id, isDescending: true },
]);

/** A page of emails, newest first, and their total number. */
export async function findEmails(
  { orm }: Rows,
  { search, state, cursor }: OutgoingEmailFilter,
): Promise<{ emails: ListedEmail[]; nextCursor: string | null; total: number }> {
  // Searched literally: no character is a wildcard.
  const pattern = search && `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    state && eq(outgoingEmails.state, state),
    pattern
      ? or(ilike(outgoingEmails.recipient, pattern), ilike(outgoingEmails.subject, pattern))
      : undefined,
  );
  const found = await orm
    .select({ ...listed, position: byAge.position })
    .from(outgoingEmails)
    .where(and(where, byAge.after(cursor)))
    .orderBy(...byAge.order)
    .limit(rowsPerPage + 1);
  const [all] = await orm.select({ total: count() }).from(outgoingEmails).where(where);
  const { rows: emails, nextCursor } = pageOf(found, rowsPerPage);
  return { emails, nextCursor, total: all?.total ?? 0 };
}

/** Queues an email again; `undefined` if it was sent or its bodies are gone. */
export async function makeWaitAgain({ orm }: Rows, id: string): Promise<ListedEmail | undefined> {
  const [email] = await orm
    .update(outgoingEmails)
    .set({ state: 'waiting' })
    .where(
      and(
        eq(outgoingEmails.id, id),
        inArray(outgoingEmails.state, ['waiting', 'kept', 'failed']),
        isNotNull(outgoingEmails.plainText),
      ),
    )
    .returning(listed);
  return email;
}

/** Ids of emails waiting since before a given time. */
export async function findWaitingSince({ orm }: Rows, moment: Date): Promise<string[]> {
  const rows = await orm
    .select({ id: outgoingEmails.id })
    .from(outgoingEmails)
    .where(and(eq(outgoingEmails.state, 'waiting'), lt(outgoingEmails.createdAt, moment)));
  return rows.map(({ id }) => id);
}

const isOver = inArray(outgoingEmails.state, ['sent', 'kept', 'failed']);

/** Deletes the bodies of emails kept or given up before a given time. */
export async function removeBodies({ orm }: Rows, before: Date): Promise<void> {
  await orm
    .update(outgoingEmails)
    .set({ html: null, plainText: null })
    .where(and(isOver, isNotNull(outgoingEmails.plainText), lt(outgoingEmails.createdAt, before)));
}

/** Deletes emails before a given time that are no longer waiting. */
export async function removeEmails({ orm }: Rows, before: Date): Promise<void> {
  await orm.delete(outgoingEmails).where(and(isOver, lt(outgoingEmails.createdAt, before)));
}
