import { afterAll, beforeAll, expect, test } from 'vitest';
import { anOperator } from '../operator/testing/an-operator.ts';
import { aCompany, aPerson, type TestPerson } from '../platform/testing/builders.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';

const now = new Date('2026-12-18T12:00:00Z');

let app: TestApp;
let manager: TestPerson;

beforeAll(async () => {
  app = await startTestApp({ settings: { RATE_LIMIT: 'off' }, replace: { clock: () => now } });
  await app.query("insert into installation (name, value) values ('agency', 'on')");
  manager = await anOperator(app, 'Mona Manager');
});
afterAll(() => app.close());

const task = 'pre-approval';

/** A company whose step was filed on a day, and approved on another if there is one. */
async function aCase(filedOn: string, approvedOn?: string): Promise<{ id: string; founder: TestPerson }> {
  const founder = await aPerson(app);
  const { id } = await aCompany(founder);
  await app.query("update cases set opened_at = '2026-11-02' where company_id = $1", [id]);
  for (const action of ['submit', 'accept', 'file']) await act(id, action, filedOn);
  if (approvedOn) await act(id, 'approve', approvedOn);
  return { id, founder };
}

async function act(id: string, action: string, on: string): Promise<void> {
  const path = `/operator/companies/${id}/cases/formation/tasks/${task}/actions`;
  expect((await manager.call('POST', path, { body: { action, on } })).status, action).toBe(200);
}

const turnOf = async ({ id, founder }: { id: string; founder: TestPerson }) => {
  const { body } = await founder.call('GET', `/companies/${id}/formation`);
  return body.formation.steps.find((step: { id: string }) => step.id === task).turn;
};

test('E6: what authorities really took stands beside the step from five answers on, for staff and founders', async () => {
  const waiting = await aCase('2026-12-14');
  // 2, 3, 4 and 9 working days.
  for (const approved of ['2026-11-11', '2026-11-12', '2026-11-13', '2026-11-20']) {
    await aCase('2026-11-09', approved);
  }
  expect((await turnOf(waiting)).here).toBeNull();
  const last = await aCase('2026-11-09', '2026-11-16');
  const here = { median: 4, eightieth: 5, answers: 5 };
  expect((await turnOf(waiting)).here).toEqual(here);

  const { rows } = (await manager.call('GET', '/operator/today?group=with-authority')).body;
  expect(rows).toMatchObject([{ company: { id: waiting.id }, here }]);
  const { cases } = (await manager.call('GET', `/operator/companies/${waiting.id}/cases`)).body;
  expect(cases[0].tasks.find(({ id }: { id: string }) => id === task).turn.here).toEqual(here);

  // Somebody who is limited to this one client reads the same, and still no other company.
  const limited = await anOperator(app, 'Omar Own', 'case-worker');
  await app.query('update operators set own_clients_only = true where user_id = $1', [limited.id]);
  await app.query(
    `insert into assignments (company_id, owner_id, version, changed_at) values ($1, $2, 1, $3)
     on conflict (company_id) do update set owner_id = excluded.owner_id`,
    [waiting.id, limited.id, now],
  );
  const own = (await limited.call('GET', `/operator/companies/${waiting.id}/cases`)).body;
  expect(own.cases[0].tasks.find(({ id }: { id: string }) => id === task).turn.here).toEqual(here);
  expect((await limited.call('GET', `/operator/companies/${last.id}/cases`)).status).toBe(404);

  // What was taken back does not count, nor do cases of another place.
  await act(last.id, 'undo', '2026-12-18');
  expect((await turnOf(waiting)).here).toBeNull();
});
