import { getTableColumns } from 'drizzle-orm';
import type { Role } from '#domain/team/permissions.ts';
import type { Database } from '../platform/database/database.ts';
import type { Company } from './company-repository.ts';
import { companies } from './tables.ts';

/**
 * The companies in which a person is active, the oldest first. What every page asks first, so that it says for
 * whom it asks and asks in one statement, which is a transaction of its own.
 *
 * @param only the one company to look for
 */
export async function findOwnCompanies(
  { pool }: Pick<Database, 'pool'>,
  personId: string,
  only?: string,
): Promise<Company[]> {
  const { rows } = await pool.query<OwnCompanyRow>(
    only === undefined
      ? { name: 'own_companies', text: ownCompanies(''), values: [personId] }
      : {
          name: 'own_company',
          text: ownCompanies('and members.company_id = $2'),
          values: [personId, only],
        },
  );
  return rows.map(companyOf);
}

/** `offset 0` keeps the planner from reading any row before the scope is set; if it did, it would see none. */
function ownCompanies(andWhich: string): string {
  return `
    select own.* from (select set_config('landfall.person', $1, true)::uuid as person offset 0) as scope
    cross join lateral (
      select companies.*, users.name as created_by_name, members.role
      from members
      join companies on companies.id = members.company_id
      left join users on users.id = companies.created_by
      where members.user_id = scope.person and members.status = 'active' ${andWhich}
      order by companies.created_at, companies.id
      offset 0
    ) as own`;
}

type OwnCompanyRow = Record<string, unknown> & { created_by_name: string | null; role: Role };

const columns = Object.entries(getTableColumns(companies));

function companyOf(row: OwnCompanyRow): Company {
  const details = Object.fromEntries(
    columns.map(([field, column]) => {
      const value = row[column.name];
      return [field, value === null ? null : column.mapFromDriverValue(value)];
    }),
  );
  return {
    details: details as Company['details'],
    createdByName: row.created_by_name,
    role: row.role,
  };
}
