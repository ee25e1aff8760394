import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { isAlive, readPostmaster } from './postmaster.ts';

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
    return { ...homeAt(known, leaveSharedAccount(known)), elsewhere: known !== usual };
  }
  const account = process.getuid?.() === 0 ? ownAccount() : undefined;
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
  makeHome(directory, account);
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

/** The name of the account that PostgreSQL runs under where we are root. */
const accountName = 'landfall';

/** How systems make an account without home, shell or password: most of them, and those with BusyBox. */
const waysToMakeAccount = [
  ['useradd', '--system', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'],
  ['adduser', '-S', '-D', '-H', '-h', '/nonexistent', '-s', '/sbin/nologin'],
] as const;

/**
 * An account of PostgreSQL's own, made where it lacks. Without a tool for that it is 'nobody', which other programs
 * run under as well: initdb refuses to run as a user without a name.
 */
function ownAccount(): Account {
  for (const make of [undefined, ...waysToMakeAccount]) {
    if (make) makeAccount(make);
    const account = accountOf(accountName);
    if (account) return account;
  }
  const shared = accountOf('nobody');
  if (shared) return shared;
  throw new Error(
    `PostgreSQL does not run as root, and the account '${accountName}' could not be made. Please make it, start as an ordinary user, or set DATABASE_URL.`,
  );
}

function makeAccount([program, ...options]: (typeof waysToMakeAccount)[number]): void {
  try {
    execFileSync(program, [...options, accountName], { stdio: 'ignore' });
  } catch {
    // There is no such tool, or another process has made the account.
  }
}

function accountOf(name: string): Account | undefined {
  try {
    return { uid: idOf('-u', name), gid: idOf('-g', name) };
  } catch {
    return undefined;
  }
}

/** What 'nobody' is on Debian and most others, and on older Red Hat. */
const nobodyIds = new Set([65_534, 99]);

/**
 * The account of an existing cluster. Earlier versions ran it as 'nobody', whose other processes could reach it: where
 * it does not run just now it gets an account of its own.
 */
function leaveSharedAccount(directory: string): Account | undefined {
  const data = join(directory, 'data');
  const owner = ownerOf(data);
  if (!owner || !nobodyIds.has(owner.uid)) return owner;
  const account = ownAccount();
  const running = readPostmaster(data);
  if (account.uid === owner.uid || (running && isAlive(running.pid))) return owner;
  // First the folder itself, so that nobody can put anything in the way.
  makeHome(directory, account);
  for (const name of readdirSync(data, { recursive: true })) {
    lchownSync(join(data, String(name)), account.uid, account.gid);
  }
  rmSync(join(directory, 'run'), { recursive: true, force: true });
  lchownSync(data, account.uid, account.gid);
  return account;
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

/**
 * Makes the folder of the cluster. Where we are root it stays ours, and the account may only pass through: it could
 * otherwise swap what we write there for a link to some other file.
 */
function makeHome(directory: string, account: Account | undefined): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (!account) return;
  lchownSync(directory, 0, 0);
  chmodSync(directory, 0o711);
}

/** Makes a folder for the account (or us) alone. What has its name already is used only if it is just that. */
export function makePrivate(directory: string, account: Account | undefined): void {
  try {
    mkdirSync(directory, { mode: 0o700 });
    if (account) lchownSync(directory, account.uid, account.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const found = lstatSync(directory);
  const owner = account?.uid ?? process.getuid?.();
  if (!found.isDirectory() || (owner !== undefined && found.uid !== owner) || isOpenToOthers(found.mode)) {
    throw new Error(`${directory} is in the way: the embedded database needs that name for itself.`);
  }
}

function isOpenToOthers(mode: number): boolean {
  return process.platform !== 'win32' && (mode & 0o077) !== 0;
}

/**
 * The folder of the cluster's Unix socket. The system allows 107 bytes for the socket's whole path
 * (103 on macOS), so a deep data directory needs a short one outside of it, where anyone may create names.
 */
export function openSocketDirectory({ directory, account }: PostgresHome): string {
  const usual = join(directory, 'run');
  const fits = Buffer.byteLength(join(usual, '.s.PGSQL.5432.lock')) <= 103;
  const chosen = fits ? usual : join(account ? '/tmp' : tmpdir(), `landfall-${shortNameOf(directory)}`);
  makePrivate(chosen, account);
  return chosen;
}

function shortNameOf(directory: string): string {
  const { dev, ino } = statSync(directory);
  return `${dev.toString(36)}-${ino.toString(36)}`;
}
