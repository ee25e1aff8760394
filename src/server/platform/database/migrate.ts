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
    await limitNewTables(client);
    await migrateJobTables(client);
    if (grantTo) await grantRows(client, grantTo);
  } finally {
    // Closing the session releases the lock, even after an error.
    await client.end();
  }
}

/** Limits new tables of companies for staff, once the schema knows how. */
async function limitNewTables(client: pg.Client): Promise<void> {
  const { rows } = await client.query("select to_regprocedure('landfall_limit_tables()') as known");
  if (rows[0].known) await client.query('select landfall_limit_tables()');
}

const ownMigrations = fileURLToPath(new URL('../../../../migrations', import.meta.url));

/** Bits of `pg_trigger.tgtype` for delete, update and truncate. */
const triggerOnEachChange = 8 + 16 + 32;

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query('show server_version_num');
  if (Number(rows[0].server_version_num) < minVersion) {
    throw new Error('The database is older than PostgreSQL 15. Please upgrade it.');
  }
}

/**
 * Grants only where missing, because each grant writes to the system catalogue. Tables whose rows are only ever added,
 * as their trigger says, are granted no more than that.
 */
async function grantRows(client: pg.Client, role: string): Promise<void> {
  const { rows: schemas } = await client.query<{ schema: string }>(
    `select distinct schemaname as schema from pg_tables where schemaname = any($2)
     and not (
       has_schema_privilege($1, schemaname, 'usage')
       and has_table_privilege($1, format('%I.%I', schemaname, tablename), 'insert')
     )`,
    [role, ['public', jobSchema]],
  );
  const name = pg.escapeIdentifier(role);
  for (const { schema } of schemas) {
    await client.query(`grant usage on schema ${schema} to ${name}`);
    await client.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${name}`);
    await client.query(`grant usage on all sequences in schema ${schema} to ${name}`);
  }
  if (schemas.length > 0) await revokeChanges(client, name);
}

/** Where the trigger refuses each change; with some of them, columns or rows may still change. */
async function revokeChanges(client: pg.Client, name: string): Promise<void> {
  const { rows } = await client.query<{ table: string }>(
    `select format('%s', tgrelid::regclass) as table from pg_trigger
     where tgname = 'only_added' and tgtype & ${triggerOnEachChange} = ${triggerOnEachChange} and tgattr = ''`,
  );
  for (const { table } of rows) {
    await client.query(`revoke update, delete, truncate on ${table} from ${name}`);
  }
}
