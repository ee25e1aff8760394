import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { anOperator } from '../operator/testing/an-operator.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

/** More than are listed in one transaction. */
const clients = 120;

let app: TestApp;

beforeAll(async () => {
  const now = new Date('2026-11-23T12:00:00Z');
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: () => now } });
  await app.query("insert into installation (name, value) values ('agency', 'on')");
});
afterAll(() => app.close());

/** Runs work and counts its statements in all connections. */
async function statementsOf(work: () => Promise<unknown>): Promise<number> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return asked.mock.calls.length;
  } finally {
    asked.mockRestore();
  }
}

test('the first view of many new clients lists them together, also beside one whose place is not in the catalogue', async () => {
  const manager = await anOperator(app, 'Mona Manager');
  await app.query(
    `insert into companies (id, name, country, company_type, sub_type, freezone, visas, office_type, created_at, updated_at)
     select gen_random_uuid(), 'Client ' || n, 'AE', 'free-zone', zone, zone, 1, 'flexi', '2026-06-01', '2026-06-01'
     from generate_series(1, $1::int) as n cross join lateral (
       select case n when 1 then 'jebel-none' else 'dmcc' end as zone
     ) as chosen`,
    [clients],
  );
  await app.query("update cases set opened_at = '2026-06-01'");
  const read = (path: string) => manager.call('GET', path);
  await read('/operator/clients');
  const first = await statementsOf(async () => {
    expect((await read('/operator/today?group=client-late')).body.counts['client-late']).toBe(clients - 1);
  });
  // Two lists of three transactions each, with some ten statements; one company alone takes as many.
  expect(first).toBeLessThan(clients);
  expect(await statementsOf(() => read('/operator/today'))).toBeLessThan(30);
  expect((await read('/operator/calendar')).body.counts.overdue).toBeGreaterThanOrEqual(clients - 1);
});
