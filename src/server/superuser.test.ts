import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { readConfig } from './configuration/config.ts';
import { openServices } from './open-services.ts';
import { openRestrictedRole, passesRowSecurity } from './platform/database/restricted-role.ts';
import { inScope } from './platform/database/scope.ts';
import { createTestDatabase } from './platform/testing/test-database.ts';

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

    const opened = await Promise.all(pools.map((pool) => openRestrictedRole({ pool })));

    expect(opened).toEqual(databases.map(() => true));
    await Promise.all(pools.map((pool) => pool.end()));
    await Promise.all(databases.map(({ drop }) => drop()));
  },
);

const admin = (text: string, url: string) => {
  const client = new pg.Client({ connectionString: url });
  return client
    .connect()
    .then(() => client.query(text))
    .finally(() => client.end());
};

test.runIf(isOwnCluster).each<{ who: string; rights: string; role: string }>([
  { who: 'a superuser', rights: 'superuser', role: 'landfall_application' },
  { who: 'an owner who may make roles', rights: 'createrole', role: 'landfall_application' },
])('$who hands the work to a role that cannot touch the log', async ({ rights, role }) => {
  const database = await createTestDatabase('empty');
  const user = `user_${rights}_${randomBytes(4).toString('hex')}`;
  await admin(`drop role if exists landfall_application`, database.adminUrl).catch(() => {});
  await admin(`create role ${user} login ${rights}`, database.adminUrl);
  const name = new URL(database.adminUrl.replace('@/', '@localhost/')).pathname.slice(1);
  await admin(`alter database ${name} owner to ${user}`, database.adminUrl);
  const dataDir = await mkdtemp(join(tmpdir(), 'landfall-test-files-'));
  const DATABASE_URL = database.adminUrl.replace(/\/\/[^:@]*/, `//${user}`);
  const services = await openServices(readConfig({ DATABASE_URL, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }));

  expect((await services.database.pool.query('select current_user as name')).rows).toEqual([{ name: role }]);
  for (const statement of hostileStatements) {
    await expect(services.database.pool.query(statement), statement).rejects.toMatchObject({ code: '42501' });
  }

  await services.close();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

test('the role of the embedded database cannot touch the log either', async () => {
  const database = await createTestDatabase();
  const pool = new pg.Pool({ connectionString: database.url });
  for (const statement of isOwnCluster ? hostileStatements : []) {
    await expect(pool.query(statement), statement).rejects.toMatchObject({ code: '42501' });
  }
  await pool.end();
  await database.drop();
});

const hostileStatements = [
  'alter table audit_entries disable trigger only_added',
  'drop trigger only_added on audit_entries',
  'create or replace function landfall_refuse_change() returns trigger language sql as $$ $$',
  'alter table audit_entries no force row level security',
  'truncate audit_entries',
  "set session_replication_role = 'replica'",
];
