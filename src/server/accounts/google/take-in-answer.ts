import type { FailureCode } from '#contract/failure.ts';
import { newToken } from '../../platform/one-time-token.ts';
import { addChallenge, takeChallenge } from '../challenge-repository.ts';
import type { AccountPorts } from '../ports.ts';
import type { GoogleBeginning, GoogleFrom } from './begin-google.ts';
import { lastsMs } from './flow-cookie.ts';
import { type Identity, type IdentityProvider, ProviderUnavailable } from './identity-provider.ts';

/** What Google has answered, until the page that asked fetches what comes of it. */
export type GoogleAnswer = { from: GoogleFrom } & ({ identity: Identity } | { failure: FailureCode });

/**
 * Takes in what the browser came back from Google with. It opens nothing yet: the page does, by a call of
 * its own, so that an address that was merely opened signs nobody in.
 *
 * @param token what the browser was given when it left
 * @returns the page that asked, and what its browser is to show next; `undefined` where nothing was begun
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
