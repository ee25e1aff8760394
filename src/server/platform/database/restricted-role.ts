import type pg from 'pg';
import type { Database } from './database.ts';

/**
 * The role that the application works under where it can. It may read and write rows, no more: row-level security
 * holds it, and it can neither switch off a trigger nor change a table.
 */
export const restrictedRole = 'landfall_application';

/**
 * Makes the restricted role where it lacks, and lets the user that connects take it on.
 *
 * @returns whether the application can work under it; the user may lack the right to make roles
 */
export async function openRestrictedRole({ pool }: Pick<Database, 'pool'>): Promise<boolean> {
  try {
    await pool.query(makeRole);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === insufficientPrivilege) return false;
    throw error;
  }
}

/**
 * Databases share the roles of their server but no locks: installations on two may make the role at once. From
 * PostgreSQL 16 on a member may lack the right to take the role on.
 */
const makeRole = `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${restrictedRole}') then
      create role ${restrictedRole} nologin;
    end if;
  exception when duplicate_object or unique_violation then null;
  end $$;
  do $$ begin
    if not pg_has_role(current_user, '${restrictedRole}',
      case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end)
    then
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
