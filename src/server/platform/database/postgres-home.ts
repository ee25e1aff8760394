import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The account PostgreSQL runs under where it is not our own. */
export interface Account {
  uid: number;
  gid: number;
}

/** Where the embedded cluster lives and who runs it. */
export interface PostgresHome {
  /** Holds the cluster's data, its log, its socket and, where needed, a copy of the binaries. */
  directory: string;
  /** PostgreSQL's own data directory. */
  data: string;
  /** Set where we are root, as PostgreSQL refuses to run as root. */
  account: Account | undefined;
  /** Whether it had to be kept outside of the data directory that was asked for. */
  elsewhere: boolean;
}

/** Where a cluster goes that its account cannot reach in the data directory. */
const systemDirectory = '/var/lib/landfall';

/**
 * Decides where the cluster of this data directory lives. Once a cluster exists its place never
 * changes: `DATA_DIR/postgres.location` names one that lives elsewhere.
 */
export function openPostgresHome(dataDir: string): PostgresHome {
  mkdirSync(dataDir, { recursive: true });
  const usual = join(realpathSync(dataDir), 'postgres');
  const pointer = `${usual}.location`;
  const known = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : usual;
  if (existsSync(join(known, 'data', 'PG_VERSION'))) {
    return { ...homeAt(known, ownerOf(join(known, 'data'))), elsewhere: known !== usual };
  }
  const account = process.getuid?.() === 0 ? unprivilegedAccount() : undefined;
  if (!account || canReach(dirname(usual), account)) {
    return { ...homeAt(usual, account), elsewhere: false };
  }
  const directory = known === usual ? join(systemDirectory, randomBytes(8).toString('hex')) : known;
  mkdirSync(systemDirectory, { recursive: true });
  chmodSync(systemDirectory, 0o711);
  writeFileSync(pointer, `${directory}\n`);
  return { ...homeAt(directory, account), elsewhere: true };
}

function homeAt(directory: string, account: Account | undefined) {
  if (account && !canReach(dirname(directory), account)) {
    throw new Error(
      `The embedded database in ${directory} belongs to user ${account.uid}, who can no longer enter ${dirname(directory)}. Please give its parent folders the mode 711 again.`,
    );
  }
  makePrivate(directory, account);
  return { directory, data: join(directory, 'data'), account };
}

/** The account an existing cluster belongs to; `undefined` where it is ours. */
function ownerOf(data: string): Account | undefined {
  const { uid, gid } = statSync(data);
  const own = process.getuid?.();
  if (own === undefined || uid === own) return undefined;
  if (own !== 0) {
    throw new Error(
      `The embedded database in ${data} belongs to user ${uid}, not to you. Please start as that user, or set DATA_DIR to another folder.`,
    );
  }
  return { uid, gid };
}

/** 'landfall' where the administrator made such an account, else 'nobody'. */
function unprivilegedAccount(): Account {
  for (const name of ['landfall', 'nobody']) {
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) };
    } catch {}
  }
  throw new Error(
    "PostgreSQL does not run as root and there is no account 'nobody' to run it under. Please start as an ordinary user, or set DATABASE_URL.",
  );
}

function idOf(kind: '-u' | '-g', name: string): number {
  return Number(execFileSync('id', [kind, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString());
}

/** Whether the account may pass through a folder and all folders above it. */
export function canReach(directory: string, { uid, gid }: Account): boolean {
  const { mode, uid: owner, gid: group } = statSync(directory);
  const bit = uid === owner ? 0o100 : gid === group ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const parent = dirname(resolve(directory));
  return parent === directory || canReach(parent, { uid, gid });
}

/** Makes a folder that only the account (or we) can enter. */
function makePrivate(directory: string, account: Account | undefined): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (account) chownSync(directory, account.uid, account.gid);
}

/**
 * The folder of the cluster's Unix socket. The system allows 107 bytes for the socket's whole path
 * (103 on macOS), so a deep data directory needs a short one outside of it.
 */
export function openSocketDirectory({ directory, account }: PostgresHome): string {
  const usual = join(directory, 'run');
  if (Buffer.byteLength(join(usual, '.s.PGSQL.5432.lock')) <= 103) {
    makePrivate(usual, account);
    return usual;
  }
  const short = join(account ? '/tmp' : tmpdir(), `landfall-${shortNameOf(directory)}`);
  makePrivate(short, account);
  // Anyone may create names in a shared temporary folder: use it only if it is truly ours.
  const found = lstatSync(short);
  const owner = account?.uid ?? process.getuid?.();
  if (!found.isDirectory() || found.uid !== owner || (found.mode & 0o077) !== 0) {
    throw new Error(`${short} is in the way: the embedded database needs that name for itself.`);
  }
  return short;
}

function shortNameOf(directory: string): string {
  const { dev, ino } = statSync(directory);
  return `${dev.toString(36)}-${ino.toString(36)}`;
}
