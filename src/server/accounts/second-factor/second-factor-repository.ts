import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Rows } from '../../platform/database/scope.ts';
import { recoveryCodes, type SecondFactorKind, secondFactors, sessions } from '../tables.ts';

export type SecondFactor = typeof secondFactors.$inferSelect;

/** A person's second factor, confirmed or not. */
export async function findSecondFactor({ orm }: Rows, userId: string): Promise<SecondFactor | undefined> {
  const [row] = await orm.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  return row;
}

/** Whether sign-in requires a code. */
export async function hasSecondFactor({ orm }: Rows, userId: string): Promise<boolean> {
  const rows = await orm
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return rows.length > 0;
}

/**
 * Stores a new secret in place of an unconfirmed one.
 * @returns false, with nothing changed, if one is already on
 */
export async function keepUnconfirmed(
  { orm }: Rows,
  { userId, sealedSecret, now }: { userId: string; sealedSecret: string; now: Date },
): Promise<boolean> {
  const begun = { sealedSecret, lastStep: null, createdAt: now };
  const rows = await orm
    .insert(secondFactors)
    .values({ userId, ...begun })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: begun,
      setWhere: isNull(secondFactors.confirmedAt),
    })
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/**
 * Uses up the code of a time step and all earlier ones; one of many concurrent requests succeeds.
 * @param sealedSecret the secret that the code was compared with, in case it was replaced meanwhile
 */
export async function takeStep(
  { orm }: Rows,
  { userId, sealedSecret, step }: { userId: string; sealedSecret: string; step: number },
): Promise<boolean> {
  const rows = await orm
    .update(secondFactors)
    .set({ lastStep: step })
    .where(
      and(
        eq(secondFactors.userId, userId),
        eq(secondFactors.sealedSecret, sealedSecret),
        or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step)),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Makes sign-in require a code; false if it already did. */
export async function confirm({ orm }: Rows, userId: string, now: Date): Promise<boolean> {
  const rows = await orm
    .update(secondFactors)
    .set({ confirmedAt: now })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)))
    .returning({ userId: secondFactors.userId });
  return rows.length > 0;
}

/** Marks the session that sets up a second factor as opened with one. */
export async function noteSecondFactor(
  { orm }: Rows,
  sessionId: string,
  secondFactor: SecondFactorKind,
): Promise<void> {
  await orm
    .update(sessions)
    .set({ secondFactor })
    .where(and(eq(sessions.id, sessionId), isNull(sessions.secondFactor)));
}

/** Turns it off. Sessions opened with a code no longer count as such. */
export async function removeSecondFactor({ orm }: Rows, userId: string): Promise<void> {
  await orm.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await orm
    .update(sessions)
    .set({ secondFactor: null })
    .where(and(eq(sessions.userId, userId), eq(sessions.secondFactor, 'code')));
}

/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(
  { orm }: Rows,
  { userId, hashes, now }: { userId: string; hashes: readonly string[]; now: Date },
): Promise<void> {
  await orm.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await orm.insert(recoveryCodes).values(hashes.map((codeHash) => ({ userId, codeHash, createdAt: now })));
}

/** Uses up a recovery code; false if there is no such unused code. */
export async function takeRecoveryCode(
  { orm }: Rows,
  { userId, hash, now }: { userId: string; hash: string; now: Date },
): Promise<boolean> {
  const rows = await orm
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(
      and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hash), isNull(recoveryCodes.usedAt)),
    )
    .returning({ id: recoveryCodes.id });
  return rows.length > 0;
}

export async function countRecoveryCodes({ orm }: Rows, userId: string): Promise<number> {
  const [row] = await orm
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return row?.left ?? 0;
}
