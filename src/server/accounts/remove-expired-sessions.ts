import { removeExpiredChallenges } from './challenge-repository.ts';
import { removeExpiredLinks } from './email-link-repository.ts';
import type { AccountPorts } from './ports.ts';

/** How long an expired link is still reported as expired, in ms. */
const knownAfterwards = 30 * 24 * 60 * 60 * 1000;

/** Deletes expired sessions and one-time values. They are already refused. */
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
