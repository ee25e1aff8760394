import { and, eq, gt, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { hashOfToken, isToken, newToken } from '../platform/one-time-token.ts';
import { type EmailLinkPurpose, emailChanges, emailLinks } from './tables.ts';

/** A stored link of an email. */
export type EmailLink = typeof emailLinks.$inferSelect;

type NewLink = Pick<EmailLink, 'userId' | 'purpose' | 'email' | 'expiresAt' | 'createdAt'> & {
  emailChangeId?: string;
};

/** Stores a new link and returns its secret part, which only the email contains. */
export async function addLink({ orm }: Rows, link: NewLink): Promise<string> {
  const token = newToken();
  await orm.insert(emailLinks).values({ ...link, tokenHash: hashOfToken(token) });
  return token;
}

/**
 * Finds a usable link without using it up.
 * @throws Failure 'link-not-found', 'link-expired' or 'link-used'
 */
export async function findLink(
  { orm }: Rows,
  token: string,
  purposes: readonly EmailLinkPurpose[],
  now: Date,
): Promise<EmailLink> {
  const [link] = isToken(token)
    ? await orm
        .select()
        .from(emailLinks)
        .where(eq(emailLinks.tokenHash, hashOfToken(token)))
    : [];
  if (!link || !purposes.includes(link.purpose)) throw new Failure('link-not-found');
  if (link.usedAt) throw new Failure('link-used');
  if (link.expiresAt <= now) throw new Failure('link-expired');
  return link;
}

/**
 * Uses up a link. One of many concurrent requests succeeds; the others wait and find it used.
 * @throws Failure 'link-not-found', 'link-expired' or 'link-used'
 */
export async function takeLink(
  rows: Rows,
  token: string,
  purposes: readonly EmailLinkPurpose[],
  now: Date,
): Promise<EmailLink> {
  const { id } = await findLink(rows, token, purposes, now);
  const [used] = await rows.orm
    .update(emailLinks)
    .set({ usedAt: now })
    .where(and(eq(emailLinks.id, id), isNull(emailLinks.usedAt), gt(emailLinks.expiresAt, now)))
    .returning();
  if (!used) throw new Failure('link-used');
  return used;
}

/** Revokes every link of a person for a purpose. */
export async function removeLinks(
  { orm }: Rows,
  { userId, purpose }: Pick<EmailLink, 'userId' | 'purpose'>,
): Promise<void> {
  await orm.delete(emailLinks).where(and(eq(emailLinks.userId, userId), eq(emailLinks.purpose, purpose)));
}

/** Keeps the used links of a completed change, so that they are reported as used rather than unknown. */
export async function keepUsedLinks({ orm }: Rows, emailChangeId: string): Promise<void> {
  await orm
    .update(emailLinks)
    .set({ emailChangeId: null })
    .where(and(eq(emailLinks.emailChangeId, emailChangeId), isNotNull(emailLinks.usedAt)));
}

/** Removes links and changes of address that expired before that day. They are already refused. */
export async function removeExpiredLinks({ orm }: Rows, before: Date): Promise<void> {
  await orm.delete(emailLinks).where(lt(emailLinks.expiresAt, before));
  await orm.delete(emailChanges).where(lt(emailChanges.expiresAt, before));
}
