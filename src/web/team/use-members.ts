import { useCallback } from 'react';
import { listMembers, type MemberView } from '#contract/team.ts';
import { call } from '#web/platform/call.ts';
import { type Reading, useReading } from '#web/platform/use-reading.ts';

/** The people of one company. */
export function useMembers(companyId: string): Reading<readonly MemberView[]> {
  const read = useCallback(
    async (signal?: AbortSignal) => (await call(listMembers, { params: { id: companyId }, signal })).members,
    [companyId],
  );
  return useReading(read);
}
