import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createAdaptorServer } from '@hono/node-server';
import { securityHeaders } from './security-headers.ts';

export interface HttpServer {
  port: number;
  /** Takes no more requests, waits for those under way up to `patience` ms, and cuts off the rest. */
  close(patience: number): Promise<void>;
}

/** Takes connections that are to be something else than requests and answers. */
export interface Upgrades {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Ends them with a word, as the server stops. */
  endAll(): Promise<void>;
}

interface Options {
  fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
  host: string;
  port: number;
  publicUrl: string;
  /** Aborted a moment before answers under way are cut off, so that long ones can end with a word. */
  lastCall?: AbortController;
  upgrades?: Upgrades;
}

/** How long before the cut the last call is made, in ms. */
const timeForLastWords = 1_000;
/** How often connections are looked through while closing, in ms. */
const closingPace = 20;

/** Listens for requests. Throws a sentence for the operator where the address cannot be used. */
export async function listen({
  fetch,
  host,
  port,
  publicUrl,
  lastCall,
  upgrades,
}: Options): Promise<HttpServer> {
  const server = createAdaptorServer({
    fetch,
    serverOptions: {
      // Longer than the 60 s after which common proxies drop an idle connection, so they do it first.
      keepAliveTimeout: 65_000,
      requestTimeout: 60_000,
      headersTimeout: 20_000,
    },
  }) as Server;
  const closeUnused = watchConnections(server);
  const headers = securityHeaders(publicUrl);
  // On the raw answer, before anything else: no answer can go without, and no route pays for it.
  server.prependListener('request', (_request, answer) => {
    for (const [name, value] of headers) answer.setHeader(name, value);
  });
  if (upgrades) server.on('upgrade', upgrades.upgrade);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(inWords(error, host, port)));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (patience) => closeServer(server, patience, closeUnused, lastCall, upgrades),
  };
}

/**
 * Watches what is under way on each connection, and gives a function that ends those on which nothing is.
 * Node's own leaves those that never asked for anything, such as browsers open ahead of need, and those
 * that are still saying what they want.
 */
function watchConnections(server: Server): () => void {
  const requestsUnderWay = new Map<Socket, number>();
  const count = (socket: Socket, change: number) => {
    const before = requestsUnderWay.get(socket);
    if (before !== undefined) requestsUnderWay.set(socket, before + change);
  };
  server.on('connection', (socket) => {
    requestsUnderWay.set(socket, 0);
    socket.once('close', () => requestsUnderWay.delete(socket));
  });
  server.prependListener('request', ({ socket }, answer) => {
    count(socket, 1);
    answer.once('close', () => count(socket, -1));
  });
  return () => {
    for (const [socket, requests] of requestsUnderWay) if (requests === 0) socket.destroy();
  };
}

async function closeServer(
  server: Server,
  patience: number,
  closeUnused: () => void,
  lastCall: AbortController | undefined,
  upgrades: Upgrades | undefined,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await upgrades?.endAll();
  // A connection that is kept alive goes unused only when its request has been answered.
  const sweeping = setInterval(closeUnused, closingPace);
  const calling = setTimeout(() => lastCall?.abort(), Math.max(0, patience - timeForLastWords));
  const cutting = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(sweeping);
  clearTimeout(calling);
  clearTimeout(cutting);
}

function inWords(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const reason =
    error.code === 'EADDRINUSE'
      ? 'something is listening there already, perhaps Landfall itself'
      : error.code === 'EACCES'
        ? 'this user may not listen on that port'
        : error.message;
  return new Error(`Cannot listen on ${host}:${port}: ${reason}. Please set PORT or HOST.`);
}
