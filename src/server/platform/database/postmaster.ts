import { execFileSync } from 'node:child_process';
import { closeSync, constants, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** What a running PostgreSQL records in its data directory. */
export interface Postmaster {
  pid: number;
  port: number;
  /** Folder of its Unix socket; empty if it only listens on TCP. */
  socketDirectory: string;
}

/** Reads `postmaster.pid`; `undefined` if it is missing or incomplete. */
export function readPostmaster(data: string): Postmaster | undefined {
  const file = join(data, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const [pid, port, socketDirectory] = [Number(lines[0]), Number(lines[3]), lines[4]];
  return pid > 0 && port > 0 && socketDirectory !== undefined ? { pid, port, socketDirectory } : undefined;
}

/** A process id that no system assigns. */
const unusedPid = 2_147_483_647;

/**
 * Removes locks of a dead server whose process id is in use: by another process, e.g. after a container restart, or
 * by its own zombie. PostgreSQL would take it for a running server and refuse to start. The pid file stays without a
 * process id: from its other lines PostgreSQL detects whether a part of the dead server still uses the data. Returns
 * whether a lock was removed.
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

/** Whether a lock names an existing process that is not a PostgreSQL server. */
function isStale(lock: string): boolean {
  if (!existsSync(lock)) return false;
  const pid = Number.parseInt(readFileSync(lock, 'utf8'), 10);
  return pid > 0 && isAlive(pid) && !isPostgres(pid);
}

/** Asks a server for a 'fast shutdown' and waits up to `timeoutMs` ms. */
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

/** Whether a process with that id exists. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Whether a process is a PostgreSQL server; true if unknown. */
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
