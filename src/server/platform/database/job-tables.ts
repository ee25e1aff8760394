import type pg from 'pg';
import pgBoss from 'pg-boss/package.json' with { type: 'json' };

/** The schema of pg-boss. */
export const jobSchema = 'pgboss';

/**
 * Migrates the job queue's tables to the installed version of pg-boss. The package is only loaded if needed, because
 * that takes longer than the rest of a start.
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
