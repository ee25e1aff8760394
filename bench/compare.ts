/**
 * Compares the server with `bare.ts` on one database in one run and prints the ratios with their
 * goals. Rounds alternate, so that a busy machine slows both.
 *
 * `node bench/compare.ts [seconds per round] [rounds] [--filled] [name ...]`. With --filled it measures again on a
 * database with 10,000 companies, 100 for each measured person, and 1,000,000 entries in their logs, and
 * prints how much longer each call takes. Uses the PostgreSQL of DATABASE_URL, in a separate database,
 * or an embedded one in a temporary folder. All traffic is on loopback.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { Client, type Measured, measure } from './load.ts';
import { processorMsOf } from './processor-time.ts';

const roundMs = Number(process.argv[2] ?? 1.5) * 1000;
const rounds = Number(process.argv[3] ?? 9);
const wanted = process.argv.slice(4).filter((each) => each !== '--filled');
const isFilled = process.argv.includes('--filled');
const anonymousKey = 'bench-anonymous-key-0123456789';
const lanes = 16;
const warmUpCalls = 4_000;

type Name = 'bare' | 'ours';

interface Target {
  client: Client;
  pid: number;
  /** Headers of a caller without and with a session. */
  anonymous: Record<string, string>;
  session: Record<string, string>;
  person: { id: string; email: string };
  companyId: string;
}

const password = 'quiet harbour at dusk';
let people = 0;

async function expectStatus(status: number, sent: ReturnType<Client['send']>) {
  const answer = await sent;
  if (answer.status !== status) throw new Error(`expected ${status}, got ${answer.status}: ${answer.body}`);
  return answer;
}

/** Registers a new person and returns id and cookie. */
async function registerPerson(client: Client, anonymous: Record<string, string>) {
  people += 1;
  const email = `person-${process.pid}-${people}@example.com`;
  const answer = await expectStatus(
    201,
    client.send({
      method: 'POST',
      path: '/functions/v1/register',
      headers: anonymous,
      body: { full_name: 'Ana Example', email, password, phone: '' },
    }),
  );
  return { id: JSON.parse(answer.body).user.id as string, email, cookie: cookieOf(answer.headers) };
}

function cookieOf(headers: NodeJS.Dict<string | string[]>): string {
  const [cookie] = [headers['set-cookie'] ?? []].flat();
  if (!cookie) throw new Error('no cookie was set');
  return cookie.split(';')[0] ?? '';
}

const companyOf = (userId: string) => ({
  user_id: userId,
  name: 'Example Trading',
  country: 'AE',
  companyType: 'free-zone',
  freezone: 'dmcc',
  subType: 'dmcc',
  visas: 2,
  officeType: 'flexi',
});

function createCompany(target: Target, session = target.session, userId = target.person.id) {
  return expectStatus(
    201,
    target.client.send({
      method: 'POST',
      path: '/functions/v1/companies',
      headers: session,
      body: companyOf(userId),
    }),
  );
}

function signIn({ client, anonymous, person }: Target) {
  return expectStatus(
    200,
    client.send({
      method: 'POST',
      path: '/functions/v1/login',
      headers: anonymous,
      body: { email: person.email, password },
    }),
  );
}

const list = ({ client, session }: Target) =>
  expectStatus(200, client.send({ method: 'GET', path: '/functions/v1/companies', headers: session }));

const read = ({ client, session, companyId }: Target) =>
  expectStatus(
    200,
    client.send({ method: 'GET', path: `/functions/v1/companies/${companyId}`, headers: session }),
  );

async function journey(target: Target): Promise<void> {
  const { client, anonymous } = target;
  const person = await registerPerson(client, anonymous);
  const signedIn = await signIn({ ...target, person });
  const session = { ...anonymous, cookie: cookieOf(signedIn.headers) };
  await createCompany(target, session, person.id);
}

interface Measurement {
  name: string;
  budget: number;
  run(target: Target): Promise<Measured>;
}

