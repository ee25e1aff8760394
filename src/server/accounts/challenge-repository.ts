import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Rows } from '../platform/database/scope.ts';
import { hashOfToken } from '../platform/one-time-token.ts';
import { signInChallenges } from './tables.ts';

/** What was begun; the second step must match it. */
type ChallengeKind = 'second-factor' | 'passkey-sign-in' | 'passkey' | 'unlock' | 'google' | 'google-answer';

interface NewChallenge {
  kind: ChallengeKind;
  /** What the browser returns with. */
  token: string;
  /** The person, if already known. */
  userId: string | null;
  /** What the second step is checked against. */
  expected: object;
  now: Date;
  lastsMs: number;
}

export interface Challenge {
  userId: string | null;
  /** As JSON. */
  expected: string;
}

const kept = { userId: signInChallenges.userId, expected: signInChallenges.expected };

export async function addChallenge(
  { orm }: Rows,
  { kind, token, userId, expected, now, lastsMs }: NewChallenge,
): Promise<void> {
  await orm.insert(signInChallenges).values({
    kind,
    userId,
    tokenHash: hashOfToken(token),
    expected: JSON.stringify(expected),
    expiresAt: new Date(now.getTime() + lastsMs),
    createdAt: now,
  });
}

/** Takes an open challenge so that it works only once: one of many concurrent requests gets it. */
export async function takeChallenge(
  { orm }: Rows,
  { kind, token, now }: Pick<NewChallenge, 'kind' | 'token' | 'now'>,
): Promise<Challenge | undefined> {
  const [challenge] = await orm.delete(signInChallenges).where(isOpen({ kind, token, now })).returning(kept);
  return challenge;
}

/** Counts an attempt at an open challenge before checking it. A challenge without attempts left is closed. */
export async function countTry(
  { orm }: Rows,
  { kind, token, now, most }: Pick<NewChallenge, 'kind' | 'token' | 'now'> & { most: number },
): Promise<Challenge | undefined> {
  const [challenge] = await orm
    .update(signInChallenges)
    .set({ failedTries: sql`${signInChallenges.failedTries} + 1` })
    .where(and(isOpen({ kind, token, now }), lt(signInChallenges.failedTries, most)))
    .returning(kept);
  return challenge;
}

export async function removeExpiredChallenges({ orm }: Rows, now: Date): Promise<void> {
  await orm.delete(signInChallenges).where(lt(signInChallenges.expiresAt, now));
}

function isOpen({ kind, token, now }: Pick<NewChallenge, 'kind' | 'token' | 'now'>) {
  return and(
    eq(signInChallenges.tokenHash, hashOfToken(token)),
    eq(signInChallenges.kind, kind),
    gt(signInChallenges.expiresAt, now),
  );
}
