import { rowsPerPage } from '#contract/paging.ts';
import type { TodayFilter, TodayRow } from '#contract/today.ts';
import type { Person } from '#domain/accounts/person.ts';
import { workingDaysBetween } from '#domain/cases/waiting.ts';
import { jurisdictionIdOf } from '#domain/catalogue/choices.ts';
import { mayAsStaff, type StaffRole } from '#domain/staff/permissions.ts';
import { expiringWithinDays, type TodayGroup } from '#domain/today/today-groups.ts';
import { addDays, addYears, type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { refreshListedDeadlines } from '../calendar/index.ts';
import {
  findWindowsOf,
  type OwnWindow,
  refreshOpenTasks,
  type StepOfPlace,
  windowKeyOf,
} from '../cases/index.ts';
import { workCalendarOf } from '../plans/index.ts';
import { inScope } from '../platform/database/scope.ts';
import type { TodayPorts } from './ports.ts';
import { cursorOf, type FoundRow, findDay } from './today-repository.ts';

/** A page of the agency's day, with the counts of every group. */
interface Today {
  counts: Record<TodayGroup, number>;
  rows: TodayRow[];
  nextCursor: string | null;
  total: number;
}

/** What waits and for whom, as of today in UTC. */
export async function readToday(
  services: TodayPorts,
  { staff, role }: { staff: Pick<Person, 'id'>; role: StaffRole },
  filter: TodayFilter,
): Promise<Today> {
  await refreshOpenTasks(services);
  await refreshListedDeadlines(services);
  const today = plainDate(services.clock().toISOString().slice(0, 10));
  const expiringBy = addDays(today, expiringWithinDays);
  const { found, windows } = await inScope(services.database, { staff: staff.id }, async (transaction) => {
    const day = await findDay(transaction, filter, {
      today,
      expiringBy,
      limit: rowsPerPage + 1,
      showsMoney: mayAsStaff(role, 'read-money'),
    });
    const steps = day.rows.flatMap(stepOf);
    return { found: day, windows: await findWindowsOf(transaction, steps, today) };
  });
  const counts = {
    ours: 0,
    'client-late': 0,
    'authority-late': 0,
    expiring: 0,
    'with-authority': 0,
    ...found.counts,
  };
  const page = found.rows.slice(0, rowsPerPage);
  const last = page.at(-1);
  const waited = await countWaited(page, today);
  return {
    counts,
    rows: page.map((row) => viewRow(row, { group: filter.group, today, windows, waited })),
    nextCursor: last && found.rows.length > rowsPerPage ? cursorOf(last) : null,
    total: counts[filter.group],
  };
}

/** The step of a row that is with an authority or a bank. */
function stepOf({ about, kind, turn, task, ...row }: FoundRow): StepOfPlace[] {
  if (about !== 'task' || !kind || (turn !== 'authority' && turn !== 'bank')) return [];
  const { country, company_type: companyType, sub_type } = row;
  return [{ place: jurisdictionIdOf({ country, companyType, subType: sub_type ?? undefined }), kind, task }];
}

/** Working days since each row's day, by country and day: most rows of a page share theirs. Those of a year ago have none. */
async function countWaited(
  rows: readonly FoundRow[],
  today: PlainDate,
): Promise<ReadonlyMap<string, number>> {
  const waited = new Map<string, number>();
  const firstCounted = addYears(today, -1);
  for (const row of rows) {
    const { country, since } = row;
    if (since === null || since < firstCounted || waited.has(waitKeyOf(row))) continue;
    waited.set(waitKeyOf(row), workingDaysBetween(since, today, await workCalendarOf(country)));
  }
  return waited;
}

const waitKeyOf = ({ country, since }: Pick<FoundRow, 'country' | 'since'>) => `${country} ${since}`;

function viewRow(
  row: FoundRow,
  {
    group,
    today,
    windows,
    waited,
  }: {
    group: TodayGroup;
    today: PlainDate;
    windows: ReadonlyMap<string, OwnWindow>;
    waited: ReadonlyMap<string, number>;
  },
): TodayRow {
  const { company_id: id, company: name, country, company_type: companyType, sub_type: subType } = row;
  const { about, ref, task, state, since, usual_shortest: shortest, usual_longest: longest, due } = row;
  return {
    key: [group, id, ref, task].join(' '),
    group,
    company: { id, name, country, companyType, subType },
    about,
    task: about === 'task' && state ? { caseId: ref, id: task, state } : null,
    label: row.label,
    turn: row.turn,
    since,
    workingDays: waited.get(waitKeyOf(row)) ?? null,
    usual: shortest !== null && longest !== null ? { shortest, longest } : null,
    here:
      stepOf(row)
        .map(windowKeyOf)
        .map((key) => windows.get(key) ?? null)[0] ?? null,
    due,
    isLate: due !== null && due < today,
    owner: row.owner_id ? { id: row.owner_id, name: row.owner ?? '' } : null,
    version: row.version,
    remindedAt: row.reminded_at && new Date(row.reminded_at).toISOString(),
    returned: row.returned && { ...row.returned, since: new Date(row.returned.since).toISOString() },
  };
}
