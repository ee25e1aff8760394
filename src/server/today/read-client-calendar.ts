import type { ClientCalendarFilter, ClientCalendarRow } from '#contract/client-calendar.ts';
import { rowsPerPage } from '#contract/paging.ts';
import type { Person } from '#domain/accounts/person.ts';
import { addMonths, addYears, endOfMonth, type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { refreshListedDeadlines } from '../calendar/index.ts';
import { refreshOpenTasks } from '../cases/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { cursorOf, type FoundEntry, findCalendar } from './client-calendar-repository.ts';
import type { TodayPorts } from './ports.ts';

/** A page of the calendar over all clients. */
interface ClientCalendar {
  today: PlainDate;
  counts: { overdue: number; coming: number; months: { month: string; count: number }[] };
  rows: ClientCalendarRow[];
  nextCursor: string | null;
  total: number;
}

/** What falls due for all clients in the next twelve months, and what is overdue for less than a year. */
export async function readClientCalendar(
  services: TodayPorts,
  staff: Pick<Person, 'id'>,
  filter: ClientCalendarFilter,
): Promise<ClientCalendar> {
  await refreshOpenTasks(services);
  await refreshListedDeadlines(services);
  const today = plainDate(services.clock().toISOString().slice(0, 10));
  const from = addYears(today, -1);
  // Whole months, so that a month's count is that of all its days.
  const until = endOfMonth(addMonths(today, 12));
  const { overdue, coming, months, rows } = await inScope(
    services.database,
    { staff: staff.id },
    (transaction) => findCalendar(transaction, filter, { today, from, until, limit: rowsPerPage + 1 }),
  );
  const page = rows.slice(0, rowsPerPage);
  const last = page.at(-1);
  const { when } = filter;
  return {
    today,
    counts: { overdue, coming, months },
    rows: page.map((row) => viewRow(row, today)),
    nextCursor: last && rows.length > rowsPerPage ? cursorOf(last) : null,
    total:
      when === undefined
        ? coming
        : when === 'overdue'
          ? overdue
          : (months.find(({ month }) => month === when)?.count ?? 0),
  };
}

function viewRow(row: FoundEntry, today: PlainDate): ClientCalendarRow {
  const { on_day: on, kind, ref, item, label, is_conditional: isConditional, turn } = row;
  const { company_id: id, company: name, country, company_type: companyType, sub_type: subType } = row;
  return {
    key: [kind, id, ref, item].join(' '),
    on,
    kind,
    label,
    isConditional,
    turn,
    isOverdue: on < today,
    company: { id, name, country, companyType, subType },
    owner: row.owner_id ? { id: row.owner_id, name: row.owner ?? '' } : null,
  };
}
