import { Column, getTableColumns } from 'drizzle-orm';
import { may, type Role } from '#domain/team/permissions.ts';
import type { Database } from '../platform/database/database.ts';
import { laneStatement } from '../platform/database/lanes.ts';
import type { SessionToken } from '../platform/session.ts';
import type { Company } from './company-repository.ts';
import { companies } from './tables.ts';

/**
 * The companies that a person may read, oldest first; a shareholder's are not among them.
 * @param only the one company to look for, also where the person may not read it: the caller checks the permission
 */
export async function findOwnCompanies(
  { lanes }: Pick<Database, 'lanes'>,
  personId: string,
  only?: string,
): Promise<Company[]> {
  const rows =
    only === undefined
      ? await lanes.run(companiesOfPerson, [personId])
      : await lanes.run(companyOfPerson, [personId, only]);
  return rows.filter(({ role }) => only !== undefined || may(role, 'read-company')).map(companyOf);
}

/** The same for the owner of an open session, without waiting for the session lookup. */
export async function findCompaniesOfSession(
  { lanes }: Pick<Database, 'lanes'>,
  { token, now }: SessionToken,
  only?: string,
): Promise<Company[]> {
  const rows =
    only === undefined
      ? await lanes.run(companiesOfSession, [token, now])
      : await lanes.run(companyOfSession, [token, now, only]);
  return rows.filter(({ role }) => only !== undefined || may(role, 'read-company')).map(companyOf);
}

/**
 * Sets the scope, finds the person's memberships and enters the company before its row is read, so that the first
 * condition of the `companies` policy applies; for further companies it looks up the memberships once. `offset 0` keeps
 * the planner from reading a row before its scope is set, which would return none.
 */
const ownCompanies = (person: string, condition: string) => `
  select companies.*, users.name as created_by_name, entered.role
  from (
    select set_config('landfall.person', person.id::text, true)::uuid as person from (${person}) as person offset 0
  ) as scope
  cross join lateral (
    select members.role, set_config('landfall.company', members.company_id::text, true)::uuid as company_id
    from members
    where members.user_id = scope.person and members.status = 'active' ${condition}
    offset 0
  ) as entered
  cross join lateral (select * from companies where companies.id = entered.company_id offset 0) as companies
  left join users on users.id = companies.created_by
  order by companies.created_at, companies.id`;

const person = 'select $1::uuid as id';
const personOfSession = 'select user_id as id from sessions where token = $1 and expires_at > $2';

const companiesOfPerson = laneStatement<OwnCompanyRow>('own_companies', ownCompanies(person, ''));
const companyOfPerson = laneStatement<OwnCompanyRow>(
  'own_company',
  ownCompanies(person, 'and members.company_id = $2'),
);
const companiesOfSession = laneStatement<OwnCompanyRow>(
  'companies_of_session',
  ownCompanies(personOfSession, ''),
);
const companyOfSession = laneStatement<OwnCompanyRow>(
  'company_of_session',
  ownCompanies(personOfSession, 'and members.company_id = $3'),
);

type OwnCompanyRow = Record<string, unknown> & { created_by_name: string | null; role: Role };

/** Converts only some columns: a list of a hundred companies has thousands of values. */
const columns = Object.entries(getTableColumns(companies)).map(([field, column]) => ({
  field,
  name: column.name,
  convert:
    column.mapFromDriverValue === Column.prototype.mapFromDriverValue || column.dataType === 'date'
      ? undefined
      : (value: unknown) => column.mapFromDriverValue(value),
}));

function companyOf(row: OwnCompanyRow): Company {
  const details: Record<string, unknown> = {};
  for (const { field, name, convert } of columns) {
    const value = row[name];
    details[field] = value === null || !convert ? value : convert(value);
  }
  return {
    details: details as unknown as Company['details'],
    createdByName: row.created_by_name,
    role: row.role,
  };
}
