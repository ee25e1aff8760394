import { Failure } from './failure.ts';

const harmlessMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses a state-changing request that a browser sends from another site. Browsers cannot forge `Origin` or
 * `Sec-Fetch-Site`; other clients send neither and have no cookies.
 * @param publicOrigin Origin of the installation's public address. The request's own host is also accepted, so that a
 * server answers at localhost and at 127.0.0.1. Behind TLS, pages loaded without TLS are not trusted.
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
 * Whether a request names this machine as its host. A server on loopback can still be reached from elsewhere: through
 * a tunnel or by DNS rebinding. Browsers reveal the host name they used.
 */
export function comesByLoopback(headers: Headers): boolean {
  const host = headers.get('host');
  return host === null || /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host);
}
