import type pg from 'pg';
import type { Database } from './database.ts';

/** Under which role the application works where its user would pass row-level security. */
export const restrictedRole = 'landfall_application';

/** The advisory lock of whoever makes the role, which all databases of a server share. */
const makingRole = 4_127_004;

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
  const client = await pool.connect();
  try {
    if (!(await passesRowSecurity(client))) return undefined;
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [makingRole]);
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [restrictedRole]);
    if (rowCount === 0) {
      await client.query(`create role ${restrictedRole} nologin`);
      await client.query(`grant ${restrictedRole} to current_user`);
    }
    await client.query('commit');
    return restrictedRole;
  } catch (error) {
    await client.query('rollback');
    if (error instanceof Error && 'code' in error && error.code === insufficientPrivilege)
      return 'impossible';
    throw error;
  } finally {
    client.release();
  }
}

const insufficientPrivilege = '42501';

/** Whether the user of a connection sees every row whatever a transaction says. */
export async function passesRowSecurity(connection: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await connection.query(
    'select rolsuper or rolbypassrls as passes from pg_roles where rolname = current_user',
  );
  return rows[0]?.passes ?? false;
}
