import type * as z from 'zod/mini';
import { listSessions, type sessionView } from '#contract/accounts.ts';
import { call } from '#web/platform/call.ts';
import { type Reading, useReading } from '#web/platform/use-reading.ts';

export type SessionView = z.infer<typeof sessionView>;

/** The open sessions of the signed-in person. */
export function useSessions(): Reading<readonly SessionView[]> {
  return useReading(read);
}

async function read(signal?: AbortSignal): Promise<readonly SessionView[]> {
  return (await call(listSessions, { signal })).sessions;
}
