import type { Rows } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { hashOfToken, isToken } from '../platform/one-time-token.ts';
import { findInvitation, type Invitation } from './invitation-repository.ts';

/**
 * The invitation of a link, if it can still be accepted.
 * @param lock whether to lock it until the transaction ends
 * @throws Failure 'invitation-not-found', 'invitation-withdrawn', 'invitation-used' or 'invitation-expired'
 */
export async function openInvitation(
  rows: Rows,
  token: string,
  now: Date,
  lock?: 'lock',
): Promise<Invitation> {
  const found = isToken(token) ? await findInvitation(rows, hashOfToken(token), lock) : undefined;
  if (!found) throw new Failure('invitation-not-found');
  if (found.withdrawnAt) throw new Failure('invitation-withdrawn');
  if (found.acceptedAt) throw new Failure('invitation-used');
  if (found.expiresAt <= now) throw new Failure('invitation-expired');
  return found;
}
