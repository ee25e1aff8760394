import { isIPv6 } from 'node:net';
import type { Context } from 'hono';

/** The client of a request, as far as the connection reveals. */
export interface Client {
  /** Address for rate limits: an IPv4 address, or the /64 network of an IPv6 address. */
  network: string;
  /** The address itself. */
  address: string;
  /** The User-Agent; at most 500 characters. */
  userAgent: string;
  /** ISO 3166-1 alpha-2 code of the country, if a trusted proxy provides it. */
  country: string | null;
}

/** Gives the ISO 3166-1 alpha-2 code of a client's country; `null` if unknown. */
export type CountryOf = (client: Pick<Client, 'address' | 'country'>) => Promise<string | null>;

/** What is known about the proxies in front of the server. */
interface Way {
  trustProxy: boolean;
  countryHeader?: string;
}

/**
 * Reads the client's address from the socket or, behind a trusted proxy, from the last entry of `X-Forwarded-For`,
 * which the proxy itself wrote.
 */
export function clientOf(
  headers: Headers,
  socketAddress: string | undefined,
  { trustProxy, countryHeader }: Way,
): Client {
  const forwarded = trustProxy ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const address = plainAddress((forwarded && withoutPort(forwarded)) || socketAddress || 'unknown');
  return {
    address,
    network: networkOf(address),
    userAgent: (headers.get('user-agent') ?? '').slice(0, 500),
    country: countryIn((trustProxy && countryHeader && headers.get(countryHeader)) || ''),
  };
}

/** Codes that proxies use for an unknown country and for Tor. */
const noCountries = new Set(['XX', 'T1', 'ZZ']);

function countryIn(value: string): string | null {
  const code = value.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && !noCountries.has(code) ? code : null;
}

/** Some proxies append the port, which differs for each connection. */
function withoutPort(address: string): string {
  return address.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^([^:]*):\d+$/, '$1');
}

/** Normalises an IPv4 address, even if the socket uses IPv6. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').slice(0, 64);
}

/** The unit that limits count: an IPv4 address, or the /64 network of one IPv6 customer. */
export function networkOf(written: string): string {
  const address = plainAddress(written);
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail?.split(':').filter(Boolean) ?? [];
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** The address of the socket's peer; unknown for requests without one, as in tests. */
export function socketAddressOf(context: Context): string | undefined {
  const incoming: { socket?: { remoteAddress?: string } } | undefined = context.env?.incoming;
  return incoming?.socket?.remoteAddress;
}
