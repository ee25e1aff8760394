import { removeExpiredChallenges } from './challenge-repository.ts';
import { removeExpiredLinks } from './email-link-repository.ts';
import type { AccountPorts } from './ports.ts';

/** For how long a link that has expired is known as such, in ms. */
const knownAfterwards = 30 * 24 * 60 * 60 * 1000;

/** Removes sessions and one-time values that have expired. They are refused already; this only tidies up. */
export async function removeExpiredSessions({
  accounts,
  database,
  clock,
}: Pick<AccountPorts, 'clock' | 'database' | 'accounts'>): Promise<void> {
  const now = clock();
  await accounts.sessions.stored.removeExpired(now);
  await removeExpiredChallenges(database, now);
  await removeExpiredLinks(database, new Date(now.getTime() - knownAfterwards));
}