const measurements: Measurement[] = [
  { name: 'sign-ins', budget: 0.9, run: (target) => measure(lanes, roundMs, () => signIn(target)) },
  { name: 'create', budget: 0.8, run: measureCreate },
  { name: 'read', budget: 0.95, run: (target) => measure(lanes, roundMs, () => read(target)) },
  { name: 'list', budget: 0.85, run: (target) => measure(lanes, roundMs, () => list(target)) },
  { name: 'journey', budget: 0.88, run: (target) => measure(lanes, roundMs, () => journey(target)) },
];

/** One person may have 20 companies, so several people take turns; they register before the measurement. */
async function measureCreate(target: Target): Promise<Measured> {
  const turns: { id: string; session: Record<string, string> }[] = [];
  const crowd = Math.ceil((2500 * roundMs) / 1000 / 20);
  await pool.query('delete from company_counts');
  for (const { id, session } of await crowdOf(target, Math.min(crowd, 60))) turns.push({ id, session });
  let next = 0;
  return measure(lanes, roundMs, async () => {
    const turn = turns[next++ % turns.length];
    if (next % 1000 === 0) await pool.query('delete from company_counts');
    if (turn) await createCompany(target, turn.session, turn.id);
  });
}

async function crowdOf({ client, anonymous }: Target, size: number) {
  const crowd = [];
  for (let made = 0; made < size; made += 1) {
    const { id, cookie } = await registerPerson(client, anonymous);
    crowd.push({ id, session: { ...anonymous, cookie } });
  }
  return crowd;
}

/** Reads, one after another on four lanes, while 32 sign-ins are always under way. */
async function readsWhileHashing(target: Target): Promise<Measured> {
  let running = true;
  const crowd = Array.from({ length: 32 }, async () => {
    while (running) await signIn(target);
  });
  await measure(4, 500, () => read(target));
  const measured = await measure(4, roundMs, () => read(target));
  running = false;
  await Promise.all(crowd);
  return measured;
}

const folder = await mkdtemp(join(tmpdir(), 'landfall-bench-'));
const database = await openBenchDatabase(folder);
const pool = new pg.Pool({
  connectionString: database.url,
  options: '-c landfall.scope=installation',
  max: 1,
});
const children: ChildProcess[] = [];
try {
  const targets = { bare: await open('bare'), ours: await open('ours') };
  const before = await compare(targets);
  if (isFilled) {
    await fill(Object.values(targets).map(({ person }) => person.id));
    const after = await compare(targets);
    for (const [name, { bare, ours }] of after) {
      const [bareBefore, oursBefore] = [before.get(name)?.bare ?? 0, before.get(name)?.ours ?? 0];
      console.log(
        `${name.padEnd(9)} takes ${(oursBefore / ours).toFixed(2)} times as long as before, ` +
          `bare ${(bareBefore / bare).toFixed(2)} times`,
      );
    }
  }
  for (const name of wanted.length > 0 && !wanted.includes('reads') ? [] : (['bare', 'ours'] as const)) {
    const { p50, p95, perSecond } = await readsWhileHashing(targets[name]);
    const verdict = name === 'bare' ? '' : `   budget 20 ms   ${p95 <= 20 ? 'holds' : 'MISSED'}`;
    console.log(
      `reads while 32 sign-ins hash, ${name}: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, ` +
        `${perSecond.toFixed(0)}/s${verdict}`,
    );
  }
  for (const target of Object.values(targets)) target.client.close();
} finally {
  await Promise.all(
    children.map((child) => {
      child.kill('SIGTERM');
      return once(child, 'exit');
    }),
  );
  await pool.end();
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

/** Measures both servers alternately and returns their calls per second. */
async function compare(targets: Record<Name, Target>): Promise<Map<string, Record<Name, number>>> {
  const rates = new Map<string, Record<Name, number>>();
  for (const { name, budget, run } of measurements) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const found: Record<Name, number[]> = { bare: [], ours: [] };
    const processor: Record<Name, number[]> = { bare: [], ours: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const target of ['bare', 'ours'] as const) {
        const before = processorMsOf(targets[target].pid);
        const measured = await run(targets[target]);
        found[target].push(measured.perSecond);
        processor[target].push((processorMsOf(targets[target].pid) - before) / measured.times);
      }
    }
    const [bare, ours] = [median(found.bare), median(found.ours)];
    // Ratios of adjacent rounds, which ran under similar load.
    const ratio = median(found.ours.map((perSecond, round) => perSecond / (found.bare[round] ?? 1)));
    rates.set(name, { bare, ours });
    console.log(
      `${name.padEnd(9)} bare ${bare.toFixed(0).padStart(6)}/s   ours ${ours.toFixed(0).padStart(6)}/s   ` +
        `ratio ${ratio.toFixed(2)}   budget ${budget.toFixed(2)}   ${ratio >= budget ? 'holds' : 'MISSED'}   ` +
        `processor ${median(processor.bare).toFixed(2)} and ${median(processor.ours).toFixed(2)} ms each`,
    );
  }
  return rates;
}

