import type { FailureCode } from '#contract/failure.ts';
import { newToken } from '../../platform/one-time-token.ts';
import { addChallenge, takeChallenge } from '../challenge-repository.ts';
import type { AccountPorts } from '../ports.ts';
import type { GoogleBeginning, GoogleFrom } from './begin-google.ts';
import { lastsMs } from './flow-cookie.ts';
import { type Identity, type IdentityProvider, ProviderUnavailable } from './identity-provider.ts';

/** Google's answer, until the requesting page fetches the result. */
export type GoogleAnswer = { from: GoogleFrom } & ({ identity: Identity } | { failure: FailureCode });

/**
 * Stores the answer that the browser brought back from Google. It does not sign in: the page does that with a
 * separate call, so merely opening an address signs nobody in.
 * @param token from the browser's flow cookie
 * @returns the requesting page and the new cookie value; `undefined` if nothing was begun
 */
export async function takeInAnswer(
  { accounts, database, clock, log }: Pick<AccountPorts, 'log' | 'clock' | 'database' | 'accounts'>,
  { token, query }: { token: string; query: string },
): Promise<{ from: GoogleFrom; token: string } | undefined> {
  const begun = await takeChallenge(database, { kind: 'google', token, now: clock() });
  if (!begun || !accounts.google) return undefined;
  const { from, checks }: GoogleBeginning = JSON.parse(begun.expected);
  const expected: GoogleAnswer = { from, ...(await read(accounts.google)) };
  const next = newToken();
  await addChallenge(database, {
    kind: 'google-answer',
    token: next,
    userId: begun.userId,
    expected,
    now: clock(),
    lastsMs,
  });
  return { from, token: next };

  async function read(google: IdentityProvider): Promise<{ identity: Identity } | { failure: FailureCode }> {
    try {
      return { identity: await google.answer(query, checks) };
    } catch (error) {
      log.info({ err: error }, 'A sign-in with Google was not confirmed.');
      return { failure: error instanceof ProviderUnavailable ? 'google-unavailable' : 'google-refused' };
    }
  }
}
