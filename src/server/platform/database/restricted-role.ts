import type pg from 'pg';
import type { Database } from './database.ts';

/** Under which role the application works where its user would pass row-level security. */
export const restrictedRole = 'landfall_application';

/**
 * Row-level security holds for everybody but superusers and roles with BYPASSRLS, as which many a database is
 * handed over. For those there is a role of our own that the application takes on.
 *
 * @returns the role's name; `undefined` where the user that connects is held by row-level security itself, or
 *   'impossible' where it is not and may not make roles either
 */
export async function restrictedRoleFor({
  pool,
}: Pick<Database, 'pool'>): Promise<typeof restrictedRole | 'impossible' | undefined> {
  if (!(await passesRowSecurity(pool))) return undefined;
  try {
    await pool.query(makeRole);
    return restrictedRole;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === insufficientPrivilege)
      return 'impossible';
    throw error;
  }
}

/** Databases share the roles of their server but no locks: installations of two may make the role at once. */
const makeRole = `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${restrictedRole}') then
      create role ${restrictedRole} nologin;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$;
  do $$ begin
    if not pg_has_role(current_user, '${restrictedRole}', 'member') then
      grant ${restrictedRole} to current_user;
    end if;
  end $$`;

const insufficientPrivilege = '42501';

/** Whether the user of a connection sees every row whatever a transaction says. */
export async function passesRowSecurity(connection: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const { rows } = await connection.query(
    'select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user',
  );
  return rows[0]?.passes ?? false;
}
