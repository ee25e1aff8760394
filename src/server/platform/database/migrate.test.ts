import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

let made: TestDatabase;
let database: Database;

beforeEach(async () => {
  made = await createTestDatabase('empty');
  database = await openDatabase({ url: made.ownerUrl });
});
afterEach(async () => {
  await database.close();
  await made.drop();
});

/** A folder of migrations in the format of drizzle-kit. */
async function migrations(...statements: string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-migrations-'));
  await mkdir(join(folder, 'meta'));
  const entries = statements.map((_, idx) => ({
    idx,
    version: '7',
    when: idx + 1,
    tag: `${idx}`,
    breakpoints: true,
  }));
  await writeFile(
    join(folder, 'meta/_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  for (const [index, statement] of statements.entries())
    await writeFile(join(folder, `${index}.sql`), statement);
  return folder;
}

test('concurrent instances apply each migration once', async () => {
  const folder = await migrations(
    'create table landing (n int)',
    'insert into landing select count(*) from landing, pg_sleep(0.2)',
  );

  await Promise.all(Array.from({ length: 4 }, () => migrate({ url: made.ownerUrl, folder })));

  const { rows } = await database.pool.query('select n from landing');
  expect(rows).toEqual([{ n: 0 }]);
  await rm(folder, { recursive: true });
});

test('a failed migration is rolled back completely', async () => {
  const folder = await migrations('create table kept (n int)', 'create table lost (n int);\nselect 1/0');

  await expect(migrate({ url: made.ownerUrl, folder })).rejects.toThrow();

  const { rows } = await database.pool.query("select tablename from pg_tables where schemaname = 'public'");
  expect(rows).toEqual([]);
  await rm(folder, { recursive: true });
});

test('the application may change rows but not tables', async () => {
  const shared = await createTestDatabase();
  const application = await openDatabase({ url: shared.url });

  await application.pool.query("insert into installation (name, value) values ('a', 'b')");
  if (shared.url !== shared.ownerUrl) {
    await expect(application.pool.query('drop table installation')).rejects.toThrow('must be owner');
  }

  await application.close();
  await shared.drop();
});
