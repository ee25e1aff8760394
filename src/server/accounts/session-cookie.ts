/** How long an unused session lasts: 30 days. */
export const sessionSeconds = 30 * 24 * 60 * 60;

const dayMs = 24 * 60 * 60 * 1000;

/** When a session expires if it is not used again, within its maximum lifetime. */
export function sessionExpiry(now: Date, { openedAt, maxDays }: { openedAt: Date; maxDays: number }): Date {
  return new Date(Math.min(now.getTime() + sessionSeconds * 1000, openedAt.getTime() + maxDays * dayMs));
}

/**
 * The name of a cookie. Behind TLS its prefix makes browsers reject a cookie of that name from any other host, such
 * as a sibling subdomain (RFC 6265bis, 4.1.3.2).
 */
export function cookieName(publicUrl: string, purpose: string): string {
  return `${publicUrl.startsWith('https:') ? '__Host-' : ''}landfall.${purpose}`;
}

/** Name and attributes of the session cookie: HttpOnly, SameSite and, behind TLS, Secure. */
export function sessionCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  return {
    name: cookieName(publicUrl, 'session_token'),
    attributes: { path: '/', httpOnly: true, secure, sameSite: 'Lax' },
  } as const;
}
