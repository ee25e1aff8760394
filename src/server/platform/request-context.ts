import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What the log says about the request that a line belongs to. */
export interface RequestContext {
  requestId: string;
}

/** The request that the running code works for; set by the HTTP server. */
export const requestContext = new AsyncLocalStorage<RequestContext>();

/** The id of a request: its own, or the one that a trusted proxy has given it. */
export function requestIdOf({ headers }: IncomingMessage, trustProxy: boolean): string {
  const given = trustProxy ? headers['x-request-id'] : undefined;
  return typeof given === 'string' && /^[\w.-]{8,100}$/.test(given) ? given : randomUUID();
}
