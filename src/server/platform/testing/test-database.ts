import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** A database of a test's own. */
export interface TestDatabase {
  url: string;
  ownerUrl: string;
  /** As the superuser. */
  adminUrl: string;
  drop(): Promise<void>;
}

/** Copies the migrated template, or makes an empty database. Takes some tens of milliseconds. */
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
    drop: () => run(`drop database if exists ${name} with (force)`),
  };

  async function run(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: cluster.adminUrl.replace('DATABASE', 'postgres') });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }
}
