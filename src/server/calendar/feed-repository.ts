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

/** When the feed address of a person and company was made; `undefined` where there is none. */
export async function findFeed({ orm }: Rows, owner: Owner): Promise<{ createdAt: Date } | undefined> {
  const [feed] = await orm
    .select({ createdAt: calendarFeeds.createdAt })
    .from(calendarFeeds)
    .where(isOf(owner));
  return feed;
}

/** Keeps a feed address, in place of the one there was. */
export async function keepFeed(
  { orm }: Rows,
  owner: Owner,
  feed: { tokenHash: string; createdAt: Date },
): Promise<void> {
  await orm
    .insert(calendarFeeds)
    .values({ ...owner, ...feed })
    .onConflictDoUpdate({ target: [calendarFeeds.companyId, calendarFeeds.userId], set: feed });
}

/** Removes the feed address, if there is one. */
export async function removeFeed({ orm }: Rows, owner: Owner): Promise<void> {
  await orm.delete(calendarFeeds).where(isOf(owner));
}

/** Who made the feed address with that secret, and for which company; nobody while their account is closed or blocked. */
export async function findFeedOwner(
  { orm }: Rows,
  tokenHash: string,
): Promise<{ companyId: string; person: Person } | undefined> {
  const [found] = await orm
    .select({ companyId: calendarFeeds.companyId, id: users.id, email: users.email, fullName: users.name })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(users.removedAfter), isNull(users.blockedAt)));
  if (!found) return undefined;
  const { companyId, ...person } = found;
  return { companyId, person };
}
