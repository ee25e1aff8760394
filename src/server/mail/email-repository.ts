import { and, count, eq, getTableColumns, ilike, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { OutgoingEmailFilter } from '#contract/mail.ts';
import { rowsPerPage } from '#contract/paging.ts';
import { keysetOf, pageOf } from '../platform/database/keyset.ts';
import type { Rows } from '../platform/database/scope.ts';
import { outgoingEmails } from './tables.ts';

/** An email as it is kept. */
export type StoredEmail = typeof outgoingEmails.$inferSelect;

/** An email without what it says. */
export type ListedEmail = Omit<StoredEmail, 'html' | 'plainText'>;

const { html: _html, plainText: _plainText, ...listed } = getTableColumns(outgoingEmails);

/** Keeps an email that is to be delivered, and says under which id. */
export async function storeEmail(
  { orm }: Rows,
  email: Pick<StoredEmail, 'kind' | 'recipient' | 'subject' | 'html' | 'plainText' | 'createdAt'>,
): Promise<string> {
  const [kept] = await orm.insert(outgoingEmails).values(email).returning({ id: outgoingEmails.id });
  if (!kept) throw new Error('The email was not kept.');
  return kept.id;
}

/** Begins a try to deliver an email; `undefined` where it is not waiting any more. */
export async function beginTry({ orm }: Rows, id: string): Promise<StoredEmail | undefined> {
  const [email] = await orm
    .update(outgoingEmails)
    .set({ attempts: sql`${outgoingEmails.attempts} + 1` })
    .where(and(eq(outgoingEmails.id, id), eq(outgoingEmails.state, 'waiting')))
    .returning();
  return email;
}

/** Notes that a mail server has taken an email. Its bodies go, as they may hold a link that opens an account. */
export async function noteSent({ orm }: Rows, id: string, sentAt: Date): Promise<void> {
  await orm
    .update(outgoingEmails)
    .set({ state: 'sent', sentAt, html: null, plainText: null, lastError: null })
    .where(eq(outgoingEmails.id, id));
}

/** Notes that an email stays here, as there is no mail server to take it. */
export async function noteKept({ orm }: Rows, id: string): Promise<void> {
  await orm.update(outgoingEmails).set({ state: 'kept', lastError: null }).where(eq(outgoingEmails.id, id));
}

/** Notes that a try went wrong, and whether it was the last. */
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

/** An email; `undefined` where it is gone. */
export async function findEmail({ orm }: Rows, id: string): Promise<StoredEmail | undefined> {
  const [email] = await orm.select().from(outgoingEmails).where(eq(outgoingEmails.id, id));
  return email;
}

const byAge = keysetOf([
  { column: outgoingEmails.createdAt, isDescending: true },
  { column: outgoingEmails.id, isDescending: true },
]);

/** A page of emails, the latest first, and how many there are in all. */
export async function findEmails(
  { orm }: Rows,
  { search, state, cursor }: OutgoingEmailFilter,
): Promise<{ emails: ListedEmail[]; nextCursor: string | null; total: number }> {
  // What was typed is looked for as it is: none of its characters is a wildcard.
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

/** Makes an email wait again; `undefined` where it was sent or what it said is gone. */
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

/** Ids of emails that have been waiting since before a moment. */
export async function findWaitingSince({ orm }: Rows, moment: Date): Promise<string[]> {
  const rows = await orm
    .select({ id: outgoingEmails.id })
    .from(outgoingEmails)
    .where(and(eq(outgoingEmails.state, 'waiting'), lt(outgoingEmails.createdAt, moment)));
  return rows.map(({ id }) => id);
}

const isOver = inArray(outgoingEmails.state, ['sent', 'kept', 'failed']);

/** Removes what emails say that have been kept or given up since before a moment. */
export async function removeBodies({ orm }: Rows, before: Date): Promise<void> {
  await orm
    .update(outgoingEmails)
    .set({ html: null, plainText: null })
    .where(and(isOver, isNotNull(outgoingEmails.plainText), lt(outgoingEmails.createdAt, before)));
}

/** Removes emails that are not on their way any more from before a moment. */
export async function removeEmails({ orm }: Rows, before: Date): Promise<void> {
  await orm.delete(outgoingEmails).where(and(isOver, lt(outgoingEmails.createdAt, before)));
}
