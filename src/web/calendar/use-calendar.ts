import { readCalendar } from '#contract/calendar.ts';
import { useQuery } from '#web/platform/query.ts';

/** What falls due for one company. */
export function useCalendar(companyId: string) {
  return useQuery(readCalendar, { params: { id: companyId } });
}
