import type pg from 'pg';
import pgBoss from 'pg-boss/package.json' with { type: 'json' };

/** Where pg-boss keeps its tables. */
export const jobSchema = 'pgboss';

/**
 * Brings the tables of the job queue up to the version of pg-boss that is installed. The package itself is
 * loaded only where there is something to do: it takes longer to load than the rest of a start.
 */
export async function migrateJobTables(client: pg.Client): Promise<void> {
  const version = await installedVersion(client);
  if (version === pgBoss.pgboss.schema) return;
  const { getConstructionPlans, getMigrationPlans } = await import('pg-boss');
  await client.query(
    version === undefined ? getConstructionPlans(jobSchema) : getMigrationPlans(jobSchema, version),
  );
}

async function installedVersion(client: pg.Client): Promise<number | undefined> {
  const { rows: tables } = await client.query('select to_regclass($1) as found', [`${jobSchema}.version`]);
  if (!tables[0].found) return undefined;
  const { rows } = await client.query(`select version from ${jobSchema}.version`);
  return rows[0].version;
}
