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

/** The account PostgreSQL runs under, if not our own. */
export interface Account {
  uid: number;
  gid: number;
}

/** Where the embedded cluster lives and which account runs it. */
export interface PostgresHome {
  /** Holds the cluster's data, log, socket and, if needed, a copy of the binaries. */
  directory: string;
  /** PostgreSQL's own data directory. */
  data: string;
  /** Set if we are root, because PostgreSQL refuses to run as root. */
  account: Account | undefined;
  /** Whether the cluster had to be placed outside the requested data directory. */
  elsewhere: boolean;
}

/** Where to put a cluster that its account cannot reach in the data directory. */
const systemDirectory = '/var/lib/landfall';

/**
 * Decides where the cluster of this data directory lives. An existing cluster never moves:
 * `DATA_DIR/postgres.location` names one that lives elsewhere.
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

/** The account that owns an existing cluster; `undefined` if it is ours. */
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

/** The account name for PostgreSQL if we are root. */
const accountName = 'landfall';

/** Commands to create an account without home, shell or password: common systems, and BusyBox. */
const waysToMakeAccount = [
  ['useradd', '--system', '--no-create-home', '--home-dir', '/nonexistent', '--shell', '/usr/sbin/nologin'],
  ['adduser', '-S', '-D', '-H', '-h', '/nonexistent', '-s', '/sbin/nologin'],
] as const;

/**
 * PostgreSQL's own account, created if missing. Without a tool to create one it is 'nobody', which is shared with
 * other programs: initdb refuses a user without a name.
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
    // There is no such tool, or another process has created the account.
  }
}

function accountOf(name: string): Account | undefined {
  try {
    return { uid: idOf('-u', name), gid: idOf('-g', name) };
  } catch {
    return undefined;
  }
}

/** The ids of 'nobody' on Debian and most others, and on older Red Hat. */
const nobodyIds = new Set([65_534, 99]);

/**
 * The account of an existing cluster. Earlier versions ran it as 'nobody', which other processes share: if it is
 * stopped, it is moved to its own account.
 */
function leaveSharedAccount(directory: string): Account | undefined {
  const data = join(directory, 'data');
  const owner = ownerOf(data);
  if (!owner || !nobodyIds.has(owner.uid)) return owner;
  const account = ownAccount();
  const running = readPostmaster(data);
  if (account.uid === owner.uid || (running && isAlive(running.pid))) return owner;
  // The folder first, so that nobody can place anything inside.
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

/** Whether the account may traverse a folder and all its parents. */
export function canReach(directory: string, { uid, gid }: Account): boolean {
  const { mode, uid: owner, gid: group } = statSync(directory);
  const bit = uid === owner ? 0o100 : gid === group ? 0o010 : 0o001;
  if ((mode & bit) === 0) return false;
  const parent = dirname(resolve(directory));
  return parent === directory || canReach(parent, { uid, gid });
}

/**
 * Creates the folder of the cluster. If we are root, we keep owning it and the account may only traverse it.
 * Otherwise the account could replace what we write there with a symbolic link to another file.
 */
function makeHome(directory: string, account: Account | undefined): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (!account) return;
  lchownSync(directory, 0, 0);
  chmodSync(directory, 0o711);
}

/** Creates a private folder for the account (or us). An existing one is only used if it is exactly that. */
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
 * The folder of the cluster's Unix socket. A socket's path is limited to 107 bytes (103 on macOS), so a long data
 * directory needs a short folder elsewhere, where any user may create names.
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
