import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
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

/**
 * Removes the note of a server that is gone although its process number is in use again, as happens
 * when a container restarts: PostgreSQL takes any living process for its predecessor and refuses.
 * Returns whether a note was removed.
 */
export function removeStalePostmaster(data: string): boolean {
  const noted = readPostmaster(data);
  if (!noted || !isAlive(noted.pid) || isPostgres(noted.pid)) return false;
  rmSync(join(data, 'postmaster.pid'), { force: true });
  return true;
}

/** Asks a server to end its sessions and stop ('fast shutdown'), and waits up to `patience` ms. */
export async function stopPostmaster(data: string, patience: number): Promise<void> {
  const noted = readPostmaster(data);
  if (!noted) return;
  try {
    process.kill(noted.pid, 'SIGINT');
  } catch {
    return;
  }
  const deadline = Date.now() + patience;
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
