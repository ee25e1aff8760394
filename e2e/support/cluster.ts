import { existsSync } from 'node:fs';
import pg from 'pg';
import { buildServerIfStale } from '../../scripts/prepare.mjs';
import { migrate } from '../../src/server/platform/database/migrate.ts';
import { openKeptCluster } from '../../src/server/platform/testing/kept-cluster.ts';

/** What the workers of a run read: the address of a role that may make databases. */
export const clusterVariable = 'E2E_CLUSTER_URL';

/** What each server's database is a copy of: one with every table, so that not each server applies every migration. */
export const templateVariable = 'E2E_TEMPLATE';

/** One PostgreSQL for the run, without the safety against power cuts, or the one that DATABASE_URL names. */
export default async function openCluster(): Promise<() => Promise<void>> {
  if (!existsSync('dist/web/pages/onboarding.html')) {
    throw new Error('The web app is not built yet. Please run "npm run build" first.');
  }
  buildServerIfStale();
  const given = process.env.DATABASE_URL;
  if (given) {
    process.env[clusterVariable] = given;
    process.env[templateVariable] = 'template1';
    return async () => {};
  }
  const { adminUrl, close } = await openKeptCluster();
  process.env[clusterVariable] = adminUrl;
  process.env[templateVariable] = await makeTemplate(adminUrl);
  return close;
}

/** Makes the template and gives its name. It goes with the cluster. */
async function makeTemplate(adminUrl: string): Promise<string> {
  const name = 'e2e_template';
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query(`create database ${name}`);
  } finally {
    await client.end();
  }
  await migrate({ url: addressOf(adminUrl, name) });
  return name;
}

/** The address of another database of a cluster. */
export const addressOf = (clusterUrl: string, name: string) =>
  clusterUrl.replace(/^([a-z]+:\/\/[^/]*\/)[^?]*/, `$1${name}`);
