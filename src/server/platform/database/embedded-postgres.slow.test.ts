import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, lstat, mkdir, mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { fastFolder } from '../testing/fast-folder.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';

const isRoot = process.getuid?.() === 0;

const running: EmbeddedPostgres[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(await fastFolder(), 'landfall-postgres-'));
  await chmod(folder, 0o755);
  folders.push(folder);
  return folder;
}

async function start(dataDir: string, report?: (sentence: string) => void): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, durable: false, ...(report && { report }) });
  running.push(postgres);
  return postgres;
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

async function pidOf({ directory }: EmbeddedPostgres): Promise<number> {
  return Number.parseInt(await readFile(join(directory, 'data/postmaster.pid'), 'utf8'), 10);
}

/** Starts the same in another process and waits until it is ready. */
async function startElsewhere(dataDir: string): Promise<ChildProcess> {
  const code = `const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded-postgres.ts', import.meta.url).href)});
    await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, durable: false });
    process.send('runs');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return child;
}

test('data survives a stop, and nothing listens on the network', async () => {
  const dataDir = await newFolder();
  const first = await start(dataDir);
  await query(first.ownerUrl, 'create table kept (n int); insert into kept values (1)');
  expect(await query(first.adminUrl, 'show listen_addresses')).toEqual([{ listen_addresses: '' }]);
  expect((await stat(join(first.directory, 'data'))).mode & 0o077).toBe(0);
  await first.stop();
  await expect(query(first.url, 'select 1')).rejects.toThrow();

  const second = await start(dataDir);
  expect(await query(second.ownerUrl, 'select n from kept')).toEqual([{ n: 1 }]);
});

test('a commit is on disk, unless a test turns that off', async () => {
  const postgres = await startEmbeddedPostgres({ dataDir: await newFolder() });
  running.push(postgres);
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    expect(await query(postgres.adminUrl, `show ${setting}`)).toEqual([{ [setting]: 'on' }]);
  }
});

test('the application role owns nothing and cannot bypass row security', async () => {
  const { url } = await start(await newFolder());
  const [role] = await query(
    url,
    'select rolsuper, rolbypassrls, rolcreatedb, rolcreaterole from pg_roles where rolname = current_user',
  );
  expect(role).toEqual({ rolsuper: false, rolbypassrls: false, rolcreatedb: false, rolcreaterole: false });
  await expect(query(url, 'create table mine (n int)')).rejects.toThrow('permission denied');
});

test('concurrent processes share one server, and the last one to leave stops it', async () => {
  const dataDir = await newFolder();
  const [one, two] = await Promise.all([start(dataDir), start(dataDir)]);
  expect(await pidOf(one)).toBe(await pidOf(two));

  await one.stop();
  expect(await query(two.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);

  const three = await start(dataDir);
  expect(three.adopted).toBe(true);
  await two.stop();
  await three.stop();
  await expect(query(two.url, 'select 1')).rejects.toThrow();
});

test('the next process uses the server of one that was killed', async () => {
  const dataDir = await newFolder();
  const killed = await startElsewhere(dataDir);
  killed.kill('SIGKILL');
  await once(killed, 'exit');

  const next = await start(dataDir);
  expect(next.adopted).toBe(true);
  await next.stop();
  await expect(query(next.url, 'select 1')).rejects.toThrow();
});

test('a crashed server is restarted', async () => {
  const sentences: string[] = [];
  const postgres = await start(await newFolder(), (sentence) => sentences.push(sentence));
  const died = await pidOf(postgres);
  process.kill(died, 'SIGKILL');

  await expect
    .poll(() => query(postgres.url, 'select 1 as alive').catch(() => []), { timeout: 10_000 })
    .toEqual([{ alive: 1 }]);
  expect(await pidOf(postgres)).not.toBe(died);
  expect(sentences[0]).toContain('stopped unexpectedly');
});

test('stale locks are removed, even if their process id is in use again', async () => {
  const dataDir = await newFolder();
  const first = await start(dataDir);
  await first.stop();
  // PostgreSQL only checks processes of its own account.
  const { uid, gid } = await stat(join(first.directory, 'data'));
  const stranger = spawn('sleep', ['60'], { uid, gid, cwd: '/', stdio: 'ignore' });
  await once(stranger, 'spawn');
  const note = [
    stranger.pid,
    join(first.directory, 'data'),
    0,
    5432,
    join(first.directory, 'run'),
    '',
    '0 0',
    'ready',
  ];
  await writeFile(join(first.directory, 'data/postmaster.pid'), `${note.join('\n')}\n`);
  await writeFile(join(first.directory, 'run/.s.PGSQL.5432.lock'), `${stranger.pid}\n`);

  const second = await start(dataDir);
  expect(await query(second.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  stranger.kill();
});

test('an interrupted start leaves nothing that blocks the next', async () => {
  const dataDir = await newFolder();
  const gone = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(gone, 'exit');
  const unfinished = join(dataDir, `postgres/data.new.${gone.pid}.0a1b`);
  await mkdir(unfinished, { recursive: true });

  const postgres = await start(dataDir);
  expect(await query(postgres.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  await expect(stat(unfinished)).rejects.toThrow('ENOENT');
});

test('a data directory with a path too long for a socket gets a short one elsewhere', async () => {
  const deep = join(await newFolder(), 'a-folder-with-a-long-name'.repeat(4));
  const postgres = await start(deep);
  expect(await query(postgres.url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
  const socket = new URL(postgres.url.replace('@/', '@socket/')).searchParams.get('host') ?? '';
  expect(socket.length).toBeLessThan(90);
  folders.push(socket);
});

test.runIf(isRoot)(
  'if its user cannot enter the directory, the cluster lives elsewhere and stays there',
  async () => {
    const closed = await newFolder();
    await chmod(closed, 0o700);
    const dataDir = join(closed, 'data');

    const first = await start(dataDir);
    folders.push(first.directory);
    expect(first.elsewhere).toBe(true);
    await query(first.ownerUrl, 'create table kept (n int)');
    await first.stop();

    await chmod(closed, 0o755);
    const second = await start(dataDir);
    expect(second.directory).toBe(first.directory);
    expect(await query(second.ownerUrl, 'select n from kept')).toEqual([]);
  },
);

/** Runs a shell command as another user. */
function runAs(uid: number, command: string): Promise<number | null> {
  const child = spawn('sh', ['-c', command], { uid, gid: uid, cwd: '/', stdio: 'ignore' });
  return once(child, 'exit').then(([code]) => code);
}
const nobody = 65_534;

test.runIf(isRoot)(
  'started by root, it runs under its own account, which cannot touch our files',
  async () => {
    const postgres = await start(await newFolder());
    const { directory } = postgres;
    const { uid } = await stat(join(directory, 'data'));
    expect([0, nobody]).not.toContain(uid);
    expect(await stat(directory)).toMatchObject({ uid: 0, mode: 0o40711 });
    expect(await stat(join(directory, 'server.log'))).toMatchObject({ uid: 0, mode: 0o100600 });
    for (const user of [uid, nobody]) {
      for (const command of [
        'rm server.log',
        'mv server.log old',
        'ln -s /etc/passwd planted',
        'echo x >> server.log',
      ]) {
        expect(await runAs(user, `cd ${directory} && ${command}`), `${user}: ${command}`).not.toBe(0);
      }
    }
    expect(await runAs(nobody, `ls ${directory}/data || ls ${directory}/run`)).not.toBe(0);
  },
);

test.runIf(isRoot)('a symbolic link in place of its log is removed, not followed', async () => {
  const folder = await newFolder();
  await (await start(folder)).stop();
  const victim = join(folder, 'victim');
  await writeFile(victim, 'untouched');
  const log = join(folder, 'postgres', 'server.log');
  await rm(log);
  await symlink(victim, log);
  await start(folder);
  expect(await readFile(victim, 'utf8')).toBe('untouched');
  expect((await lstat(log)).isFile()).toBe(true);
});

test.runIf(isRoot)('a cluster that ran as nobody gets its own account and keeps its rows', async () => {
  const folder = await newFolder();
  const first = await start(folder);
  await query(first.ownerUrl, 'create table kept (n int)');
  const { uid } = await stat(join(first.directory, 'data'));
  await first.stop();
  execFileSync('chown', ['-R', `${nobody}:${nobody}`, first.directory]);
  await chmod(first.directory, 0o700);

  const second = await start(folder);
  expect(await query(second.ownerUrl, 'select n from kept')).toEqual([]);
  expect((await stat(join(second.directory, 'data', 'base'))).uid).toBe(uid);
  expect((await stat(second.directory)).uid).toBe(0);
});

test('without a suitable PostgreSQL the error says what to do', async () => {
  const directory = await newFolder();
  const home = { directory, data: join(directory, 'data'), account: undefined, elsewhere: false };
  expect(() => findPostgresBinaries(home, [])).toThrow(
    /^There is no PostgreSQL 15 or later .* set DATABASE_URL/,
  );
  expect(() => findPostgresBinaries(home, [() => '/nowhere'])).toThrow(/DATABASE_URL/);

  await mkdir(home.data);
  await writeFile(join(home.data, 'PG_VERSION'), '12\n');
  expect(() => findPostgresBinaries(home)).toThrow(
    /was made by PostgreSQL 12, which is not here \(found: .*18.*\)/,
  );
});
