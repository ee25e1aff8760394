import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inScope } from '../platform/database/scope.ts';
import { openLog } from '../platform/log.ts';
import { startTestApp, type TestApp } from '../platform/testing/test-app.ts';
import { jobKinds } from './job-kinds.ts';
import { type Jobs, openJobs } from './jobs.ts';

const name = 'deliver-email';
/** The usual kinds with short delays. */
const kinds = { ...jobKinds, [name]: { maxSeconds: 30, retries: 2, pauseSeconds: 1 } };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const opened: Jobs[] = [];
afterEach(async () => {
  for (const jobs of opened.splice(0)) await jobs.close();
  await app.query('delete from pgboss.job');
});

const logged: string[] = [];

/** Starts another instance on the database. */
function instance(): Jobs {
  const log = openLog({ level: 'debug', format: 'json', write: (line) => logged.push(line) });
  const jobs = openJobs({ database: app.services.database, log, kinds, pollingSeconds: 0.5 });
  opened.push(jobs);
  return jobs;
}

const add = (jobs: Jobs, id: string) =>
  inScope(app.services.database, 'installation', (transaction) =>
    jobs.add(transaction, name, { emailId: id }, id),
  );

const addAgain = (jobs: Jobs, id: string, replace: 'any' | 'ended') =>
  inScope(app.services.database, 'installation', (transaction) =>
    jobs.addAgain(transaction, name, { emailId: id }, { id, replace }),
  );

async function statesOf(...ids: string[]): Promise<string[]> {
  const { rows } = await app.query('select state from pgboss.job where id = any($1) order by id', [ids]);
  return rows.map(({ state }) => state);
}

const anId = () => crypto.randomUUID();

test('a job exists only if the transaction that adds it commits', async () => {
  const jobs = instance();
  const id = anId();
  const undone = inScope(app.services.database, 'installation', async (transaction) => {
    await jobs.add(transaction, name, { emailId: id }, id);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await statesOf(id)).toEqual([]);

  await add(jobs, id);
  await add(jobs, id);
  expect(await statesOf(id)).toEqual(['created']);
});

test('several instances run each job once', async () => {
  const ids = Array.from({ length: 40 }, anId);
  const runs: string[] = [];
  const instances = [instance(), instance(), instance()];
  for (const jobs of instances) {
    jobs.handle(name, async ({ emailId }) => {
      runs.push(emailId);
    });
    jobs.begin();
  }
  const [first] = instances;
  if (!first) throw new Error('There is no instance.');
  await Promise.all(ids.map((id) => add(first, id)));

  await expect.poll(() => statesOf(...ids), { timeout: 15_000 }).toEqual(ids.map(() => 'completed'));
  expect(runs.toSorted()).toEqual(ids.toSorted());
});

test('a failing job backs off, then ends as failed without storing the error', async () => {
  const jobs = instance();
  const id = anId();
  const runs: { at: number; isLast: boolean }[] = [];
  jobs.handle(name, async (_data, { isLast }) => {
    runs.push({ at: Date.now(), isLast });
    throw new Error('password=hunter2');
  });
  await add(jobs, id);
  jobs.begin();

  await expect.poll(() => statesOf(id), { timeout: 20_000 }).toEqual(['failed']);
  expect(runs.map(({ isLast }) => isLast)).toEqual([false, false, true]);
  const [first, second, third] = runs.map(({ at }) => at);
  // pg-boss shortens each delay by up to half to spread retries.
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(500);
  expect((third ?? 0) - (second ?? 0)).toBeGreaterThanOrEqual(1_000);
  const { rows } = await app.query('select output::text from pgboss.job where id = $1', [id]);
  expect(rows[0].output).not.toContain('hunter2');

  // Adding it again restores all attempts.
  await addAgain(jobs, id, 'ended');
  await expect.poll(() => runs.length, { timeout: 10_000 }).toBeGreaterThan(3);
}, 40_000);

test('a waiting job runs now only if requested, and a running one is left alone', async () => {
  const jobs = instance();
  const [waiting, running] = [anId(), anId()];
  for (const id of [waiting, running]) await add(jobs, id);
  await app.query(
    `update pgboss.job set state = 'retry', start_after = now() + interval '1 hour' where id = $1`,
    [waiting],
  );
  await app.query(`update pgboss.job set state = 'active' where id = $1`, [running]);
  const both = () => Promise.all([statesOf(waiting), statesOf(running)]);

  for (const id of [waiting, running]) await addAgain(jobs, id, 'ended');
  expect(await both()).toEqual([['retry'], ['active']]);
  for (const id of [waiting, running]) await addAgain(jobs, id, 'any');
  expect(await both()).toEqual([['created'], ['active']]);
});

test('stopping lets a run finish', async () => {
  const jobs = instance();
  const id = anId();
  const begun = Promise.withResolvers<void>();
  jobs.handle(name, async () => {
    begun.resolve();
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  await add(jobs, id);
  jobs.begin();
  await begun.promise;

  await jobs.close();
  expect(await statesOf(id)).toEqual(['completed']);
});

test('a run that outlasts stopping is run again', async () => {
  const [first, second] = [instance(), instance()];
  const id = anId();
  const begun = Promise.withResolvers<void>();
  first.handle(name, () => {
    begun.resolve();
    return new Promise<void>(() => {});
  });
  await add(first, id);
  first.begin();
  await begun.promise;
  await first.close();
  expect(await statesOf(id)).toEqual(['retry']);

  second.handle(name, async () => {});
  second.begin();
  await expect.poll(() => statesOf(id), { timeout: 15_000 }).toEqual(['completed']);
}, 30_000);

test('an hourly job runs once an hour across instances', async () => {
  const runs: string[] = [];
  const instances = [instance(), instance()];
  for (const jobs of instances) {
    jobs.handle('tidy-calls', async () => {
      runs.push('tidied');
    });
    jobs.begin();
  }
  const count = async () =>
    (await app.query(`select count(*)::int from pgboss.job where name = 'tidy-calls'`)).rows[0].count;
  await expect.poll(() => runs.length, { timeout: 10_000 }).toBe(1);
  await Promise.all(opened.splice(0).map((jobs) => jobs.close()));
  // At the end of an hour there may also be one for the next.
  expect(await count()).toBeLessThanOrEqual(2);
});

test('reports whether jobs are overdue', async () => {
  const jobs = instance();
  expect(await jobs.check()).toMatchObject({ ok: true });
  await add(jobs, anId());
  await app.query(`update pgboss.job set start_after = now() - interval '6 minutes'`);
  expect(await jobs.check()).toMatchObject({ ok: false });
});
