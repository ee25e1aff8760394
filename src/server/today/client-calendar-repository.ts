import { type SQL, sql } from 'drizzle-orm';
import type { ClientCalendarFilter } from '#contract/client-calendar.ts';
import type { Turn } from '#domain/cases/task-template.ts';
import type { CompanyType, Country, SubType } from '#domain/catalogue/choices.ts';
import type { CalendarKind } from '#domain/today/calendar-kinds.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { isCompanyClosed, isIncorporated } from '../cases/index.ts';
import { anywhere } from '../platform/database/like-pattern.ts';
import type { Rows } from '../platform/database/scope.ts';
import { planForAllClients, readCursor, shownClients, writeCursor } from './all-clients.ts';

/** Something that falls due, as the database has it. */
export interface FoundEntry {
  on_day: PlainDate;
  kind: CalendarKind;
  /** Which one of the company's: a date of a duty, a case, a paper, a proposal. */
  ref: string;
  item: string;
  label: string;
  is_conditional: boolean;
  turn: Turn | null;
  company_id: string;
  company: string;
  country: Country;
  company_type: CompanyType;
  sub_type: SubType | null;
  owner_id: string | null;
  owner: string | null;
}

interface FoundCalendar {
  overdue: number;
  coming: number;
  months: { month: string; count: number }[];
  rows: FoundEntry[];
}

/**
 * A page of what falls due for all clients and the counts of all lists, of one statement and so of one moment.
 * @param limit one more than shown tells whether there are others
 */
export async function findCalendar(
  { orm }: Rows,
  filter: ClientCalendarFilter,
  { today, from, until, limit }: { today: PlainDate; from: PlainDate; until: PlainDate; limit: number },
): Promise<FoundCalendar> {
  const { when, kind, search, cursor } = filter;
  const pattern = search ? anywhere(search) : null;
  const within = (day: SQL) => sql`${day} between ${from}::date and ${until}::date`;
  const shownEntries = (days: (day: SQL) => SQL) => {
    const kinds = entriesOf(days).flatMap(([each, entries]) =>
      kind === undefined || kind === each ? [entries] : [],
    );
    return sql`
      select entries.*
      from (${sql.join(kinds, sql` union all `)}) as entries
      join shown on shown.id = entries.company_id
      where shown.is_found or entries.label ilike ${pattern}`;
  };
  // The page lies between these days, so that it is looked for in few of them.
  const first = cursor === undefined || dayOf(cursor) < from ? from : dayOf(cursor);
  const pageDays = (day: SQL) =>
    sql`${day} between ${first}::date and (select on_day from last_day) and ${listOf(when, today, day)}`;
  await planForAllClients({ orm });
  const { rows } = await orm.execute<{
    overdue: number;
    coming: number;
    months: FoundCalendar['months'] | null;
    rows: FoundEntry[] | null;
  }>(sql`
    with shown as materialized (${shownClients(filter)}), days as materialized (
      select on_day, count(*)::int as count from (${shownEntries(within)}) as found group by on_day
    ), last_day as materialized (
      select coalesce(min(on_day), ${until}::date) as on_day
      from (
        select on_day, sum(count) over (order by on_day) as entries
        from days
        where ${listOf(when, today)} and ${cursor === undefined ? sql`true` : sql`on_day > ${first}::date`}
      ) as counted
      where entries >= ${limit}
    ), listed as (
      select * from (${shownEntries(pageDays)}) as found
      where ${cursor === undefined ? sql`true` : afterCursor(cursor)}
      order by on_day, company_id, kind, ref, item
      limit ${limit}
    )
    select
      (select coalesce(sum(count), 0)::int from days where ${listOf('overdue', today)}) as overdue,
      (select coalesce(sum(count), 0)::int from days where ${listOf(undefined, today)}) as coming,
      (select json_agg(json_build_object('month', month, 'count', count) order by month) from (
        select to_char(on_day, 'YYYY-MM') as month, sum(count)::int as count
        from days
        where on_day >= date_trunc('month', ${today}::date)
        group by 1
      ) as counted) as months,
      (select json_agg(row_to_json(page) order by on_day, company_id, kind, ref, item) from (
        select listed.*, shown.*
        from listed join shown on shown.id = listed.company_id
      ) as page) as rows`);
  const [found] = rows;
  return {
    overdue: found?.overdue ?? 0,
    coming: found?.coming ?? 0,
    months: found?.months ?? [],
    rows: found?.rows ?? [],
  };
}

/** What each kind of entry is read from. */
function entriesOf(within: (day: SQL) => SQL): readonly (readonly [CalendarKind, SQL])[] {
  return [
    [
      'deadline',
      sql`select on_day, 'deadline' as kind, company_id, occurrence as ref, deadline as item, label,
          is_conditional, null::text as turn
        from listed_deadlines where ${within(sql`on_day`)}`,
    ],
    [
      'step',
      sql`select usual_until as on_day, 'step' as kind, company_id, case_id::text as ref, task as item, label,
          false as is_conditional, turn
        from open_tasks where ${within(sql`usual_until`)}`,
    ],
    [
      'paper',
      sql`select accepted.expires_on as on_day, 'paper' as kind, papers.company_id, papers.id::text as ref, '' as item,
          papers.kind as label, false as is_conditional, null::text as turn
        from paper_versions as accepted
        join papers on papers.id = accepted.paper_id
        where accepted.state = 'accepted' and ${within(sql`accepted.expires_on`)}
          and not ${isCompanyClosed(sql`papers.company_id`)}
          and (papers.kind <> 'name-certificate' or not ${isIncorporated(sql`papers.company_id`)})`,
    ],
    [
      'licence',
      sql`select licence_expires_on as on_day, 'licence' as kind, company_id, '' as ref, '' as item, '' as label,
          false as is_conditional, null::text as turn
        from clients where ${within(sql`licence_expires_on`)}
          and not ${isCompanyClosed(sql`clients.company_id`)}`,
    ],
    [
      'name',
      sql`select reserved_until as on_day, 'name' as kind, company_id, id::text as ref, '' as item, name as label,
          false as is_conditional, null::text as turn
        from name_proposals where state = 'reserved' and ${within(sql`reserved_until`)}
          and not ${isIncorporated(sql`name_proposals.company_id`)}
          and not ${isCompanyClosed(sql`name_proposals.company_id`)}`,
    ],
  ];
}

/** Which entries a list has. */
function listOf(when: ClientCalendarFilter['when'], today: PlainDate, day: SQL = sql`on_day`): SQL {
  if (when === undefined) return sql`${day} >= ${today}::date`;
  if (when === 'overdue') return sql`${day} < ${today}::date`;
  const first = `${when}-01`;
  return sql`${day} >= ${first}::date and ${day} < ${first}::date + interval '1 month'`;
}

/** The place of an entry in its list. */
export function cursorOf({ on_day, company_id, kind, ref, item }: FoundEntry): string {
  return writeCursor([on_day, company_id, kind, ref, item]);
}

function dayOf(cursor: string): string {
  return readCursor(cursor, 5)[0] as string;
}

function afterCursor(cursor: string): SQL {
  const [day, company, kind, ref, item] = readCursor(cursor, 5);
  return sql`(on_day, company_id, kind, ref, item)
    > (${day}::date, ${company}::uuid, ${kind}::text, ${ref}::text, ${item}::text)`;
}
