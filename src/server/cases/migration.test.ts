import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, test } from 'vitest';
import { migrate } from '../platform/database/migrate.ts';
import { createTestDatabase } from '../platform/testing/test-database.ts';

const ownMigrations = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** The migrations before those that brought cases and the other records of clients. */
async function earlierMigrations(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'landfall-migrations-'));
  await cp(ownMigrations, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8'));
  const first = journal.entries.findIndex(({ tag }: { tag: string }) => tag.endsWith('_client-records'));
  journal.entries = journal.entries.slice(0, first);
  await writeFile(path, JSON.stringify(journal));
  return folder;
}

test('what an installation recorded before there were cases moves to the records of clients', async () => {
  const database = await createTestDatabase('empty');
  const folder = await earlierMigrations();
  await migrate({ url: database.ownerUrl, folder });
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  await admin.query(
    `insert into companies (id, name, country, company_type, visas, office_type, created_at) values
      ('11111111-1111-4111-8111-111111111111', 'Old', 'AE', 'free-zone', 1, 'flexi', '2026-01-05T10:00:00Z'),
      ('22222222-2222-4222-8222-222222222222', 'Untouched', 'AE', 'free-zone', 1, 'flexi', '2026-02-05T10:00:00Z')`,
  );
  await admin.query(
    `insert into case_events (company_id, position, kind, step, date, on_day, question, answer, recorded_at)
     select '11111111-1111-4111-8111-111111111111', row_number() over (), kind, step, date, on_day::date, question, answer::boolean, '2026-01-20T10:00:00Z'
     from (values
      ('step-done', 'pre-approval', null, '2026-01-10', null, null),
      ('step-reopened', 'pre-approval', null, null, null, null),
      ('step-done', 'pre-approval', null, '2026-01-12', null, null),
      ('date-set', null, 'incorporation', '2026-01-15', null, null),
      ('date-cleared', null, 'incorporation', null, null, null),
      ('question-answered', null, null, null, 'has-employees', 'true')
     ) as old (kind, step, date, on_day, question, answer)`,
  );
  await admin.query(
    `insert into users (id, name, email, email_verified) values ('33333333-3333-4333-8333-333333333333', 'Op', 'op@example.com', true);
     insert into operators values ('33333333-3333-4333-8333-333333333333', now());
     insert into confirmed_figures (place, line, version, note, entered_by_id, entered_by_name, entered_at)
       values ('AE', 'licence', 1, '', '33333333-3333-4333-8333-333333333333', 'Op', '2026-01-07T23:30:00-05:00');
     insert into service_requests (company_id, service, state, requested_at, answer, changed_at)
       values ('11111111-1111-4111-8111-111111111111', 'bank', 'done', '2026-01-08T10:00:00Z', 'Done.', '2026-01-09T10:00:00Z')`,
  );

  await migrate({ url: database.ownerUrl });

  const cases = await admin.query(
    'select companies.name, kind, opened_at, closed_on from cases join companies on companies.id = company_id order by name',
  );
  expect(cases.rows).toEqual([
    { name: 'Old', kind: 'formation', opened_at: new Date('2026-01-05T10:00:00Z'), closed_on: null },
    { name: 'Untouched', kind: 'formation', opened_at: new Date('2026-02-05T10:00:00Z'), closed_on: null },
  ]);
  const events = await admin.query(
    `select position, case_events.kind, task, date, on_day::text as on_day, answer, side
     from case_events join cases on cases.id = case_id and cases.kind = 'formation' order by position`,
  );
  const of = (position: number, kind: string, more: object) => ({
    position,
    kind,
    task: null,
    date: null,
    on_day: null,
    answer: null,
    side: 'founder',
    ...more,
  });
  expect(events.rows).toEqual([
    of(1, 'completed', { task: 'pre-approval', on_day: '2026-01-10' }),
    of(2, 'reopened', { task: 'pre-approval', on_day: '2026-01-20' }),
    of(3, 'completed', { task: 'pre-approval', on_day: '2026-01-12' }),
    of(4, 'date-set', { date: 'incorporation', on_day: '2026-01-15' }),
    of(5, 'date-cleared', { date: 'incorporation' }),
    of(6, 'question-answered', { answer: true }),
  ]);
  const { rows: operators } = await admin.query('select role, own_clients_only from operators');
  expect(operators).toEqual([{ role: 'manager', own_clients_only: false }]);
  const { rows: figures } = await admin.query(
    'select from_day::text, is_approved, approved_by_name, approved_at = entered_at as at_once from confirmed_figures',
  );
  expect(figures).toEqual([
    { from_day: '2026-01-08', is_approved: true, approved_by_name: 'Op', at_once: true },
  ]);
  const { rows: items } = await admin.query(
    'select position, side, text, details from thread_items order by position',
  );
  expect(items).toEqual([
    { position: 1, side: 'company', text: '', details: { service: 'bank', state: 'open' } },
    { position: 2, side: 'agency', text: 'Done.', details: { service: 'bank', state: 'done' } },
  ]);
  await admin.query(
    `insert into companies (name, country, company_type, visas, office_type) values ('New', 'AE', 'free-zone', 1, 'flexi')`,
  );
  const { rowCount } = await admin.query("select from cases where kind = 'formation'");
  expect(rowCount).toBe(3);
  await admin.end();
  await database.drop();
  await rm(folder, { recursive: true });
});
