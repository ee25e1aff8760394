import { eq, sql } from 'drizzle-orm';
import type { CaseKind } from '#domain/cases/case-kind.ts';
import type { Turn } from '#domain/cases/task-template.ts';
import type { Currency } from '#domain/values/money.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import type { Rows } from '../platform/database/scope.ts';
import { installation } from '../platform/database/tables.ts';

/** Days from one to another, both included. */
interface Days {
  from: string;
  until: string;
}

export interface ReportedCase {
  [column: string]: unknown;
  company_id: string;
  company: string;
  kind: CaseKind;
  on: PlainDate;
}

/** Cases opened in the period, by the days of the time zone. */
export async function findOpened({ orm }: Rows, { from, until, timeZone }: Days & { timeZone: string }) {
  const { rows } = await orm.execute<ReportedCase>(sql`
    select companies.id as company_id, companies.name as company, cases.kind,
      to_char(cases.opened_at at time zone ${timeZone}, 'YYYY-MM-DD') as on
    from cases join companies on companies.id = cases.company_id
    where cases.opened_at >= (${from}::date)::timestamp at time zone ${timeZone}
      and cases.opened_at < (${until}::date + 1)::timestamp at time zone ${timeZone}
    order by cases.opened_at, cases.id`);
  return rows;
}

/** Cases whose last task ended in the period. */
export async function findDone({ orm }: Rows, { from, until }: Days) {
  const { rows } = await orm.execute<ReportedCase>(sql`
    select companies.id as company_id, companies.name as company, cases.kind, cases.closed_on::text as on
    from cases join companies on companies.id = cases.company_id
    where cases.closed_on between ${from}::date and ${until}::date
    order by cases.closed_on, cases.id`);
  return rows;
}

export async function countWaiting({ orm }: Rows): Promise<Partial<Record<Turn, number>>> {
  const { rows } = await orm.execute<{ turn: Turn; count: number }>(
    sql`select turn, count(*)::int as count from open_tasks group by turn`,
  );
  return Object.fromEntries(rows.map(({ turn, count }) => [turn, count]));
}

/** A task that was approved, with how long it was with whom it was filed. */
export interface AnsweredTask {
  [column: string]: unknown;
  company_id: string;
  company: string;
  place: string;
  kind: CaseKind;
  task: string;
  filed_on: PlainDate;
  approved_on: PlainDate;
  working_days: number;
}

/** What was approved in the period, the latest last. */
export async function findAnswered({ orm }: Rows, { from, until }: Days): Promise<AnsweredTask[]> {
  const { rows } = await orm.execute<AnsweredTask>(sql`
    select companies.id as company_id, companies.name as company, task_times.place, task_times.kind, task_times.task,
      filed_on::text as filed_on, approved_on::text as approved_on, working_days
    from task_times join companies on companies.id = task_times.company_id
    where approved_on between ${from}::date and ${until}::date
    order by place, kind, task, approved_on, companies.id`);
  return rows;
}

/** Something that was earned, as the ledger has it; the case may be gone since. */
export interface EarnedEntry {
  [column: string]: unknown;
  company_id: string;
  company: string;
  kind: CaseKind | null;
  currency: Currency;
  label: string;
  on: PlainDate;
  amount: number;
}

/** Our fees that were earned in the period, tax not included; what was taken back is negative. */
export async function findEarned({ orm }: Rows, { from, until }: Days): Promise<EarnedEntry[]> {
  const { rows } = await orm.execute<EarnedEntry>(sql`
    select entries.company_id, coalesce(companies.name, '') as company, cases.kind, entries.currency, lines.label,
      posted.on_day::text as on, (-entries.amount)::float8 as amount
    from ledger_entries as entries
    join ledger_transactions as posted on posted.id = entries.transaction_id
    join ledger_lines as lines on lines.id = entries.line
    left join companies on companies.id = entries.company_id
    left join cases on cases.id = entries.case_id
    where entries.account = 'fee' and posted.on_day between ${from}::date and ${until}::date
    order by cases.kind, entries.currency, posted.on_day, posted.recorded_at`);
  return rows;
}

/** Something of a case that came back. */
export interface ReturnedTask {
  [column: string]: unknown;
  company_id: string;
  company: string;
  place: string;
  task: string;
  on: PlainDate;
}

/** What authorities and banks sent back or refused in the period and staff have not undone. */
export async function findReturned({ orm }: Rows, { from, until }: Days): Promise<ReturnedTask[]> {
  const { rows } = await orm.execute<ReturnedTask>(sql`
    select companies.id as company_id, companies.name as company, came.task, came.on_day::text as on,
      lower(companies.country) || '-' || coalesce(companies.sub_type, companies.company_type) as place
    from case_events as came
    join companies on companies.id = came.company_id
    where came.kind in ('returned', 'refused') and came.detail ->> 'from' in ('authority', 'bank')
      and came.on_day between ${from}::date and ${until}::date
      and coalesce((
        select later.kind from case_events as later
        where later.company_id = came.company_id and later.case_id = came.case_id
          and later.task = came.task and later.position > came.position
        order by position limit 1
      ), '') <> 'undone'
    order by came.on_day, companies.id, came.task`);
  return rows;
}

/** A licence or a paper that expires. */
export interface Renewal {
  [column: string]: unknown;
  company_id: string;
  company: string;
  kind: 'licence' | 'paper';
  label: string;
  on: PlainDate;
}

export async function findRenewals({ orm }: Rows, { from, until }: Days): Promise<Renewal[]> {
  const { rows } = await orm.execute<Renewal>(sql`
    select companies.id as company_id, companies.name as company, expiring.kind, expiring.label,
      expiring.on_day::text as on
    from (
      select company_id, 'licence' as kind, '' as label, licence_expires_on as on_day from clients
      union all
      select papers.company_id, 'paper', papers.kind, accepted.expires_on
      from paper_versions as accepted join papers on papers.id = accepted.paper_id
      where accepted.state = 'accepted'
    ) as expiring
    join companies on companies.id = expiring.company_id
    where expiring.on_day between ${from}::date and ${until}::date
    order by expiring.on_day, companies.id, expiring.kind, expiring.label`);
  return rows;
}

const timeZoneName = 'time-zone';

/** Where the installation's days begin and end; UTC until somebody says otherwise. */
export async function readTimeZone({ orm }: Rows): Promise<string> {
  const [row] = await orm
    .select({ value: installation.value })
    .from(installation)
    .where(eq(installation.name, timeZoneName));
  return row?.value ?? 'UTC';
}

export async function storeTimeZone({ orm }: Rows, timeZone: string): Promise<void> {
  await orm
    .insert(installation)
    .values({ name: timeZoneName, value: timeZone })
    .onConflictDoUpdate({ target: installation.name, set: { value: sql`excluded.value` } });
}
