/**
 * Measures the back office with 1,000 clients of 20 open tasks and 20 papers each, and what others wait while clients are imported:
 * one table of 200, and 200 tables at once. Prints the 50th and 95th percentile of each call in milliseconds.
 *
 * `node bench/agency.ts [calls]`. Server, database and caller share the machine and one process but the database.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createApp } from '#server/app.ts';
import { currentKey, sealText } from '#server/company-keys/index.ts';
import { readConfig } from '#server/configuration/config.ts';
import { openServices } from '#server/open-services.ts';
import { labelOf } from '#server/papers/labels.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { inScope } from '#server/platform/database/scope.ts';
import { listen } from '#server/platform/http-server.ts';

const calls = Number(process.argv[2] ?? 200);
const clients = 1_000;
const tasksEach = 20;
const papersEach = 20;
const concurrency = 2;
const password = 'quiet harbour at dusk';

const dataDir = await mkdtemp(join(tmpdir(), 'landfall-bench-'));
const embedded = await startEmbeddedPostgres({ dataDir, report: console.error });
const config = readConfig({
  DATABASE_URL: embedded.ownerUrl,
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  RATE_LIMIT: 'off',
  OPERATOR_SECOND_FACTOR: 'off',
});
const services = await openServices(config);
const server = await listen({
  ...config,
  fetch: createApp(services).fetch,
  port: 0,
  shutdownSignal: services.shutdownSignal,
  upgrades: services.voice,
});
const owner = new pg.Pool({
  connectionString: embedded.ownerUrl,
  options: '-c landfall.scope=installation',
  max: 2,
});

/** Stores papers as uploads leave them, sealed with their company's key; every fourth waits for its review. */
async function addPapers(): Promise<void> {
  const { rows } = await owner.query('select id from companies');
  for (const { id: companyId } of rows) {
    await inScope(services.database, { company: companyId }, async (transaction) => {
      const { key, version } = await currentKey(services.secrets, transaction, companyId);
      const stored = Array.from({ length: papersEach }, (_, n) => {
        const paper = randomUUID();
        return {
          paper,
          kind: ['passport', 'portrait-photo', 'lease', 'licence'][n % 4],
          state: n % 4 === 0 ? 'received' : 'accepted',
          days: 15 + ((n * 37) % 560),
          name: sealText(key, labelOf.name(companyId, paper, 1), 'scan.pdf'),
        };
      });
      const columns = 'paper uuid, kind text, state text, days int, name text';
      for (const statement of [
        `insert into papers (id, company_id, kind, is_private, created_at)
         select paper, $1, kind, false, now() from jsonb_to_recordset($2) as given (${columns})`,
        `insert into paper_versions (company_id, paper_id, number, state, type, bytes, pages, expires_on, uploaded_at)
         select $1, paper, 1, state, 'application/pdf', 250000, 2, current_date + days, now()
         from jsonb_to_recordset($2) as given (${columns})`,
        `insert into paper_contents (company_id, paper_id, number, file_key, key_version, sealed_name)
         select $1, paper, 1, 'bench', ${version}, name from jsonb_to_recordset($2) as given (${columns})`,
      ]) {
        await transaction.client.query(statement, [companyId, JSON.stringify(stored)]);
      }
    });
  }
}

type Call = (method: string, path: string, body?: object) => Promise<{ status: number; body: string }>;

/** Registers somebody and returns how they call. */
async function register(name: string): Promise<{ id: string; call: Call }> {
  const email = `${name}@example.com`;
  const headers = {
    authorization: `Bearer ${services.secrets.anonymousKey}`,
    'content-type': 'application/json',
  };
  const base = `http://127.0.0.1:${server.port}/functions/v1`;
  const answer = await fetch(`${base}/register`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ full_name: name, email, password, phone: '' }),
  });
  const { user } = await answer.json();
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  return {
    id: user.id,
    async call(method, path, body) {
      const reply = await fetch(base + path, {
        method,
        headers: { ...headers, cookie },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: reply.status, body: await reply.text() };
    },
  };
}

const tableOf = (from: number, count: number) =>
  [
    'Company,Zone,Contact,Email,Licence,Expiry,Visas',
    ...Array.from(
      { length: count },
      (_, index) =>
        `Client ${from + index},${['IFZA', 'DMCC', 'JAFZA'][index % 3]},Person,p${from + index}@example.com,L-${from + index},2027-0${(index % 9) + 1}-15,2`,
    ),
  ].join('\n');

const importing = (call: Call, from: number, count: number) =>
  call('POST', '/operator/clients/import', {
    table: tableOf(from, count),
    columns: ['company', 'place', 'contact', 'email', 'licence-number', 'licence-expiry', 'visas'],
    fileName: 'bench.csv',
    leaveOutFaulty: false,
    invite: false,
  });

