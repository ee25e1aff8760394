import { type SQL, sql } from 'drizzle-orm';
import { invalidCursor } from '../platform/database/keyset.ts';
import { anywhere } from '../platform/database/like-pattern.ts';
import type { Rows } from '../platform/database/scope.ts';

/** Which clients a list over all of them shows. */
interface ClientFilter {
  search?: string | undefined;
  owner?: string | undefined;
  place?: string | undefined;
}

/**
 * The clients of a filter with who is in charge. A search finds clients by name here; what else it finds is for the
 * list to say.
 */
export function shownClients({ search, owner, place }: ClientFilter): SQL {
  const pattern = search ? anywhere(search) : null;
  return sql`
    select companies.id, companies.name as company, companies.country, companies.company_type, companies.sub_type,
      assignments.owner_id, users.name as owner, coalesce(assignments.version, 0) as version,
      ${pattern}::text is null or companies.name ilike ${pattern} as is_found
    from companies
    left join assignments on assignments.company_id = companies.id
    left join users on users.id = assignments.owner_id
    where (${owner ?? null}::text is null
        or case when ${owner ?? null} = 'nobody' then assignments.owner_id is null
          else assignments.owner_id::text = ${owner ?? null} end)
      and (${place ?? null}::text is null
        or lower(companies.country) || '-' || coalesce(companies.sub_type, companies.company_type) = ${place ?? null})`;
}

/**
 * Sets the planner for one statement over all clients. Row-level security hides from it how many rows there are: it
 * would compare each with each, on disk.
 */
export async function planForAllClients({ orm }: Rows): Promise<void> {
  await orm.execute(
    sql`select set_config('enable_nestloop', 'off', true), set_config('work_mem', '32MB', true), set_config('jit', 'off', true)`,
  );
}

/** The place of a row in a list that is ordered by day and company first. */
export function writeCursor(values: readonly string[]): string {
  return Buffer.from(JSON.stringify(values)).toString('base64url');
}

const dayAndId = /^\d{4}-\d{2}-\d{2} [\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** @throws Failure 'invalid-input' for what is no such place */
export function readCursor(cursor: string, length: number): string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const isOurs =
      Array.isArray(values) &&
      values.length === length &&
      values.every((value) => typeof value === 'string' && !value.includes('\u0000')) &&
      dayAndId.test(`${values[0]} ${values[1]}`);
    if (isOurs) return values;
  } catch {
    // Refused like any other invalid cursor.
  }
  throw invalidCursor();
}
