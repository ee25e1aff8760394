import type * as z from 'zod/mini';
import type { emailView } from '#contract/account-email.ts';
import type { personView, secondFactorAsked, sessionView } from '#contract/accounts.ts';
import type { passkeyView } from '#contract/passkeys.ts';
import type { Person } from '#domain/accounts/person.ts';
import { deviceOf } from './device.ts';
import type { KeptEmail } from './email-change-repository.ts';
import type { passkeys, sessions } from './tables.ts';

export type SessionView = z.infer<typeof sessionView>;

export function viewPerson({ id, email, fullName }: Person): z.infer<typeof personView> {
  return { id, email, fullName };
}

/** The answer to a right first factor if a second is required. */
export function viewSecondFactorAsked(
  challenge: string,
  message: string,
): Omit<z.infer<typeof secondFactorAsked>, 'status'> {
  return {
    message,
    second_factor: true,
    challenge,
  };
}

/** A session as shown to its owner, without the token. */
export function viewSession(row: typeof sessions.$inferSelect, currentId: string): SessionView {
  return {
    id: row.id,
    current: row.id === currentId,
    device: deviceOf(row.userAgent ?? ''),
    country: row.country,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
  };
}

/** An address and its pending change as shown to their owner. */
export function viewEmail({ email, isVerified, change }: KeptEmail): z.infer<typeof emailView> {
  return {
    email,
    verified: isVerified,
    change: change
      ? {
          newEmail: change.newEmail,
          oldConfirmed: change.oldConfirmedAt !== null,
          newConfirmed: change.newConfirmedAt !== null,
          expiresAt: change.expiresAt.toISOString(),
        }
      : null,
  };
}

/** A passkey as shown to its owner, without the key. */
export function viewPasskey(row: typeof passkeys.$inferSelect): z.infer<typeof passkeyView> {
  const { id, name, isBackedUp, createdAt, lastUsedAt } = row;
  return {
    id,
    name,
    isBackedUp,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
