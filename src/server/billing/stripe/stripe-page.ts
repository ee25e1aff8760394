/**
 * An address that Stripe gave, if a person may be sent there: by TLS to one of Stripe's own hosts, or to where
 * its calls go. Anything else is no page of Stripe's.
 *
 * @param apiBase origin of Stripe's calls
 */
export function stripePage(given: string | null | undefined, apiBase: string): string | null {
  if (!given || !URL.canParse(given)) return null;
  const { protocol, hostname, username, origin, href } = new URL(given);
  if (username !== '') return null;
  const isStripes = protocol === 'https:' && (hostname === 'stripe.com' || hostname.endsWith('.stripe.com'));
  return isStripes || origin === apiBase ? href : null;
}
