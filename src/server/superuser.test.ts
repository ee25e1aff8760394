import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './platform/config.ts';
import { passesRowSecurity } from './platform/database/restricted-role.ts';
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
