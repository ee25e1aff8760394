/**
 * A request to a service configured by the operator. Redirects are returned, never followed: they could send the
 * request and its key to another host or into the operator's network.
 */
export function outgoingFetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  return fetch(input, { ...init, redirect: 'manual' });
}
