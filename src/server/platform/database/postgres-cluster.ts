import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type PostgresBinaries, programOf } from './postgres-binaries.ts';
import { makePrivate, type PostgresHome } from './postgres-home.ts';
import { isAlive } from './postmaster.ts';

/** A cluster on disk and what is needed to run it. */
export interface Cluster {
  home: PostgresHome;
  binaries: PostgresBinaries;
  address: ClusterAddress;
  /** False trades durability for speed. */
  durable: boolean;
}

/** Where the cluster listens: a folder for a Unix socket, or loopback with a password. */
export interface ClusterAddress {
  host: string;
  port: number;
  password?: string;
}

const onWindows = process.platform === 'win32';

/** The postgres:// address for a role and database. */
export function urlOf({ host, port, password }: ClusterAddress, role: string, database: string): string {
  const user = password ? `${role}:${password}` : role;
  return `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
}

/** The loopback address of a cluster on systems without Unix sockets: port and password are stored. */
export async function openLoopbackAddress({ directory }: PostgresHome): Promise<ClusterAddress> {
  const passwordFile = join(directory, 'password');
  if (!existsSync(passwordFile))
    writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  const portFile = join(directory, 'port');
  if (!existsSync(portFile)) writeFileSync(portFile, String(await freePort()));
  return {
    host: '127.0.0.1',
    port: Number(readFileSync(portFile, 'utf8')),
    password: readFileSync(passwordFile, 'utf8'),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** The environment for PostgreSQL, without our variables (PGPORT, secrets). */
const surroundings = onWindows
  ? {}
  : { env: { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' } as NodeJS.ProcessEnv };

/**
 * Creates an empty cluster with `initdb`. It is renamed into place when complete, so an interrupted start or a second
 * process leaves nothing half-made.
 */
export async function createCluster({ home, binaries, address, durable }: Cluster): Promise<void> {
  removeUnfinished(home);
  const unfinished = `${home.data}.new.${process.pid}.${randomBytes(4).toString('hex')}`;
  const locale =
    binaries.major >= 17 ? ['--locale-provider=builtin', '--builtin-locale=C.UTF-8'] : ['--locale=C'];
  const access = address.password
    ? ['--auth=scram-sha-256', `--pwfile=${join(home.directory, 'password')}`]
    : ['--auth=trust'];
  // The account cannot create it, because it does not own the parent folder.
  makePrivate(unfinished, home.account);
  try {
    await promisify(execFile)(
      programOf(binaries, 'initdb'),
      [
        '-D',
        unfinished,
        '-U',
        'postgres',
        '--encoding=UTF8',
        ...locale,
        ...access,
        ...(durable ? [] : ['--no-sync']),
      ],
      { ...home.account, ...surroundings, cwd: '/' },
    );
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    const { stderr, message } = error as Error & { stderr?: string };
    throw new Error(
      `The embedded database could not be made in ${home.directory}: ${stderr?.trim() || message}`,
    );
  }
  try {
    renameSync(unfinished, home.data);
  } catch {
    // Another process was faster; its cluster is just as good.
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Removes what interrupted starts left behind. */
function removeUnfinished({ directory }: PostgresHome): void {
  for (const name of readdirSync(directory)) {
    const pid = /^data\.new\.(\d+)\./.exec(name)?.[1];
    if (pid && !isAlive(Number(pid))) rmSync(join(directory, name), { recursive: true, force: true });
  }
}

/** Whether the cluster exists. */
export function clusterExists({ home }: Cluster): boolean {
  return existsSync(join(home.data, 'PG_VERSION'));
}

/** A started server: whether it runs, and what it has written since. */
export interface LaunchedServer {
  isRunning(): boolean;
  output(): string;
}

const maxLogBytes = 1_000_000;
/** Windows has no such flag. */
const noFollow = constants.O_NOFOLLOW ?? 0;

/** Starts the server detached, so that it outlives a killed parent and ignores terminal signals. */
export function launchServer({ home, binaries, address, durable }: Cluster): LaunchedServer {
  const logFile = join(home.directory, 'server.log');
  const log = openLogFile(logFile);
  const written = fstatSync(log).size;

  const settings = {
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The caller reports failed statements; their values stay out of this log.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    listen_addresses: address.password ? address.host : '',
    ...(address.password
      ? {}
      : { unix_socket_directories: `"${address.host}"`, unix_socket_permissions: '0700' }),
    ...(durable
      ? {}
      : {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          // Tests open the pools of many servers at once.
          max_connections: '400',
        }),
  };
  const flags = [
    '-p',
    String(address.port),
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const child = onWindows
    ? startOnWindows(binaries, home, flags, log)
    : spawn(programOf(binaries, 'postgres'), ['-D', home.data, ...flags], {
        ...home.account,
        ...surroundings,
        cwd: '/',
        detached: true,
        stdio: ['ignore', log, log],
      });
  closeSync(log);
  let failure: Error | undefined;
  child.once('error', (error) => {
    failure = error;
  });
  child.unref();
  return {
    isRunning: () => !failure && (onWindows || (child.exitCode === null && child.signalCode === null)),
    output: () => failure?.message ?? readLogFile(logFile).subarray(written).toString().trim(),
  };
}

/**
 * Opens the log and passes the open file to the server, which needs no right to the file itself. Anything else under
 * its name, such as a symbolic link, is removed.
 */
function openLogFile(path: string): number {
  const found = lstatSync(path, { throwIfNoEntry: false });
  if (found && (!found.isFile() || found.nlink > 1)) rmSync(path, { force: true });
  else if (found && found.size > maxLogBytes) renameSync(path, `${path}.old`);
  const { O_WRONLY, O_APPEND, O_CREAT } = constants;
  return openSync(path, O_WRONLY | O_APPEND | O_CREAT | noFollow, 0o600);
}

function readLogFile(path: string): Buffer {
  const log = openSync(path, constants.O_RDONLY | noFollow);
  try {
    return readFileSync(log);
  } finally {
    closeSync(log);
  }
}

/** `pg_ctl` drops administrator rights, with which PostgreSQL refuses to run. */
function startOnWindows(
  binaries: PostgresBinaries,
  { data }: PostgresHome,
  flags: string[],
  log: number,
): ChildProcess {
  const options = flags.map((flag) => `"${flag}"`).join(' ');
  return spawn(programOf(binaries, 'pg_ctl'), ['start', '-D', data, '-o', options], {
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true,
  });
}

/** Windows has no signals: there `pg_ctl` stops the server. */
export function stopOnWindows({ binaries, home }: Cluster): void {
  execFileSync(programOf(binaries, 'pg_ctl'), ['stop', '-D', home.data, '-m', 'fast'], { stdio: 'ignore' });
}
