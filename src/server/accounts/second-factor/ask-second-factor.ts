import { createHash } from 'node:crypto';
import type { Rows } from '../../platform/database/scope.ts';
import { newToken } from '../../platform/one-time-token.ts';
import { addChallenge } from '../challenge-repository.ts';
import { hasSecondFactor } from './second-factor-repository.ts';

/** How long a person has to enter the code, in ms. */
const lastsMs = 5 * 60 * 1000;

/** What a sign-in stores while it waits for its code. */
export interface FirstFactor {
  /** Set for a password sign-in, which ends when that password changes. */
  passwordMark?: string;
}

/** A mark that shows whether a password is unchanged, without storing its hash twice. */
export function markOfPassword(passwordHash: string): string {
  return createHash('sha256').update(passwordHash).digest('base64url');
}

/**
 * Begins the second factor after the first.
 * @returns the challenge to answer; `undefined` if the person has no second factor
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
