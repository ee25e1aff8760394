import { existsSync } from 'node:fs';
import { openKeptCluster } from '../../src/server/platform/testing/kept-cluster.ts';

/** What the workers of a run read: the address of a role that may make databases. */
export const clusterVariable = 'E2E_CLUSTER_URL';

/** One PostgreSQL for the run, without the safety against power cuts, or the one that DATABASE_URL names. */
export default async function openCluster(): Promise<() => Promise<void>> {
  if (!existsSync('dist/web/pages/onboarding.html')) {
    throw new Error('The web app is not built yet. Please run "npm run build" first.');
  }
  const given = process.env.DATABASE_URL;
  if (given) {
    process.env[clusterVariable] = given;
    return async () => {};
  }
  const { adminUrl, close } = await openKeptCluster();
  process.env[clusterVariable] = adminUrl;
  return close;
}
