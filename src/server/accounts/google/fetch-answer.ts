import { Failure } from '../../platform/failure.ts';
import { takeChallenge } from '../challenge-repository.ts';
import type { AccountPorts } from '../ports.ts';
import type { GoogleFrom } from './begin-google.ts';
import type { Identity } from './identity-provider.ts';
import type { GoogleAnswer } from './take-in-answer.ts';

/**
 * Google's answer for this browser. Can be fetched once.
 * @throws Failure 'sign-in-over', 'google-refused' or 'google-unavailable'
 */
export async function fetchAnswer(
  { database, clock }: Pick<AccountPorts, 'clock' | 'database'>,
  token: string | undefined,
): Promise<{ userId: string | null; from: GoogleFrom; identity: Identity }> {
  const taken = token && (await takeChallenge(database, { kind: 'google-answer', token, now: clock() }));
  if (!taken) throw new Failure('sign-in-over');
  const answer: GoogleAnswer = JSON.parse(taken.expected);
  if ('failure' in answer) throw new Failure(answer.failure);
  return { userId: taken.userId, from: answer.from, identity: answer.identity };
}
