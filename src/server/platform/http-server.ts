import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { type ConnectionLimits, type Connections, defaultLimits, limitConnections } from './connections.ts';
import { requestContext, requestIdOf } from './request-context.ts';
import { type Hsts, securityHeaders } from './security-headers.ts';

export interface HttpServer {
  port: number;
  /** Refuses new requests, waits up to `timeoutMs` for running ones, and closes the rest. */
  close(timeoutMs: number): Promise<void>;
}

/** Handles connections that upgrade to another protocol, such as WebSocket. */
export interface Upgrades {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** Sends a closing message when the server stops. */
  endAll(): Promise<void>;
}

interface Options {
  fetch: (request: Request, env?: unknown) => Response | Promise<Response>;
  host: string;
  port: number;
  publicUrl: string;
  hsts?: Hsts;
  /** Aborted shortly before running answers are cut off, so that streams can send a final event. */
  shutdownSignal?: AbortController;
  upgrades?: Upgrades;
  /** Whether a proxy in front of the server is trusted to name the client and the request. */
  trustProxy?: boolean;
  /** `false` for local load tests, which come from one address. */
  rateLimit?: boolean;
  /** Overrides the default connection limits. */
  limits?: Partial<ConnectionLimits>;
}

/** How long streams have to send their final event, in ms. */
const finalEventMs = 1_000;
/** How often idle connections are closed while the server stops, in ms. */
const closingIntervalMs = 20;

/** Listens for requests. Throws a message for the operator if the address cannot be used. */
export async function listen({
  fetch,
  host,
  port,
  publicUrl,
  hsts,
  shutdownSignal,
  upgrades,
  trustProxy = false,
  rateLimit = true,
  limits: given,
}: Options): Promise<HttpServer> {
  const limits = { ...defaultLimits, ...given };
  // All clients of a proxy come from its address.
  if (trustProxy || !rateLimit) limits.maxConnectionsPerNetwork = Number.POSITIVE_INFINITY;
  const server = createServer({
    // Longer than the 60 s after which common proxies drop an idle connection, so that they close it first.
    keepAliveTimeout: 65_000,
    headersTimeout: limits.headersTimeoutMs,
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: Math.min(1_000, limits.headersTimeoutMs / 4),
  });
  const headers = securityHeaders(publicUrl, hsts);
  const answer = getRequestListener(fetch);
  const connections = limitConnections(
    server,
    (request, response) => {
      const requestId = requestIdOf(request, trustProxy);
      // Set on the raw answer first, so that every answer has it.
      for (const [name, value] of headers) response.setHeader(name, value);
      response.setHeader('X-Request-Id', requestId);
      requestContext.run({ requestId }, answer, request, response);
    },
    limits,
  );
  if (upgrades) server.on('upgrade', upgrades.upgrade);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(describeListenError(error, host, port)));
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: (timeoutMs) => closeServer(server, timeoutMs, connections, shutdownSignal, upgrades),
  };
}

async function closeServer(
  server: Server,
  timeoutMs: number,
  connections: Connections,
  shutdownSignal: AbortController | undefined,
  upgrades: Upgrades | undefined,
): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await upgrades?.endAll();
  // Node keeps connections open that never sent a request; a kept-alive one becomes idle after its answer.
  const closingUnused = setInterval(connections.closeUnused, closingIntervalMs);
  const announcing = setTimeout(() => shutdownSignal?.abort(), Math.max(0, timeoutMs - finalEventMs));
  const closingAll = setTimeout(() => server.closeAllConnections(), timeoutMs);
  await closed;
  connections.stopChecks();
  clearInterval(closingUnused);
  clearTimeout(announcing);
  clearTimeout(closingAll);
}

function describeListenError(error: NodeJS.ErrnoException, host: string, port: number): Error {
  const reason =
    error.code === 'EADDRINUSE'
      ? 'another program listens there, perhaps Landfall itself'
      : error.code === 'EACCES'
        ? 'this user may not listen on that port'
        : error.message;
  return new Error(`Cannot listen on ${host}:${port}: ${reason}. Please set PORT or HOST.`);
}
