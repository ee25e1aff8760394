import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './database.ts';

/**
 * Which rows of company tables a transaction may see: those of one company, of a person's companies, or all, for the
 * installation's own work. What one of the staff does reaches all clients or one, and of them only their own where they
 * are limited to those.
 */
export type Scope =
  | { person?: string; company?: string }
  | { staff: string; company?: string }
  | 'installation';

/** A transaction and what runs in it. */
export interface Transaction {
  orm: NodePgDatabase;
  client: pg.PoolClient;
}

/** What a query needs, inside or outside a transaction. */
export type Rows = Pick<Transaction, 'orm'>;

/**
 * Runs `work` in one transaction limited to its scope. PostgreSQL enforces it with the policies of the migration
 * 'tenant-isolation'. If `work` throws, the transaction is rolled back.
 * @throws TypeError for an id that is not a UUID
 */
export async function inScope<T>(
  { pool }: Pick<Database, 'pool'>,
  scope: Scope,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const begin = `begin; ${settingsOf(scope)}`;
  const client = await pool.connect();
  // The pool only listens to idle connections; running queries report a lost connection themselves.
  client.on('error', ignore);
  let lost: Error | undefined;
  try {
    await client.query(begin);
    const result = await work({ orm: ormOf(client), client });
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failed: Error) => {
      lost = failed;
    });
    throw error;
  } finally {
    client.off('error', ignore);
    client.release(lost);
  }
}

function ignore(): void {}

const orms = new WeakMap<pg.PoolClient, NodePgDatabase>();

/** Cached per connection: creating one takes longer than a small query. */
function ormOf(client: pg.PoolClient): NodePgDatabase {
  const known = orms.get(client);
  if (known) return known;
  const orm = drizzle(client);
  orms.set(client, orm);
  return orm;
}

const forAll = "set local landfall.scope = 'installation'";

/** As statements, to be sent together with `begin`; such a batch takes no parameters. */
function settingsOf(scope: Scope): string {
  if (scope === 'installation') return forAll;
  const settings = Object.entries(scope).map(([name, id]) => {
    if (!uuid.test(id)) throw new TypeError(`'${id}' is no id of a ${name}`);
    return name === 'staff'
      ? `select landfall_limit_to_staff('${id}')`
      : `set local landfall.${name} = '${id}'`;
  });
  if ('staff' in scope && !scope.company) settings.unshift(forAll);
  return settings.join('; ');
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
