import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import pg from 'pg';

/**
 * Network behaviour: pass everything; drop it, like a black hole; freeze it for later delivery; or reset every
 * connection.
 */
export type NetworkMode = 'pass' | 'swallow' | 'freeze' | 'reset';

/** A proxy to the database that can fail. */
export interface DatabaseProxy {
  /** The database's address through the proxy. */
  url: string;
  become(mode: NetworkMode): void;
  close(): Promise<void>;
}

/** Opens a proxy on its own port in front of a database. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: databaseUrl });
  const sockets = new Set<Socket>();
  let mode: NetworkMode = 'pass';
  let held: (() => void)[] = [];

  function carry(from: Socket, to: Socket): void {
    sockets.add(from);
    const write = (chunk: Buffer) => {
      if (!to.destroyed) to.write(chunk);
    };
    from.on('data', (chunk) => {
      if (mode === 'pass') write(chunk);
      if (mode === 'freeze') held.push(() => write(chunk));
    });
    from.on('error', () => {});
    from.on('close', () => {
      sockets.delete(from);
      // A black hole also drops the end of a connection.
      if (mode === 'freeze') held.push(() => to.destroy());
      else if (mode !== 'swallow') to.destroy();
    });
  }

  const server = createServer((client) => {
    if (mode === 'reset') return void client.resetAndDestroy();
    const upstream = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    carry(client, upstream);
    carry(upstream, client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const credentials = password ? `${user}:${encodeURIComponent(String(password))}` : user;
  return {
    url: `postgresql://${credentials}@127.0.0.1:${(server.address() as AddressInfo).port}/${database}`,
    become(next) {
      mode = next;
      if (mode === 'reset') {
        // Only TCP has resets; the other side may be a Unix socket.
        for (const socket of sockets) socket.remotePort ? socket.resetAndDestroy() : socket.destroy();
      }
      if (mode !== 'pass') return;
      for (const deliver of held) deliver();
      held = [];
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
