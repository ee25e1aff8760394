import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { replyToFailure } from './platform/reply-to-failure.ts';
import { aCompany, aPerson, type TestPerson } from './platform/testing/builders.ts';
import type { DatabaseProxy, NetworkMode } from './platform/testing/database-proxy.ts';
import { startTestApp, type TestApp } from './platform/testing/test-app.ts';

let app: TestApp;
let stopLoad: (() => Promise<void>) | undefined;
afterEach(async () => {
  await stopLoad?.();
  await app.close();
});

/** How long the database is gone, in ms. */
const outageMs = 3_000;
/** How soon a call has to fail meanwhile, and how soon all is well again after it, in ms. */
const maxAnswerMs = 1_000;
const maxRecoveryMs = 2_000;

interface Call {
  startedAt: number;
  endedAt: number;
  status: number;
}

async function start(): Promise<DatabaseProxy> {
  app = await startTestApp({ behindProxy: true });
  app.services.jobs.begin();
  if (!app.databaseProxy) throw new Error('The app has no proxy.');
  return app.databaseProxy;
}

/** Calls by every way to the database: the lanes, transactions on the pool, rate limits. */
function callsOf(person: TestPerson, companyId: string): (() => Promise<{ status: number }>)[] {
  return [
    () => person.call('GET', '/companies'),
    () => person.call('GET', `/companies/${companyId}`),
    () => person.call('GET', `/companies/${companyId}/members`),
    () => person.call('PATCH', '/account', { body: { fullName: 'Ana Example' } }),
    async () => {
      try {
        await app.services.rateLimits.count({ name: 'test', times: 1_000_000, windowSeconds: 60 }, person.id);
        return { status: 200 };
      } catch (error) {
        return { status: replyToFailure(error, { error() {} }).status };
      }
    },
  ];
}

/** Times at which this process was awake. */
let ticks: number[] = [];

/**
 * How long a call waited while this process had a processor, in ms: other tests of the run take it away for longer than
 * the limits allow for.
 */
function waitedMs({ startedAt, endedAt }: Pick<Call, 'startedAt' | 'endedAt'>): number {
  const within = ticks.filter((tick) => tick > startedAt && tick < endedAt);
  const gaps = [...within, endedAt].map((tick, index) => tick - (within[index - 1] ?? startedAt));
  return gaps.reduce((sum, gap) => sum + Math.min(gap, 3 * tickMs), 0);
}
const tickMs = 10;

/** Makes calls without a pause until told to stop. */
function load(calls: (() => Promise<{ status: number }>)[]): Call[] {
  const made: Call[] = [];
  let isRunning = true;
  ticks = [];
  const ticking = setInterval(() => ticks.push(performance.now()), tickMs);
  const lanes = [...calls, ...calls, ...calls].map(async (call) => {
    while (isRunning) {
      const startedAt = performance.now();
      const { status } = await call();
      made.push({ startedAt, endedAt: performance.now(), status });
      await wait(20);
    }
  });
  stopLoad = async () => {
    isRunning = false;
    await Promise.all(lanes);
    clearInterval(ticking);
  };
  return made;
}

test.each<{ mode: NetworkMode; what: string }>([
  { mode: 'swallow', what: 'is behind a black hole' },
  { mode: 'freeze', what: 'is frozen' },
  { mode: 'reset', what: 'resets its connections' },
])(
  'under load, while the database $what calls fail soon, and work again soon after',
  async ({ mode }) => {
    const proxy = await start();
    const person = await aPerson(app);
    const { id } = await aCompany(person);
    const made = load(callsOf(person, id));
    await expect.poll(() => made.length, { timeout: 20_000 }).toBeGreaterThan(60);
    const jobs = async () => (await app.query('select distinct state from pgboss.job')).rows;
    await expect.poll(jobs, { timeout: 20_000 }).toEqual([{ state: 'completed' }]);

    proxy.become(mode);
    const goneAt = performance.now();
    await wait(maxAnswerMs);
    expect((await app.fetch('/healthz')).status).toBe(200);
    expect((await app.fetch('/readyz')).status).toBe(503);
    // A job that comes meanwhile.
    await app.query("update pgboss.job set state = 'created', start_after = now(), completed_on = null");
    await wait(outageMs - maxAnswerMs);
    proxy.become('pass');
    const backAt = performance.now();
    const sinceBack = () => waitedMs({ startedAt: backAt, endedAt: performance.now() });
    while (sinceBack() < maxRecoveryMs) await wait(tickMs);
    const wellAt = performance.now();
    // Jobs come after the calls, several one after the other.
    const unfinished = async () =>
      (await app.query("select state from pgboss.job where state <> 'completed'")).rows;
    await expect.poll(unfinished, { timeout: 10_000 }).toEqual([]);
    await wait(1_000);
    await stopLoad?.();

    const during = made.filter(({ startedAt, endedAt }) => endedAt > goneAt && startedAt < backAt);
    expect(during.filter((call) => waitedMs(call) > maxAnswerMs)).toEqual([]);
    const whileGone = made.filter(({ startedAt, endedAt }) => startedAt > goneAt && endedAt < backAt);
    expect(whileGone.length).toBeGreaterThan(15);
    expect(new Set(whileGone.map(({ status }) => status))).toEqual(new Set([503]));
    const after = made.filter(({ startedAt }) => startedAt > wellAt);
    expect(after.length).toBeGreaterThan(15);
    expect(after.filter(({ status }) => status >= 500)).toEqual([]);
    expect((await app.fetch('/readyz')).status).toBe(200);
  },
  60_000,
);
