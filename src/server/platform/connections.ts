import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from './client.ts';

/** Limits for one client and for all clients together. */
export interface ConnectionLimits {
  /** Open connections in total. */
  maxConnections: number;
  /** Open connections per IPv4 address or IPv6 /64 network. */
  maxConnectionsPerNetwork: number;
  /** Pipelined requests on one connection, before the first is answered. */
  maxPipelinedRequests: number;
  /** Unsent bytes of answers across all connections. */
  maxUnsentBytes: number;
  /** Timeout for the headers of a request, and for a connection that sends nothing. */
  headersTimeoutMs: number;
  /** Timeout for a whole request to arrive. */
  requestTimeoutMs: number;
  /** How long a client may read nothing of its answer or send nothing of its body. */
  idleTimeoutMs: number;
}

export const defaultLimits: ConnectionLimits = {
  maxConnections: 4_000,
  maxConnectionsPerNetwork: 200,
  maxPipelinedRequests: 64,
  maxUnsentBytes: 128 * 1024 * 1024,
  headersTimeoutMs: 15_000,
  requestTimeoutMs: 60_000,
  idleTimeoutMs: 15_000,
};

/** How long the rest of a refused body is read after the answer, in ms. */
const lingerMs = 2_000;
/** Minimum rate of a request body after `idleTimeoutMs`. */
const minBytesPerSecond = 500;

type Exchange = [IncomingMessage, ServerResponse];

interface Connection {
  network: string;
  /** The request being answered. */
  current?: { request: IncomingMessage; startedAt: number; bytesReadBefore: number };
  /** Pipelined requests. */
  waiting: Exchange[];
  /** How much of the answer is unsent, and since when that amount has not changed. */
  unsent?: { bytes: number; since: number };
}

/** Bytes left to send. `writableLength` alone counts a large chunk in full until all of it is sent. */
function unsentBytes(socket: Socket & { _handle?: { writeQueueSize?: number } | null }): number {
  return socket._handle?.writeQueueSize || socket.writableLength;
}

/**
 * Node closes a connection right after an answer that ends it, even if the request's body is still arriving. The
 * network then discards the answer, and a proxy reports 502. This sends the end of the answer, but reads on for a
 * while. A second call closes the connection at once.
 */
function lingerAfterRefusal(socket: Socket, connection: Connection): void {
  const destroySoon = socket.destroySoon.bind(socket);
  let isLingering = false;
  socket.destroySoon = () => {
    const request = connection.current?.request;
    if (isLingering || !request || request.complete) return destroySoon();
    isLingering = true;
    socket.end();
    const timeout = setTimeout(() => socket.destroy(), lingerMs).unref();
    socket.once('close', () => clearTimeout(timeout));
    request.once('end', destroySoon).resume();
  };
}

export interface Connections {
  /** Closes idle connections. */
  closeUnused(): void;
  stopChecks(): void;
}

/**
 * Answers one request per connection at a time and closes connections over the limits. Node itself starts every
 * pipelined request at once, so a client that reads nothing could make it hold any number of answers.
 */
export function limitConnections(
  server: Server,
  answer: (...exchange: Exchange) => void,
  limits: ConnectionLimits,
): Connections {
  const connections = new Map<Socket, Connection>();
  const countByNetwork = new Map<string, number>();
  server.maxConnections = limits.maxConnections;

  server.on('connection', (socket) => {
    const network = networkOf(socket.remoteAddress ?? '');
    const count = countByNetwork.get(network) ?? 0;
    if (count >= limits.maxConnectionsPerNetwork) {
      socket.destroy();
      return;
    }
    countByNetwork.set(network, count + 1);
    const connection: Connection = { network, waiting: [] };
    connections.set(socket, connection);
    lingerAfterRefusal(socket, connection);
    socket.once('close', () => {
      connections.delete(socket);
      const left = (countByNetwork.get(network) ?? 1) - 1;
      if (left > 0) countByNetwork.set(network, left);
      else countByNetwork.delete(network);
    });
  });

  server.on('request', (request, response) => {
    const connection = connections.get(request.socket);
    if (!connection || request.socket.destroyed) return;
    if (!connection.current) begin(connection, request, response);
    else if (connection.waiting.length < limits.maxPipelinedRequests) {
      connection.waiting.push([request, response]);
    } else request.socket.destroy();
  });

  function begin(connection: Connection, ...[request, response]: Exchange): void {
    connection.current = {
      request,
      startedAt: performance.now(),
      bytesReadBefore: request.socket.bytesRead,
    };
    response.once('close', () => {
      delete connection.current;
      const next = connection.waiting.shift();
      if (next && !request.socket.destroyed) begin(connection, ...next);
    });
    answer(request, response);
  }

  const checks = setInterval(
    () => {
      const now = performance.now();
      for (const [socket, connection] of connections) {
        if (isSending(socket, connection, now) && isReading(socket, connection, now)) continue;
        socket.destroy();
      }
      closeOldestUnread();
    },
    Math.min(1_000, limits.idleTimeoutMs / 4),
  );
  checks.unref();

  /** Whether a request body arrives at `minBytesPerSecond` or more after `idleTimeoutMs`. */
  function isSending(socket: Socket, { current }: Connection, now: number): boolean {
    if (!current || current.request.complete) return true;
    const overdueMs = now - current.startedAt - limits.idleTimeoutMs;
    const received = socket.bytesRead - current.bytesReadBefore;
    return overdueMs <= 0 || received >= (overdueMs / 1_000) * minBytesPerSecond;
  }

  /** Whether the client has read some of its answer within `idleTimeoutMs`. */
  function isReading(socket: Socket, connection: Connection, now: number): boolean {
    const bytes = unsentBytes(socket);
    if (bytes === 0) delete connection.unsent;
    else if (connection.unsent?.bytes !== bytes) connection.unsent = { bytes, since: now };
    return !connection.unsent || now - connection.unsent.since <= limits.idleTimeoutMs;
  }

  function closeOldestUnread(): void {
    let unsent = 0;
    for (const socket of connections.keys()) unsent += unsentBytes(socket);
    if (unsent <= limits.maxUnsentBytes) return;
    const unread = [...connections]
      .filter(([socket]) => unsentBytes(socket) > 0)
      .sort(([, one], [, other]) => (one.current?.startedAt ?? 0) - (other.current?.startedAt ?? 0));
    for (const [socket] of unread) {
      unsent -= unsentBytes(socket);
      socket.destroy();
      if (unsent <= limits.maxUnsentBytes) return;
    }
  }

  return {
    closeUnused() {
      for (const [socket, { current, waiting }] of connections) {
        if (!current && waiting.length === 0) socket.destroy();
      }
    },
    stopChecks: () => clearInterval(checks),
  };
}
