import { type SQL, sql } from 'drizzle-orm';
import type { TodayFilter } from '#contract/today.ts';
import type { CaseKind } from '#domain/cases/case-kind.ts';
import type { CompanyType, Country, SubType } from '#domain/catalogue/choices.ts';
import { type TodayGroup, todayGroups } from '#domain/today/today-groups.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { isCompanyClosed, isIncorporated } from '../cases/index.ts';
import { anywhere } from '../platform/database/like-pattern.ts';
import type { Rows } from '../platform/database/scope.ts';
import { planForAllClients, readCursor, shownClients, writeCursor } from './all-clients.ts';

/** A row of the agency's day as the database has it. */
export interface FoundRow {
  about: 'task' | 'paper' | 'licence' | 'deadline' | 'name' | 'voucher';
  /** Case, paper, date of a deadline or proposal; '' for the licence. */
  ref: string;
  /** Kind of a task's case. */
  kind: CaseKind | null;
  /** Task or deadline. */
  task: string;
  label: string;
  state: 'ready' | 'in-review' | 'returned' | null;
  turn: 'founder' | 'agency' | 'authority' | 'bank' | null;
  since: PlainDate | null;
  usual_shortest: number | null;
  usual_longest: number | null;
  due: PlainDate | null;
  /** What the list is ordered by. */
  sort: PlainDate;
  company_id: string;
  company: string;
  country: Country;
  company_type: CompanyType;
  sub_type: SubType | null;
  owner_id: string | null;
  owner: string | null;
  version: number;
  reminded_at: string | null;
  /** An address of the client whose emails come back. */
  returned: { address: string; since: string } | null;
}

interface FoundDay {
  counts: Partial<Record<TodayGroup, number>>;
  rows: FoundRow[];
}

/**
 * The rows of a group and the counts of all, of one statement and so of one moment: a count always equals its list.
 * @param showsMoney whether vouchers are among them, for those who may see clients' money
 * @param limit one more than shown tells whether there are others
 */
export async function findDay(
  { orm }: Rows,
  filter: TodayFilter,
  {
    today,
    expiringBy,
    limit,
    showsMoney,
  }: { today: PlainDate; expiringBy: PlainDate; limit: number; showsMoney: boolean },
): Promise<FoundDay> {
  const { group, search, cursor } = filter;
  const pattern = search ? anywhere(search) : null;
  const after = cursor === undefined ? sql`true` : afterCursor(cursor);
  await planForAllClients({ orm });
  const { rows } = await orm.execute<{ counts: FoundDay['counts']; rows: FoundRow[] | null }>(sql`
    with shown as materialized (${shownClients(filter)}), waiting as (
      select 'task' as about, company_id, case_id::text as ref, task, label, state, turn, since,
        usual_shortest, usual_longest, usual_until as due, coalesce(usual_until, since) as sort
      from open_tasks
      where turn <> 'founder' or usual_until < ${today}
      union all
      select 'paper', papers.company_id, papers.id::text, '', papers.kind, null, null, null,
        null, null, accepted.expires_on, accepted.expires_on
      from paper_versions as accepted
      join papers on papers.id = accepted.paper_id
      where accepted.state = 'accepted' and accepted.expires_on <= ${expiringBy}
        and not ${isCompanyClosed(sql`papers.company_id`)}
        and (papers.kind <> 'name-certificate' or not ${isIncorporated(sql`papers.company_id`)})
      union all
      select 'licence', company_id, '', '', '', null, null, null,
        null, null, licence_expires_on, licence_expires_on
      from clients
      where licence_expires_on <= ${expiringBy} and not ${isCompanyClosed(sql`clients.company_id`)}
      union all
      select 'deadline', company_id, occurrence, deadline, label, null, null, null,
        null, null, on_day, on_day
      from listed_deadlines
      where on_day <= ${expiringBy} and not is_conditional
      union all
      select 'name', company_id, id::text, '', name, null, null, null,
        null, null, reserved_until, reserved_until
      from name_proposals
      where state = 'reserved' and reserved_until <= ${expiringBy}
        and not ${isIncorporated(sql`name_proposals.company_id`)}
        and not ${isCompanyClosed(sql`name_proposals.company_id`)}
      union all
      select 'voucher', company_id, id::text, '', authority || ', ' || number, null,
        case state when 'proven' then 'agency' end, case state when 'proven' then paid_on end,
        null, null, expires_on, expires_on
      from vouchers
      where ${showsMoney} and (state = 'proven' or state = 'open' and expires_on <= ${expiringBy})
    ), found as not materialized (
      select waiting.*
      from waiting
      join shown on shown.id = waiting.company_id
      where shown.is_found or waiting.label ilike ${pattern}
    ), listed as (
      select * from found
      where ${inGroup(group, today)} and ${after}
      order by sort, company_id, ref, task
      limit ${limit}
    )
    select
      (select json_build_object(${sql.join(
        todayGroups.map(
          (each) => sql`${sql.raw(`'${each}'`)}, count(*) filter (where ${inGroup(each, today)})`,
        ),
        sql`, `,
      )}) from found) as counts,
      (select json_agg(row_to_json(page) order by sort, company_id, ref, task) from (
        select listed.*, shown.*, (
          select max(asked_at) from reminders where reminders.company_id = listed.company_id
        ) as reminded_at, (
          select kind from cases where cases.id = case about when 'task' then listed.ref::uuid end
        ) as kind, ${returnedOf(sql`listed.company_id`)} as returned
        from listed join shown on shown.id = listed.company_id
      ) as page) as rows`);
  const [day] = rows;
  return { counts: day?.counts ?? {}, rows: day?.rows ?? [] };
}

/** The address of a client whose emails have come back the longest, as JSON. */
function returnedOf(company: SQL): SQL {
  return sql`(
    select json_build_object('address', address, 'since', since)
    from undeliverable_addresses
    where address in (
      select lower(users.email) from members join users on users.id = members.user_id
      where members.company_id = ${company} and members.status = 'active'
      union all
      select lower(clients.email) from clients
      where clients.company_id = ${company}
        and not exists (select from members where members.company_id = ${company} and members.status = 'active')
    )
    order by since, address
    limit 1
  )`;
}

/** Which rows a group has; what is late with an authority is also with one. */
function inGroup(group: TodayGroup, today: PlainDate): SQL {
  switch (group) {
    case 'ours':
      return sql`turn = 'agency'`;
    case 'client-late':
      return sql`turn = 'founder'`;
    case 'authority-late':
      return sql`turn in ('authority', 'bank') and due < ${today}`;
    case 'with-authority':
      return sql`turn in ('authority', 'bank')`;
    case 'expiring':
      return sql`about <> 'task' and turn is null`;
  }
}

/** The place of a row in its list. */
export function cursorOf({ sort, company_id, ref, task }: FoundRow): string {
  return writeCursor([sort, company_id, ref, task]);
}

function afterCursor(cursor: string): SQL {
  const [sort, company, ref, task] = readCursor(cursor, 4);
  return sql`(sort, company_id, ref, task) > (${sort}::date, ${company}::uuid, ${ref}::text, ${task}::text)`;
}
