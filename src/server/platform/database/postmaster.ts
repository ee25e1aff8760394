import { execFileSync } from 'node:child_process';
import { closeSync, constants, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What a running PostgreSQL notes about itself in its data directory. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Folder of its Unix socket; empty where it listens on TCP only. */
  socketDirectory: string;
}

/** Reads `postmaster.pid`; `undefined` where no server noted itself completely. */
export function readPostmaster(data: string): Postmaster | undefined {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const [pid, port, socketDirectory] = [Number(lines[0]), Number(lines[3]), lines[4]];
  return pid > 0 && port > 0 && socketDirectory !== undefined ? { pid, port, socketDirectory } : undefined;
}

/** A process number that no system gives. */
const unusedPid = 2_147_483_647;

/**
 * Takes the locks of a server that is gone, whose process number is in use: by another
 * process, as happens when a container restarts, or by its own remains that nobody waits for. PostgreSQL
 * takes any such process for its predecessor and refuses. The note in the data directory stays and names
 * no process: by its other lines PostgreSQL tells whether a part of its predecessor still works on the data.
 * Returns whether a lock was taken.
 */
export function takeStaleLocks(data: string, socketDirectory: string): boolean {
  const note = join(data, 'postmaster.pid');
  const noteIsStale = isStale(note);
  if (noteIsStale) {
    const corrected = readFileSync(note, 'utf8').replace(/^\d+/, String(unusedPid));
    const file = openSync(note, constants.O_WRONLY | constants.O_TRUNC | (constants.O_NOFOLLOW ?? 0));
    writeFileSync(file, corrected);
    closeSync(file);
  }
  const socketLock = join(socketDirectory, '.s.PGSQL.5432.lock');
  const socketLockIsStale = isStale(socketLock);
  if (socketLockIsStale) rmSync(socketLock, { force: true });
  return noteIsStale || socketLockIsStale;
}

/** Whether a lock names a process that exists and is no PostgreSQL server. */
function isStale(lock: string): boolean {
  if (!existsSync(lock)) return false;
  const pid = Number.parseInt(readFileSync(lock, 'utf8'), 10);
  return pid > 0 && isAlive(pid) && !isPostgres(pid);
}

/** Asks a server to end its sessions and stop ('fast shutdown'), and waits up to `timeoutMs` ms. */
export async function stopPostmaster(data: string, timeoutMs: number): Promise<void> {
  const noted = readPostmaster(data);
  if (!noted) return;
  try {
    process.kill(noted.pid, 'SIGINT');
  } catch {
    return;
  }
  const deadline = Date.now() + timeoutMs;
  while (readPostmaster(data)?.pid === noted.pid && isAlive(noted.pid) && Date.now() < deadline) {
    await wait(5);
  }
}

/** Whether a process of that number exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a process is a PostgreSQL server; true where that cannot be told. */
function isPostgres(pid: number): boolean {
  try {
    return /postgres|postmaster/.test(commandOf(pid));
  } catch {
    return true;
  }
}

function commandOf(pid: number): string {
  return process.platform === 'linux'
    ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    : execFileSync('ps', ['-p', String(pid), '-o', 'command=']).toString();
}
