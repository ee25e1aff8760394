import { and, eq, sql } from 'drizzle-orm';
import type { Rows } from '../platform/database/scope.ts';
import { letters } from './tables.ts';

/** A letter as it is kept. */
export type KeptLetter = typeof letters.$inferSelect;

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
