import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { jobSchema, migrateJobTables } from './job-tables.ts';

interface Options {
  /** Address of the role that owns the tables. */
  url: string;
  /** The application's role, if it is another one: it may read and write rows only. */
  grantTo?: string;
  /** Folder of the numbered migrations. */
  folder?: string;
}

/** The advisory lock for schema changes. */
const migrationLock = 4_127_003;

/** `server_version_num` of PostgreSQL 15. */
const minVersion = 150_000;

/**
 * Brings the schema up to date. Concurrent instances wait for each other, so each migration is applied once. Throws
 * if PostgreSQL is too old or a migration fails, which then has no effect.
 */
export async function migrate({ url, grantTo, folder = ownMigrations }: Options): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'landfall migrations' });
  await client.connect();
  try {
    await refuseOldServer(client);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await applyMigrations(drizzle(client), { migrationsFolder: folder });
    await migrateJobTables(client);
    if (grantTo) await grantRows(client, grantTo);
  } finally {
    // Closing the session releases the lock, even after an error.
    await client.end();
  }
}

const ownMigrations = fileURLToPath(new URL('../../../../migrations', import.meta.url));

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query('show server_version_num');
  if (Number(rows[0].server_version_num) < minVersion) {
    throw new Error('The database is older than PostgreSQL 15. Please upgrade it.');
  }
}

/** Grants only where missing, because each grant writes to the system catalogue. */
async function grantRows(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ schema: string }>(
    `select distinct schemaname as schema from pg_tables where schemaname = any($2)
     and not (
       has_schema_privilege($1, schemaname, 'usage')
       and has_table_privilege($1, format('%I.%I', schemaname, tablename), 'delete')
     )`,
    [role, ['public', jobSchema]],
  );
  const name = pg.escapeIdentifier(role);
  for (const { schema } of rows) {
    await client.query(`grant usage on schema ${schema} to ${name}`);
    await client.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`);
    await client.query(`grant usage on all sequences in schema ${schema} to ${name}`);
  }
}
