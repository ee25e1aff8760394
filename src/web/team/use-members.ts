import { listMembers } from '#contract/team.ts';
import { useQuery } from '#web/platform/query.ts';

/** The people of one company. */
export function useMembers(companyId: string) {
  return useQuery(listMembers, { params: { id: companyId } });
}
