import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { urlOf } from '../database/postgres-cluster.ts';
import { openPostgresHome } from '../database/postgres-home.ts';
import { readPostmaster, stopPostmaster } from '../database/postmaster.ts';
import { childrenOf } from './children-of.ts';
import { fastFolder } from './fast-folder.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** A test's own data directory, initially empty, and the servers that run on it. */
export interface Installation {
  dataDir: string;
  /** Starts another server process and waits until it is ready. */
  start(): Promise<ServerProcess>;
  /** Queries the database directly, across all companies. */
  query(statement: string): Promise<Record<string, unknown>[]>;
  /** The processes of the embedded database, postmaster first, and on Linux its children; empty if stopped. */
  postgresProcesses(): number[];
  /** Stops everything that runs on it and removes it. */
  remove(): Promise<void>;
}

/** @param settings environment variables for each server; with DATABASE_URL there is no embedded database */
export async function newInstallation(settings: Record<string, string> = {}): Promise<Installation> {
  const dataDir = await mkdtemp(join(await fastFolder(), 'landfall-installation-'));
  // Like a default data directory: a database under another account may traverse it.
  await chmod(dataDir, 0o755);
  const servers: ServerProcess[] = [];

  const postmaster = () => readPostmaster(openPostgresHome(dataDir).data);

  function databaseUrl(): string {
    if (settings.DATABASE_URL) return settings.DATABASE_URL;
    const noted = postmaster();
    if (!noted) throw new Error('The embedded database does not run.');
    return urlOf({ host: noted.socketDirectory, port: noted.port }, 'postgres', 'landfall');
  }

  return {
    dataDir,
    async start() {
      const server = await startServerProcess(dataDir, settings);
      servers.push(server);
      return server;
    },
    async query(statement) {
      const client = new pg.Client({
        connectionString: databaseUrl(),
        options: '-c landfall.scope=installation',
      });
      await client.connect();
      try {
        return (await client.query(statement)).rows;
      } finally {
        await client.end();
      }
    },
    postgresProcesses() {
      const noted = postmaster();
      return noted ? [noted.pid, ...childrenOf(noted.pid)] : [];
    },
    async remove() {
      await Promise.all(servers.map((server) => server.stop()));
      const { data, directory } = openPostgresHome(dataDir);
      await stopPostmaster(data, 10_000);
      for (const folder of [directory, dataDir]) await rm(folder, { recursive: true, force: true });
    },
  };
}
