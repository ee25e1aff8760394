/** Which hosts browsers may only reach by TLS (HSTS): this one, its subdomains, or both through the preload list. */
export type Hsts = keyof typeof hstsDirectives;

const hstsDirectives = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

/**
 * Headers of every answer. Pages set their own content security policy (see pages.ts); everything else is data and
 * may load or run nothing.
 */
export function securityHeaders(publicUrl: string, hsts: Hsts = 'host'): [name: string, value: string][] {
  const headers: [string, string][] = [
    ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Permissions-Policy', permissions],
  ];
  // Two years, as the preload list requires; without TLS browsers ignore the header.
  if (publicUrl.startsWith('https:')) {
    headers.push(['Strict-Transport-Security', `max-age=63072000${hstsDirectives[hsts]}`]);
  }
  return headers;
}

/** Voice calls need the microphone, and sign-in needs passkeys; nothing else is allowed. */
const permissions = [
  'microphone=(self)',
  'publickey-credentials-get=(self)',
  ...[
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'encrypted-media',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'midi',
    'payment',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ].map((feature) => `${feature}=()`),
].join(', ');
