/** How long a session lasts without being used: 30 days. */
export const sessionSeconds = 30 * 24 * 60 * 60;

const dayMs = 24 * 60 * 60 * 1000;

/** When a session ends that is not used from now on: never later than its lifetime allows. */
export function sessionExpiry(now: Date, { openedAt, maxDays }: { openedAt: Date; maxDays: number }): Date {
  return new Date(Math.min(now.getTime() + sessionSeconds * 1000, openedAt.getTime() + maxDays * dayMs));
}

/**
 * The name of a cookie. Behind TLS its prefix makes browsers refuse a cookie of that name from any other host, such as a
 * sibling subdomain (RFC 6265bis, 4.1.3.2).
 */
export function cookieName(publicUrl: string, purpose: string): string {
  return `${publicUrl.startsWith('https:') ? '__Host-' : ''}landfall.${purpose}`;
}

/**
 * Name and attributes of the session cookie. Scripts cannot read it, other sites cannot send it along with a
 * form, and behind TLS it never travels in the clear.
 */
export function sessionCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  return {
    name: cookieName(publicUrl, 'session_token'),
    /** The name of earlier versions: such a session is moved to the new name when it is used. */
    formerName: secure ? '__Secure-landfall.session_token' : undefined,
    attributes: { path: '/', httpOnly: true, secure, sameSite: 'Lax' },
  } as const;
}
