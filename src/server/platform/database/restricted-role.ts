import type pg from 'pg';
import type { Database } from './database.ts';

/**
 * The application's role, where possible. It may only read and write rows: row-level security applies to it, and it
 * can neither disable a trigger nor alter a table.
 */
export const restrictedRole = 'landfall_application';

/**
 * Creates the restricted role if missing and lets the connecting user switch to it.
 * @returns whether the application can use it; the user may lack the right to create roles
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
 * Databases of one server share roles but not locks, so two installations may create the role concurrently. From
 * PostgreSQL 16 on, a member may lack the right to switch to it.
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

/** Whether the user of a connection bypasses row-level security. */
export async function passesRowSecurity(connection: Pick<pg.Pool, 'query'>): Promise<boolean> {
  const { rows } = await connection.query(
    'select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user',
  );
  return rows[0]?.passes ?? false;
}
