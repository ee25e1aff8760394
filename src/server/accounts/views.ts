import type * as z from 'zod/mini';
import type { personView, sessionView } from '#contract/accounts.ts';
import type { Person } from '#domain/accounts/person.ts';
import { deviceOf } from './device.ts';
import type { sessions } from './tables.ts';

export type SessionView = z.infer<typeof sessionView>;

export function viewPerson({ id, email, fullName }: Person): z.infer<typeof personView> {
  return { id, email, fullName };
}

/** A session as its owner sees it; the token stays here. */
export function viewSession(row: typeof sessions.$inferSelect, currentId: string): SessionView {
  return {
    id: row.id,
    current: row.id === currentId,
    device: deviceOf(row.userAgent ?? ''),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.updatedAt.toISOString(),
  };
}
