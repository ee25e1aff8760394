import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrate } from '../database/migrate.ts';
import { openKeptCluster } from './kept-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    cluster: TestCluster;
  }
}

/** The PostgreSQL of a test run. Addresses contain `DATABASE` in place of a database name. */
export interface TestCluster {
  /** The role that may create databases. */
  adminUrl: string;
  /** The role that owns the tables. */
  ownerUrl: string;
  /** The role the application works under. */
  url: string;
  /** The migrated template that each test file copies. */
  template: string;
  /** Prefix of this run's database names. */
  prefix: string;
}

/**
 * One cluster for the whole run, without durability, or the PostgreSQL of DATABASE_URL, whose role must be able to
 * create databases. Removes its databases; of the embedded cluster nothing is left even if the run is killed.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL;
  const prefix = `landfall_test_${randomBytes(4).toString('hex')}`;
  const template = `${prefix}_template`;
  const embedded = given ? undefined : await openKeptCluster();
  const cluster: TestCluster = embedded
    ? {
        adminUrl: withoutDatabase(embedded.adminUrl),
        ownerUrl: withoutDatabase(embedded.ownerUrl),
        url: withoutDatabase(embedded.url),
        template,
        prefix,
      }
    : {
        adminUrl: withoutDatabase(given ?? ''),
        ownerUrl: withoutDatabase(given ?? ''),
        url: withoutDatabase(given ?? ''),
        template,
        prefix,
      };

  const maintenance = embedded?.adminUrl ?? given ?? '';
  await runOn(maintenance, async (client) => {
    await client.query(`create database ${template}${embedded ? ' owner landfall_owner' : ''}`);
  });
  await migrate({
    url: cluster.ownerUrl.replace('DATABASE', template),
    ...(embedded && { grantTo: 'landfall' }),
  });
  project.provide('cluster', cluster);

  return async () => {
    if (embedded) {
      await embedded.close();
    } else {
      await runOn(maintenance, async (client) => {
        const { rows } = await client.query(
          'select datname from pg_database where starts_with(datname, $1)',
          [prefix],
        );
        for (const { datname } of rows) await client.query(`drop database "${datname}" with (force)`);
      });
    }
  };
}

/** An address with `DATABASE` in place of its database name. */
function withoutDatabase(url: string): string {
  return url.replace(/^([a-z]+:\/\/[^/]*\/)[^?]*/, '$1DATABASE');
}

async function runOn(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
