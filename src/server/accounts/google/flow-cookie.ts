import { parse, serialize } from 'hono/utils/cookie';
import { isToken } from '../../platform/one-time-token.ts';
import { cookieName, sessionCookie } from '../session-cookie.ts';

/** How long somebody may be away at Google, in ms. */
export const lastsMs = 10 * 60 * 1000;

/**
 * The cookie that binds a sign-in with Google to the browser that began it, so that nobody can have somebody
 * else finish theirs. It has to come along when Google sends the browser back, hence Lax.
 */
export function flowCookie(publicUrl: string, token: string): string {
  const { attributes } = sessionCookie(publicUrl);
  return serialize(nameFor(publicUrl), token, { ...attributes, maxAge: lastsMs / 1000 });
}

/** What the browser was given; `undefined` where it shows nothing of ours. */
export function flowTokenIn(headers: Headers, publicUrl: string): string | undefined {
  const name = nameFor(publicUrl);
  const token = parse(headers.get('cookie') ?? '', name)[name];
  return token && isToken(token) ? token : undefined;
}

function nameFor(publicUrl: string): string {
  return cookieName(publicUrl, 'google');
}
