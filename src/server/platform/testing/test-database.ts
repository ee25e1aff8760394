import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';

/** A test's own database. */
export interface TestDatabase {
  url: string;
  ownerUrl: string;
  /** As the superuser. */
  adminUrl: string;
  drop(): Promise<void>;
}

/** Copies the migrated template or creates an empty database. Takes some tens of milliseconds. */
export async function createTestDatabase(content: 'migrated' | 'empty' = 'migrated'): Promise<TestDatabase> {
  const cluster = inject('cluster');
  const name = `${cluster.prefix}_${randomBytes(6).toString('hex')}`;
  const owner = cluster.ownerUrl === cluster.adminUrl ? '' : ' owner landfall_owner';
  await run(
    `create database ${name}${content === 'migrated' ? ` template ${cluster.template}` : ''}${owner}`,
  );
  return {
    url: cluster.url.replace('DATABASE', name),
    ownerUrl: cluster.ownerUrl.replace('DATABASE', name),
    adminUrl: cluster.adminUrl.replace('DATABASE', name),
    drop: () =>
      asAdmin(async (client) => {
        await untilUnused(client, name);
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };

  function run(statement: string): Promise<void> {
    return asAdmin(async (client) => {
      await client.query(statement);
    });
  }

  async function asAdmin(work: (client: pg.Client) => Promise<void>): Promise<void> {
    const client = new pg.Client({ connectionString: cluster.adminUrl.replace('DATABASE', 'postgres') });
    await client.connect();
    try {
      await work(client);
    } finally {
      await client.end();
    }
  }
}

/**
 * A pool reports itself closed before its connections are, and cutting one off then is an unhandled error. Waits up
 * to a second before doing so.
 */
async function untilUnused(client: pg.Client, name: string): Promise<void> {
  for (let look = 0; look < 50; look += 1) {
    const { rowCount } = await client.query('select from pg_stat_activity where datname = $1', [name]);
    if (rowCount === 0) return;
    await wait(20);
  }
}
