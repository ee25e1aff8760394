import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresBinaries } from './postgres-binaries.ts';
import {
  type Cluster,
  clusterExists,
  createCluster,
  type LaunchedServer,
  launchServer,
  openLoopbackAddress,
  stopOnWindows,
  urlOf,
} from './postgres-cluster.ts';
import { openPostgresHome, openSocketDirectory, type PostgresHome } from './postgres-home.ts';
import { readPostmaster, stopPostmaster, takeStaleLocks } from './postmaster.ts';

export interface EmbeddedPostgres {
  /** Address for the application: its role owns nothing. */
  url: string;
  /** Address for migrations: the role that owns the database. */
  ownerUrl: string;
  /** Address of the cluster's superuser, for creating databases. */
  adminUrl: string;
  /** Whether it joined a running server. */
  adopted: boolean;
  /** Folder of the cluster. */
  directory: string;
  /** Whether the cluster had to be placed outside the requested data directory. */
  elsewhere: boolean;
  /** Leaves the cluster and stops it if no other process uses it. */
  stop(): Promise<void>;
}

interface Options {
  dataDir: string;
  /** False trades durability for speed. For tests only. */
  durable?: boolean;
  /** Receives messages about problems while it runs. */
  report?: (sentence: string) => void;
}

/** The advisory lock that every process using the cluster holds, shared. */
const usageLock = 4_127_001;
/** The advisory lock for creating the roles and the database. */
const preparationLock = 4_127_002;

/** How long a start may take without progress, in ms. */
const startTimeoutMs = 60_000;
/** How long a killed process may still hold a lock, in ms. */
const graceMs = 500;
/** Delay before restarting a lost server, in ms. */
const pauseBetweenTries = 5_000;

/**
 * Runs PostgreSQL as a child process on a data directory. Creates the cluster on the first start and joins a server
 * that already runs there. Processes may share a directory: each holds a lock in the cluster, which is released even
 * if it is killed, and the last one to leave stops the server. A crashed server is restarted. Throws a message for
 * the operator if it cannot run.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { report = () => {} } = options;
  const home = openPostgresHome(options.dataDir);
  const cluster: Cluster = {
    home,
    binaries: findPostgresBinaries(home),
    address:
      process.platform === 'win32'
        ? await openLoopbackAddress(home)
        : { host: socketDirectoryOf(home), port: 5432 },
    durable: options.durable ?? true,
  };

  let stopping = false;
  let current = hold();
  const { adopted, lease } = await current;
  await prepareDatabase(lease, cluster);

  async function hold() {
    const membership = await joinCluster(cluster);
    membership.lease.once('end', () => {
      if (!stopping) void recover();
    });
    return membership;
  }

  async function recover(): Promise<void> {
    report('The embedded database stopped unexpectedly. Starting it again.');
    while (!stopping) {
      try {
        current = hold();
        await current;
        return;
      } catch (error) {
        report((error as Error).message);
        await wait(pauseBetweenTries, undefined, { ref: false });
      }
    }
  }

  return {
    url: urlOf(cluster.address, 'landfall', 'landfall'),
    ownerUrl: urlOf(cluster.address, 'landfall_owner', 'landfall'),
    adminUrl: urlOf(cluster.address, 'postgres', 'postgres'),
    adopted,
    directory: home.directory,
    elsewhere: home.elsewhere,
    async stop() {
      stopping = true;
      const membership = await current.catch(() => undefined);
      if (membership) await leaveCluster(membership.lease, cluster);
    },
  };
}

/** Where a running server listens, which another process may have chosen; otherwise where ours will. */
function socketDirectoryOf(home: PostgresHome): string {
  const noted = readPostmaster(home.data)?.socketDirectory;
  return noted && existsSync(join(noted, '.s.PGSQL.5432')) ? noted : openSocketDirectory(home);
}

/** Joins the cluster's users and starts the server if none runs. */
async function joinCluster(cluster: Cluster): Promise<{ lease: pg.Client; adopted: boolean }> {
  let launched: LaunchedServer | undefined;
  let deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (!clusterExists(cluster)) await createCluster(cluster);
    const found = await takeLease(cluster);
    if (typeof found === 'object') return { lease: found, adopted: !launched?.isRunning() };
    if (found === 'working') {
      deadline = Date.now() + startTimeoutMs;
    } else if (found === 'absent' && !launched?.isRunning()) {
      if (launched) await considerFailure(launched, cluster);
      launched = launchServer(cluster);
    }
    await wait(10);
  }
  throw new Error(
    `The embedded database in ${cluster.home.directory} did not start. ${launched?.output() ?? ''}`.trim(),
  );
}

/** Worth a retry only if another process may be starting or stopping the cluster. */
async function considerFailure(launched: LaunchedServer, { home, address }: Cluster): Promise<void> {
  const output = launched.output();
  if (takeStaleLocks(home.data, address.host)) return;
  if (!/lock file .* already exists|is still in use/.test(output)) {
    throw new Error(`The embedded database in ${home.directory} did not start: ${output}`);
  }
  await wait(50);
}

/**
 * The connection that registers us as a user of the cluster, or the reason there is none: `absent` if nothing
 * listens, `working` if the server is starting or recovering, `leaving` if it is stopping.
 */
async function takeLease(cluster: Cluster): Promise<pg.Client | 'absent' | 'working' | 'leaving'> {
  const lease = new pg.Client({
    connectionString: urlOf(cluster.address, 'postgres', 'postgres'),
    application_name: 'landfall lease',
    keepAlive: true,
  });
  // Losing the server emits 'end'.
  lease.on('error', () => {});
  try {
    await lease.connect();
    const { rows } = await lease.query('select pg_try_advisory_lock_shared($1) as joined', [usageLock]);
    if (rows[0].joined) return lease;
    await lease.end();
    return 'leaving';
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    await lease.end().catch(() => {});
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return 'absent';
    if (code === '57P03') return 'working';
    if (code === '57P01' || code === 'ECONNRESET' || /terminated/.test(message)) return 'leaving';
    throw error;
  }
}

/** Creates the application's roles and database if missing. */
async function prepareDatabase(lease: pg.Client, { address }: Cluster): Promise<void> {
  const isPrepared = async () =>
    (await lease.query("select from pg_database where datname = 'landfall'")).rowCount === 1;
  if (await isPrepared()) return;
  await lease.query('select pg_advisory_lock($1)', [preparationLock]);
  try {
    if (await isPrepared()) return;
    for (const role of ['landfall_owner', 'landfall']) {
      const known = await lease.query('select from pg_roles where rolname = $1', [role]);
      if (known.rowCount === 0) {
        const password = address.password ? ` password ${pg.escapeLiteral(address.password)}` : '';
        await lease.query(`create role ${role} login${password}`);
      }
    }
    await lease.query('create database landfall owner landfall_owner');
  } finally {
    await lease.query('select pg_advisory_unlock($1)', [preparationLock]);
  }
}

/** Releases the shared lock. A process that then gets it exclusively is the last user and stops the server. */
async function leaveCluster(lease: pg.Client, cluster: Cluster): Promise<void> {
  try {
    await lease.query('select pg_advisory_unlock_shared($1)', [usageLock]);
    // Wait: the server takes a moment to release the lock of a killed process.
    await lease.query(`set lock_timeout = '${graceMs}ms'`);
    await lease.query('select pg_advisory_lock($1)', [usageLock]);
    if (process.platform === 'win32') stopOnWindows(cluster);
    else await stopPostmaster(cluster.home.data, 30_000);
  } catch {
    // Another process uses the server, or it is already gone: there is nothing to stop.
  }
  await lease.end().catch(() => {});
}
