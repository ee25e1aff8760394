import type { Services } from '../services.ts';

/** Removes sessions and one-time values that have expired. They are refused already; this only tidies up. */
export async function removeExpiredSessions({
  accounts,
  clock,
}: Pick<Services, 'accounts' | 'clock'>): Promise<void> {
  await accounts.sessions.stored.removeExpired(clock());
}