function percentiles(times: number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return `p50 ${at(0.5).toFixed(1).padStart(7)}  p95 ${at(0.95).toFixed(1).padStart(7)}  (${times.length} calls)`;
}

async function timed(work: () => Promise<{ status: number }>): Promise<number> {
  const start = performance.now();
  const { status } = await work();
  if (status >= 400) throw new Error(`answered ${status}`);
  return performance.now() - start;
}

async function measure(name: string, work: () => Promise<{ status: number }>): Promise<void> {
  for (let index = 0; index < 10; index += 1) await work();
  const times: number[] = [];
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      for (let index = 0; index < calls / concurrency; index += 1) times.push(await timed(work));
    }),
  );
  console.log(`${name.padEnd(44)} ${percentiles(times)}`);
}

/** Reads again and again until the work is over. */
async function measureDuring(
  name: string,
  read: () => Promise<{ status: number }>,
  work: () => Promise<unknown>,
) {
  let isOver = false;
  const times: number[] = [];
  const start = performance.now();
  const reading = (async () => {
    while (!isOver) times.push(await timed(read));
  })();
  await work();
  const took = performance.now() - start;
  isOver = true;
  await reading;
  console.log(`${name.padEnd(44)} ${percentiles(times)}, took ${took.toFixed(0)} ms`);
}

try {
  const manager = await register('manager');
  await owner.query("insert into operators (user_id, created_at, role) values ($1, now(), 'manager')", [
    manager.id,
  ]);
  await owner.query("insert into installation (name, value) values ('agency', 'on')");
  for (let from = 0; from < clients; from += 500) await importing(manager.call, from, 500);
  const first = await timed(() => manager.call('GET', '/operator/today'));
  console.log(`first view of Today, which lists all clients: ${first.toFixed(0)} ms`);
  await owner.query(
    `insert into open_tasks (company_id, case_id, task, label, state, turn, since, usual_shortest, usual_longest, usual_until, points)
     select company_id, id, 'bench-' || n, 'Step ' || n, 'ready', (array['founder', 'agency', 'authority', 'bank'])[1 + n % 4],
       current_date - 40 + n, 3, 7, current_date - 20 + 2 * n, 0
     from cases cross join generate_series(1, ${tasksEach}) as n`,
  );
  await addPapers();
  await owner.query('analyze');
  const { rows } = await owner.query(
    'select (select count(*)::int from open_tasks) as tasks, (select count(*)::int from papers) as papers',
  );
  console.log(
    `${clients} clients, ${rows[0].tasks} open tasks, ${rows[0].papers} papers, ${concurrency} callers\n`,
  );
  const { rows: some } = await owner.query("select id from companies where name = 'Client 500'");
  const read = (path: string) => () => manager.call('GET', path);

  await measure('today: our turn', read('/operator/today'));
  await measure('today: client late', read('/operator/today?group=client-late'));
  await measure(
    'today: authority late, one place',
    read('/operator/today?group=authority-late&place=ae-ifza'),
  );
  await measure('today: expiring, nobody in charge', read('/operator/today?group=expiring&owner=nobody'));
  await measure('today: searched', read('/operator/today?search=client%205'));
  await measure('company file', read(`/operator/companies/${some[0].id}`));
  await measure('cases of a company', read(`/operator/companies/${some[0].id}/cases`));
  await measure('papers of a company', read(`/operator/companies/${some[0].id}/papers`));
  await measure('review desk', read('/operator/desk'));
  await measure('calendar over all clients', read('/operator/calendar'));
  await measure('search of companies', read('/operator/companies?search=client%205'));

  const founder = await register('founder');
  const company = { country: 'AE', companyType: 'free-zone', subType: 'ifza', visas: 1, officeType: 'flexi' };
  const created = await founder.call('POST', '/companies', { ...company, user_id: founder.id });
  const { id } = JSON.parse(created.body).company;
  const founderReads = () => founder.call('GET', `/companies/${id}`);
  console.log('');
  await measure("others' reads, nothing else", founderReads);
  await measureDuring("others' reads during a table of 200", founderReads, async () => {
    for (let n = 0; n < 5; n += 1) await importing(manager.call, 10_000 + n * 200, 200);
  });
  await measureDuring("others' reads during 200 tables at once", founderReads, () =>
    Promise.all(Array.from({ length: 200 }, (_, index) => importing(manager.call, 20_000 + index * 10, 1))),
  );
} finally {
  await server.close(0);
  await services.close();
  await owner.end();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}
