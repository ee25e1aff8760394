import { parse, serialize } from 'hono/utils/cookie';
import { isToken } from '../../platform/one-time-token.ts';
import { cookieName, sessionCookie } from '../session-cookie.ts';

/** How long a sign-in at Google may take, in ms. */
export const lastsMs = 10 * 60 * 1000;

/**
 * The cookie that binds a Google sign-in to the browser that began it, against login CSRF. Lax, because it must be
 * sent when Google redirects back.
 */
export function flowCookie(publicUrl: string, token: string): string {
  const { attributes } = sessionCookie(publicUrl);
  return serialize(nameFor(publicUrl), token, { ...attributes, maxAge: lastsMs / 1000 });
}

/** The value of the cookie; `undefined` if missing or not valid. */
export function flowTokenIn(headers: Headers, publicUrl: string): string | undefined {
  const name = nameFor(publicUrl);
  const token = parse(headers.get('cookie') ?? '', name)[name];
  return token && isToken(token) ? token : undefined;
}

function nameFor(publicUrl: string): string {
  return cookieName(publicUrl, 'google');
}
