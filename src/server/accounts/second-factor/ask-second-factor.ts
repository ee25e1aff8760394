import { createHash } from 'node:crypto';
import type { Rows } from '../../platform/database/scope.ts';
import { newToken } from '../../platform/one-time-token.ts';
import { addChallenge } from '../challenge-repository.ts';
import { hasSecondFactor } from './second-factor-repository.ts';

/** How long somebody may look for their telephone, in ms. */
const lastsMs = 5 * 60 * 1000;

/** What a sign-in that waits for its code keeps of its first half. */
export interface FirstFactor {
  /** Known only where the first half was a password: the sign-in is over once that is changed. */
  passwordMark?: string;
}

/** Tells whether a password is still the same without keeping its hash a second time. */
export function markOfPassword(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url');
}

/**
 * Asks for the second factor of somebody who has shown their first.
 *
 * @returns the challenge to come back with; `undefined` for somebody who has no second factor
 */
export async function askSecondFactor(
  rows: Rows,
  { userId, now, first }: { userId: string; now: Date; first: FirstFactor },
): Promise<string | undefined> {
  if (!(await hasSecondFactor(rows, userId))) return undefined;
  const token = newToken();
  await addChallenge(rows, { kind: 'second-factor', token, userId, expected: first, now, lastsMs });
  return token;
}
