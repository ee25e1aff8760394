import { useCallback, useEffect, useState } from 'react';
import { listMembers, type MemberView } from '#contract/team.ts';
import { CallFailure, call } from '#web/platform/call.ts';

interface Members {
  /** `undefined` until they are read. */
  members: readonly MemberView[] | undefined;
  /** Why they could not be read. */
  failure: CallFailure | undefined;
  /**
   * Reads them again; the failure stays until the answer is there. Never throws.
   *
   * @returns whether they could be read.
   */
  refresh(): Promise<boolean>;
}

/** The people of one company, read when the component mounts. */
export function useMembers(companyId: string): Members {
  const [members, setMembers] = useState<readonly MemberView[]>();
  const [failure, setFailure] = useState<CallFailure>();

  const read = useCallback(
    async (signal?: AbortSignal) => {
      try {
        const answer = await call(listMembers, { params: { id: companyId }, ...(signal && { signal }) });
        setMembers(answer.members);
        setFailure(undefined);
        return true;
      } catch (error) {
        if (signal?.aborted) return false;
        if (!(error instanceof CallFailure)) throw error;
        setFailure(error);
        return false;
      }
    },
    [companyId],
  );

  useEffect(() => {
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();
  }, [read]);

  return { members, failure, refresh: () => read() };
}
