import { Failure } from './failure.ts';

const harmlessMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing request that a browser sends from another site. Browsers cannot forge
 * `Origin` or `Sec-Fetch-Site`; clients that are no browsers send neither and carry no cookie.
 *
 * @param publicOrigin Origin of the installation's public address. The host the request came in at is
 *   fine as well, so that one server answers at localhost and at 127.0.0.1; but where people come by TLS,
 *   a page that came without it may be anybody's.
 * @throws Failure 'foreign-origin'
 */
export function refuseForeignOrigin(method: string, headers: Headers, publicOrigin: string): void {
  if (harmlessMethods.has(method)) return;
  const origin = headers.get('origin');
  if (origin === null) {
    if (headers.get('sec-fetch-site') === 'cross-site') throw new Failure('foreign-origin');
    return;
  }
  const withoutTls = origin.startsWith('http:') && publicOrigin.startsWith('https:');
  if (origin !== publicOrigin && (withoutTls || hostOf(origin) !== headers.get('host'))) {
    throw new Failure('foreign-origin');
  }
  if (headers.get('sec-fetch-site') === 'cross-site') throw new Failure('foreign-origin');
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}

/**
 * Whether a request names this machine itself as the host it goes to. A server that listens on loopback alone is
 * reached from elsewhere, too: through a tunnel, or by a page whose own name leads here (DNS rebinding). Browsers
 * tell by which name they came.
 */
export function comesByLoopback(headers: Headers): boolean {
  const host = headers.get('host');
  return host === null || /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host);
}
