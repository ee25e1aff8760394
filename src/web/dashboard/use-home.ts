import { type CalendarView, readCalendar } from '#contract/calendar.ts';
import { listRequests, type ServiceRequestView } from '#contract/requests.ts';
import { useQuery } from '#web/platform/query.ts';
import { type FormationQuery, useFormation } from '#web/platform/use-formation.ts';

/** What home knows of one company; each part is `undefined` until it is loaded. */
export interface HomeQuery {
  formation: FormationQuery;
  calendar: CalendarView | undefined;
  /** Whether the calendar could not be read, so that it is not waited for. */
  isCalendarUnread: boolean;
  requests: readonly ServiceRequestView[] | undefined;
}

/** Reads what home shows of a company. Only a formation that cannot be read leaves home without its next step. */
export function useHome(companyId: string | undefined): HomeQuery {
  const given = { params: { id: companyId ?? '' } };
  const formation = useFormation(companyId);
  const isPlanned = formation.formation !== undefined;
  const calendar = useQuery(readCalendar, given, { enabled: isPlanned, keepsLast: false });
  const requests = useQuery(listRequests, given, { enabled: companyId !== undefined, keepsLast: false });
  return {
    formation,
    calendar: calendar.data?.calendar,
    isCalendarUnread: calendar.data === undefined && calendar.failure !== undefined,
    requests: requests.data?.requests,
  };
}
