import { and, count, desc, eq, getTableColumns, ilike, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import { type LetterFilter, lettersPerPage } from '#contract/mail.ts';
import type { Rows } from '../platform/database/scope.ts';
import { letters } from './tables.ts';

/** A letter as it is kept. */
export type KeptLetter = typeof letters.$inferSelect;

/** A letter without what it says. */
export type ListedLetter = Omit<KeptLetter, 'html' | 'plainText'>;

const { html: _html, plainText: _plainText, ...listed } = getTableColumns(letters);

/** Keeps a letter that is to be delivered, and says under which id. */
export async function keepLetter(
  { orm }: Rows,
  letter: Pick<KeptLetter, 'kind' | 'recipient' | 'subject' | 'html' | 'plainText' | 'createdAt'>,
): Promise<string> {
  const [kept] = await orm.insert(letters).values(letter).returning({ id: letters.id });
  if (!kept) throw new Error('The letter was not kept.');
  return kept.id;
}

/** Begins a try to deliver a letter; `undefined` where it is not waiting any more. */
export async function beginTry({ orm }: Rows, id: string): Promise<KeptLetter | undefined> {
  const [letter] = await orm
    .update(letters)
    .set({ attempts: sql`${letters.attempts} + 1` })
    .where(and(eq(letters.id, id), eq(letters.state, 'waiting')))
    .returning();
  return letter;
}

/** Notes that a mail server has taken a letter. Its bodies go, as they may hold a link that opens an account. */
export async function noteSent({ orm }: Rows, id: string, sentAt: Date): Promise<void> {
  await orm
    .update(letters)
    .set({ state: 'sent', sentAt, html: null, plainText: null, lastError: null })
    .where(eq(letters.id, id));
}

/** Notes that a letter stays here, as there is no mail server to take it. */
export async function noteKept({ orm }: Rows, id: string): Promise<void> {
  await orm.update(letters).set({ state: 'kept', lastError: null }).where(eq(letters.id, id));
}

/** Notes that a try went wrong, and whether it was the last. */
export async function noteFailedTry(
  { orm }: Rows,
  id: string,
  { reason, isLast }: { reason: string; isLast: boolean },
): Promise<void> {
  await orm
    .update(letters)
    .set({ lastError: reason, ...(isLast && { state: 'failed' as const }) })
    .where(eq(letters.id, id));
}

/** A letter; `undefined` where it is gone. */
export async function findLetter({ orm }: Rows, id: string): Promise<KeptLetter | undefined> {
  const [letter] = await orm.select().from(letters).where(eq(letters.id, id));
  return letter;
}

/** A page of letters, the latest first, and how many there are in all. */
export async function findLetters(
  { orm }: Rows,
  { search, state, page }: LetterFilter,
): Promise<{ letters: ListedLetter[]; total: number }> {
  // What was typed is looked for as it is: none of its characters is a wildcard.
  const pattern = search && `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    state && eq(letters.state, state),
    pattern ? or(ilike(letters.recipient, pattern), ilike(letters.subject, pattern)) : undefined,
  );
  const found = await orm
    .select(listed)
    .from(letters)
    .where(where)
    .orderBy(desc(letters.createdAt), desc(letters.id))
    .limit(lettersPerPage)
    .offset((Number(page ?? 1) - 1) * lettersPerPage);
  const [all] = await orm.select({ total: count() }).from(letters).where(where);
  return { letters: found, total: all?.total ?? 0 };
}

/** Makes a letter wait again; `undefined` where it was sent or what it said is gone. */
export async function makeWaitAgain({ orm }: Rows, id: string): Promise<ListedLetter | undefined> {
  const [letter] = await orm
    .update(letters)
    .set({ state: 'waiting' })
    .where(
      and(
        eq(letters.id, id),
        inArray(letters.state, ['waiting', 'kept', 'failed']),
        isNotNull(letters.plainText),
      ),
    )
    .returning(listed);
  return letter;
}

/** Ids of letters that have been waiting since before a moment. */
export async function findWaitingSince({ orm }: Rows, moment: Date): Promise<string[]> {
  const rows = await orm
    .select({ id: letters.id })
    .from(letters)
    .where(and(eq(letters.state, 'waiting'), lt(letters.createdAt, moment)));
  return rows.map(({ id }) => id);
}

const isOver = inArray(letters.state, ['sent', 'kept', 'failed']);

/** Removes what letters say that have been kept or given up since before a moment. */
export async function removeBodies({ orm }: Rows, before: Date): Promise<void> {
  await orm
    .update(letters)
    .set({ html: null, plainText: null })
    .where(and(isOver, isNotNull(letters.plainText), lt(letters.createdAt, before)));
}

/** Removes letters that are not on their way any more from before a moment. */
export async function removeLetters({ orm }: Rows, before: Date): Promise<void> {
  await orm.delete(letters).where(and(isOver, lt(letters.createdAt, before)));
}
