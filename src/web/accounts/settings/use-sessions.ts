import { useCallback, useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { listSessions, type sessionView } from '#contract/accounts.ts';
import { call } from '#web/platform/call.ts';

export type SessionView = z.infer<typeof sessionView>;

export interface Sessions {
  /** `undefined` until they are read. */
  sessions: readonly SessionView[] | undefined;
  /** When they were read: what 'last used' is counted from. */
  readAt: Date;
  /** Why they could not be read. */
  failure: unknown;
  isReading: boolean;
  /** Reads them again and answers whether that worked. Meanwhile, what is known stays. Never throws. */
  refresh(): Promise<boolean>;
}

/** The open sessions of the signed-in person. */
export function useSessions(): Sessions {
  const [sessions, setSessions] = useState<readonly SessionView[]>();
  const [readAt, setReadAt] = useState(() => new Date());
  const [failure, setFailure] = useState<unknown>();
  const [isReading, setIsReading] = useState(true);

  const refresh = useCallback(async (signal?: AbortSignal) => {
    setIsReading(true);
    try {
      const answer = await call(listSessions, signal ? { signal } : {});
      setSessions(answer.sessions);
      setReadAt(new Date());
      setFailure(undefined);
      return true;
    } catch (error) {
      if (!signal?.aborted) setFailure(error);
      return false;
    } finally {
      if (!signal?.aborted) setIsReading(false);
    }
  }, []);

  useEffect(() => {
    const controller = new AbortController();
    void refresh(controller.signal);
    return () => controller.abort();
  }, [refresh]);

  return { sessions, readAt, failure, isReading, refresh: () => refresh() };
}
