import type * as z from 'zod/mini';
import { listSessions, type sessionView } from '#contract/accounts.ts';
import { useQuery } from '#web/platform/query.ts';

export type SessionView = z.infer<typeof sessionView>;

/** The open sessions of the signed-in person. */
export function useSessions() {
  return useQuery(listSessions, {});
}
