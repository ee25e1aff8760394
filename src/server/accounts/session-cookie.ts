/** How long a session lasts without being used: 30 days. */
export const sessionSeconds = 30 * 24 * 60 * 60;

const dayMs = 24 * 60 * 60 * 1000;

/** When a session ends that is not used from now on: never later than its lifetime allows. */
export function sessionExpiry(now: Date, { openedAt, maxDays }: { openedAt: Date; maxDays: number }): Date {
  return new Date(Math.min(now.getTime() + sessionSeconds * 1000, openedAt.getTime() + maxDays * dayMs));
}

/** What the names of our cookies begin with. */
export const cookiePrefix = 'landfall';

/**
 * Name and attributes of the session cookie. Scripts cannot read it, other sites cannot send it along with a
 * form, and behind TLS it never travels in the clear.
 */
export function sessionCookie(publicUrl: string) {
  const secure = publicUrl.startsWith('https:');
  return {
    name: `${secure ? '__Secure-' : ''}${cookiePrefix}.session_token`,
    attributes: { path: '/', httpOnly: true, secure, sameSite: 'Lax' },
  } as const;
}
