import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { readConfig } from './configuration/config.ts';
import { passesRowSecurity, restrictedRoleFor } from './platform/database/restricted-role.ts';
import { inScope } from './platform/database/scope.ts';
import { createTestDatabase } from './platform/testing/test-database.ts';
import { openServices } from './services.ts';

test('a superuser’s database keeps companies apart as well: the application works under a role of its own', async () => {
  const database = await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-test-files-'));
  const config = readConfig({ DATABASE_URL: database.adminUrl, DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  for (const start of ['first', 'second']) {
    const services = await openServices(config);
    const { pool } = services.database;
    const { rows } = await pool.query('select current_user as name');
    expect(rows, start).toEqual([{ name: 'landfall_application' }]);
    expect(
      await inScope(services.database, 'installation', ({ client }) => passesRowSecurity(client)),
      start,
    ).toBe(false);
    await services.close();
  }
  await database.drop();
  await rm(dataDir, { recursive: true });
});

/** A server that is not this run's own has others under that role. */
const isOwnCluster = inject('cluster').adminUrl !== inject('cluster').ownerUrl;

test.runIf(isOwnCluster)(
  'installations that start at once on databases of one server share that role',
  async () => {
    const databases = await Promise.all([1, 2, 3, 4].map(() => createTestDatabase('empty')));
    const pools = databases.map(({ adminUrl }) => new pg.Pool({ connectionString: adminUrl }));
    const [first] = pools;
    await first?.query('drop role if exists landfall_application');

    const roles = await Promise.all(pools.map((pool) => restrictedRoleFor({ pool })));

    expect(roles).toEqual(databases.map(() => 'landfall_application'));
    await Promise.all(pools.map((pool) => pool.end()));
    await Promise.all(databases.map(({ drop }) => drop()));
  },
);
