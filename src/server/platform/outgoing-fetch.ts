/**
 * A request to a service that the operator has named. A redirect is returned, never followed: it could lead the request,
 * and the key in it, to another host, or to one inside the operator's network.
 */
export function outgoingFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  return fetch(input, { ...init, redirect: 'manual' });
}
