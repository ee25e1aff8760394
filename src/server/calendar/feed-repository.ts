import { and, eq, isNull } from 'drizzle-orm';
import type { Person } from '#domain/accounts/person.ts';
import { users } from '../accounts/tables.ts';
import type { Rows } from '../platform/database/scope.ts';
import { calendarFeeds } from './tables.ts';

interface Owner {
  companyId: string;
  userId: string;
}

const isOf = ({ companyId, userId }: Owner) =>
  and(eq(calendarFeeds.companyId, companyId), eq(calendarFeeds.userId, userId));

/** A person's feed address, without its secret. */
export type Feed = Pick<typeof calendarFeeds.$inferSelect, 'createdAt' | 'hasNames'>;

const feedColumns = { createdAt: calendarFeeds.createdAt, hasNames: calendarFeeds.hasNames };

/** The feed address of a person and company; `undefined` where there is none. */
export async function findFeed({ orm }: Rows, owner: Owner): Promise<Feed | undefined> {
  const [feed] = await orm.select(feedColumns).from(calendarFeeds).where(isOf(owner));
  return feed;
}

/** Keeps a feed address, in place of the one there was and with its choice. A first one leaves names out. */
export async function keepFeed(
  { orm }: Rows,
  owner: Owner,
  feed: { tokenHash: string; createdAt: Date },
): Promise<Feed> {
  const [kept] = await orm
    .insert(calendarFeeds)
    .values({ ...owner, ...feed, hasNames: false })
    .onConflictDoUpdate({ target: [calendarFeeds.companyId, calendarFeeds.userId], set: feed })
    .returning(feedColumns);
  if (!kept) throw new Error('An insert that updates on conflict returns its row.');
  return kept;
}

/** Sets whether the company is named; `undefined` where there is no address. */
export async function setFeedNames(
  { orm }: Rows,
  owner: Owner,
  hasNames: boolean,
): Promise<Feed | undefined> {
  const [feed] = await orm.update(calendarFeeds).set({ hasNames }).where(isOf(owner)).returning(feedColumns);
  return feed;
}

/** Removes the feed address, if there is one. */
export async function removeFeed({ orm }: Rows, owner: Owner): Promise<void> {
  await orm.delete(calendarFeeds).where(isOf(owner));
}

/** Who made the feed address with that secret, and for which company; nobody while their account is closed or blocked. */
export async function findFeedOwner(
  { orm }: Rows,
  tokenHash: string,
): Promise<{ companyId: string; hasNames: boolean; person: Person } | undefined> {
  const [found] = await orm
    .select({
      companyId: calendarFeeds.companyId,
      hasNames: calendarFeeds.hasNames,
      id: users.id,
      email: users.email,
      fullName: users.name,
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(users.removedAfter), isNull(users.blockedAt)));
  if (!found) return undefined;
  const { companyId, hasNames, ...person } = found;
  return { companyId, hasNames, person };
}