/** Fills the database like a busy installation after some years. */
async function fill(measured: string[]): Promise<void> {
  await pool.query(`
    insert into users (id, name, email)
    select gen_random_uuid(), 'Ana Example', 'filled-' || number || '@example.com' from generate_series(1, 1000) as number`);
  await pool.query(`
    with founders as (
      select id, row_number() over () as number from users where email like 'filled-%'
    ), made as (
      insert into companies (created_by, name, country, company_type, freezone, sub_type, visas, office_type)
      select id, 'Example Trading ' || copy, 'AE', 'free-zone', 'dmcc', 'dmcc', 2, 'flexi'
      from founders cross join generate_series(1, 10) as copy
      returning id, created_by
    )
    insert into members (company_id, user_id, role, status) select id, created_by, 'admin', 'active' from made`);
  await pool.query(`
    insert into audit_entries (company_id, actor_kind, actor_id, actor_name, action, subject, details, at)
    select companies.id, 'person', created_by, 'Ana Example', 'company-changed', companies.name, '{}',
      now() - make_interval(mins => number)
    from companies join users on users.id = created_by and email like 'filled-%'
    cross join generate_series(1, 100) as number`);
  await pool.query(
    `insert into members (company_id, user_id, role, status)
     select company.id, person, 'member', 'active' from unnest($1::uuid[]) as person
     cross join (select id from companies where name like 'Example Trading %' order by id limit 99) as company`,
    [measured],
  );
  await pool.query('vacuum analyze');
  const { rows } = await pool.query(
    'select (select count(*) from companies) as companies, (select count(*) from audit_entries) as entries',
  );
  console.log(`filled: ${rows[0].companies} companies, ${rows[0].entries} entries in their logs`);
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

/** Starts one of the two servers and warms it up. */
async function open(name: Name): Promise<Target> {
  const port = await freePort();
  const child = spawn(process.execPath, [name === 'bare' ? 'bench/bare.ts' : 'dist/server/main.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      PUBLIC_ANON_KEY: anonymousKey,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
    },
  });
  children.push(child);
  const client = new Client(port, 64);
  await untilAnswering(client);
  const anonymous = { authorization: `Bearer ${anonymousKey}` };
  const { id, email, cookie } = await registerPerson(client, anonymous);
  const session = { ...anonymous, cookie };
  const target: Target = {
    client,
    pid: child.pid ?? 0,
    anonymous,
    session,
    person: { id, email },
    companyId: '',
  };
  target.companyId = JSON.parse((await createCompany(target)).body).company.id;
  // Warmed up by number of calls, not by time: on a busy machine the code would not be compiled yet.
  for (let calls = 0; calls < warmUpCalls; ) calls += (await measure(lanes, 300, () => read(target))).times;
  await measure(lanes, 500, () => signIn(target));
  return target;
}

async function untilAnswering(client: Client): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await client
      .send({ method: 'GET', path: '/functions/v1/companies' })
      .catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server does not answer');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject()));
    });
  });
}

async function openBenchDatabase(dataDir: string): Promise<{ url: string; close(): Promise<void> }> {
  const given = process.env.DATABASE_URL;
  if (!given) {
    const embedded = await startEmbeddedPostgres({ dataDir });
    await migrate({ url: embedded.ownerUrl, grantTo: 'landfall' });
    return { url: embedded.ownerUrl, close: () => embedded.stop() };
  }
  const name = `landfall_bench_${process.pid}`;
  const admin = new pg.Client({ connectionString: given });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const url = new URL(given);
  url.pathname = `/${name}`;
  await migrate({ url: url.href });
  return {
    url: url.href,
    async close() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
