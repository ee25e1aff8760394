import { isIPv6 } from 'node:net';

/** Who is at the other end of a request, as far as the connection tells. */
export interface Client {
  /** Address for rate limits: an IPv4 address, or the /64 network an IPv6 address lies in. */
  network: string;
  /** The address itself. */
  address: string;
  /** What the client calls itself; at most 500 characters. */
  userAgent: string;
  /** ISO 3166-1 alpha-2 code of the country, where a trusted proxy names one. */
  country: string | null;
}

/** Gives the ISO 3166-1 alpha-2 code of a client's country; `null` if unknown. */
export type CountryOf = (client: Pick<Client, 'address' | 'country'>) => Promise<string | null>;

/** What is known of the way requests take to us. */
interface Way {
  trustProxy: boolean;
  countryHeader?: string;
}

/**
 * Reads the client's address from the socket, or, behind a trusted proxy, from the last entry of
 * `X-Forwarded-For`: the one entry that the proxy itself wrote.
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

/** Codes that proxies write for an unknown country, and for somebody who comes through Tor. */
const noCountries = new Set(['XX', 'T1', 'ZZ']);

function countryIn(value: string): string | null {
  const code = value.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) && !noCountries.has(code) ? code : null;
}

/** Some proxies write the port as well, which is another one for each connection. */
function withoutPort(address: string): string {
  return address.replace(/^\[([^\]]*)\](:\d+)?$/, '$1').replace(/^([^:]*):\d+$/, '$1');
}

/** Writes an IPv4 address the one way, also where the socket speaks IPv6. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').slice(0, 64);
}

/** What a limit counts: an IPv4 address, or a /64 network of IPv6, which one customer has to themselves. */
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
