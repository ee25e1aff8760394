import type { Database } from './database.ts';

/** The database's time in microseconds, by which all instances agree on what came first. */
export async function databaseTime({ pool }: Pick<Database, 'pool'>): Promise<string> {
  const { rows } = await pool.query<{ now: string }>('select clock_timestamp()::text as now');
  return rows[0]?.now ?? '';
}
