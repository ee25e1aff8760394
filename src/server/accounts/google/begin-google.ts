import { Failure } from '../../platform/failure.ts';
import { newToken } from '../../platform/one-time-token.ts';
import type { Limit } from '../../platform/rate-limit.ts';
import { addChallenge } from '../challenge-repository.ts';
import type { AccountPorts } from '../ports.ts';
import { lastsMs } from './flow-cookie.ts';
import { type Checks, ProviderUnavailable } from './identity-provider.ts';

/** What Google is asked for. Decides which page the browser returns to. */
export type GoogleFrom = 'sign-in' | 'sign-up' | 'settings';

/** What is stored while the browser is at Google. */
export interface GoogleBeginning {
  from: GoogleFrom;
  checks: Checks;
}

const beginnings: Limit = { name: 'google-begin', times: 60, windowSeconds: 15 * 60 };

/**
 * Begins a sign-in with Google.
 * @param who the subject of the rate limit
 * @param userId the account to connect, if signed in
 * @returns the address to redirect to and the value for the flow cookie
 * @throws Failure 'google-off', 'google-unavailable' or 'too-many-requests'
 */
export async function beginGoogle(
  {
    accounts,
    rateLimits,
    database,
    clock,
    log,
  }: Pick<AccountPorts, 'log' | 'clock' | 'database' | 'rateLimits' | 'accounts'>,
  { from, who, userId = null }: { from: GoogleFrom; who: string; userId?: string | null },
): Promise<{ url: string; token: string }> {
  const { google } = accounts;
  if (!google) throw new Failure('google-off');
  await rateLimits.count(beginnings, who);
  const { url, checks } = await google.begin().catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ err: error }, 'Google cannot be reached for a sign-in.');
    throw new Failure('google-unavailable');
  });
  const token = newToken();
  const expected: GoogleBeginning = { from, checks };
  await addChallenge(database, { kind: 'google', token, userId, expected, now: clock(), lastsMs });
  return { url, token };
}
