import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Rows } from '../platform/database/scope.ts';
import { hashOfToken, newToken } from '../platform/one-time-token.ts';
import { notificationLinks } from './tables.ts';

/** How long a link of a notification works, in days. */
export const linkDays = 14;

/** Stores a link for a person and returns its secret part, which only the email has. */
export async function createLink(
  { orm }: Rows,
  { personId, path, at }: { personId: string; path: string; at: Date },
): Promise<string> {
  const token = newToken();
  const expiresAt = new Date(at.getTime() + linkDays * 86_400_000);
  await orm.insert(notificationLinks).values({ tokenHash: hashOfToken(token), personId, path, expiresAt });
  return token;
}

export async function findLink({ orm }: Rows, token: string) {
  const [found] = await orm
    .select()
    .from(notificationLinks)
    .where(eq(notificationLinks.tokenHash, hashOfToken(token)));
  return found;
}

/** @returns whether it was unused until now */
export async function markUsed({ orm }: Rows, token: string, at: Date): Promise<boolean> {
  const { rowCount } = await orm
    .update(notificationLinks)
    .set({ usedAt: at })
    .where(and(eq(notificationLinks.tokenHash, hashOfToken(token)), isNull(notificationLinks.usedAt)));
  return rowCount === 1;
}

export async function removeLinksExpiredBefore({ orm }: Rows, moment: Date): Promise<void> {
  await orm.delete(notificationLinks).where(lt(notificationLinks.expiresAt, moment));
}
