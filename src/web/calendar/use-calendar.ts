import { useCallback } from 'react';
import { type CalendarView, readCalendar } from '#contract/calendar.ts';
import { call } from '#web/platform/call.ts';
import { type Reading, useReading } from '#web/platform/use-reading.ts';

/** What falls due for one company. */
export function useCalendar(companyId: string): Reading<CalendarView> {
  const read = useCallback(
    async (signal?: AbortSignal) =>
      (await call(readCalendar, { params: { id: companyId }, signal })).calendar,
    [companyId],
  );
  return useReading(read);
}
