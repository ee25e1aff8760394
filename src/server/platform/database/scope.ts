import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from './database.ts';

/**
 * Whose rows a transaction may see of the tables that belong to companies: those of one company, the
 * companies of a person, or all, which is for work of the installation itself.
 */
export type Scope = { person?: string; company?: string } | 'installation';

/** A transaction and what runs in it. */
export interface Transaction {
  orm: NodePgDatabase;
  client: pg.PoolClient;
}

/** What a query needs, in a transaction or outside of any. */
export type Rows = Pick<Transaction, 'orm'>;

/**
 * Runs `work` in one transaction that sees no more than its scope; PostgreSQL itself holds that, by the
 * policies of the migration 'tenant-isolation'. What `work` throws undoes all of it.
 *
 * @throws TypeError for an id that is no UUID
 */
export async function inScope<T>(
  { pool }: Pick<Database, 'pool'>,
  scope: Scope,
  work: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  const begin = `begin; ${settingsOf(scope)}`;
  const client = await pool.connect();
  // The pool listens only to idle connections; what was under way learns of a lost one by its own query.
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

/** Kept for as long as the connection: making one takes longer than a small query. */
function ormOf(client: pg.PoolClient): NodePgDatabase {
  const known = orms.get(client);
  if (known) return known;
  const orm = drizzle(client);
  orms.set(client, orm);
  return orm;
}

/** As statements, so that they travel with `begin`; such a row of statements takes no parameters. */
function settingsOf(scope: Scope): string {
  if (scope === 'installation') return "set local landfall.scope = 'installation'";
  return Object.entries(scope)
    .map(([name, id]) => {
      if (!uuid.test(id)) throw new TypeError(`'${id}' is no id of a ${name}`);
      return `set local landfall.${name} = '${id}'`;
    })
    .join('; ');
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
