import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What log lines record about their request. */
export interface RequestContext {
  requestId: string;
}

/** The request of the running code; set by the HTTP server. */
export const requestContext = new AsyncLocalStorage<RequestContext>();

/** The id of a request: its own, or one set by a trusted proxy. */
export function requestIdOf({ headers }: IncomingMessage, trustProxy: boolean): string {
  const given = trustProxy ? headers['x-request-id'] : undefined;
  return typeof given === 'string' && /^[\w.-]{8,100}$/.test(given) ? given : randomUUID();
}
