import { parse } from 'hono/utils/cookie';
import type { Person } from '#domain/accounts/person.ts';
import { Failure } from './failure.ts';

/** The session a request was made with. */
export interface Session {
  id: string;
  person: Person;
  /** Whether it was opened with a second factor or a passkey. */
  hasSecondFactor: boolean;
  /** How the client keeps it. */
  heldAs: 'cookie' | 'bearer-token';
}

/** A token whose signature is right; its session may be over. */
export interface SessionToken {
  token: string;
  now: Date;
}

/** Finds sessions by what a client shows; the accounts feature provides it. */
export interface Sessions {
  cookieName: string;
  /** A name that cookies of earlier versions have. */
  formerCookieName?: string;
  /**
   * The open session of a signed token; ended, expired and forged ones are all `undefined`. A session in
   * use is prolonged now and then; `renewed` tells when, as its cookie then has to last longer, too.
   */
  find(
    signedToken: string,
    /** Tells where it is used from; asked where the session is prolonged. */
    country: () => Promise<string | null>,
    /** Called with the token once its signature is checked, while the session is looked up. */
    onToken?: (token: SessionToken) => void,
  ): Promise<{ session: Omit<Session, 'heldAs'>; renewed: boolean } | undefined>;
  /** Whether a token does not carry our signature, so that it was never given out here. */
  isForged(signedToken: string): boolean;
  /** The Set-Cookie header that keeps a signed token in the browser. */
  cookieFor(signedToken: string): string;
}

/** Who makes a request: a person with a session, or a client that showed just the key. */
export interface Caller {
  session: Session | undefined;
  /** Set where the caller's cookie is to be renewed. */
  setCookie?: string;
}

/**
 * The headers that tell who calls, with `api-key`, in which clients made for Azure OpenAI send the key, read
 * as `Authorization: Bearer`.
 */
export function withApiKey(headers: Headers): Headers {
  const apiKey = headers.get('api-key');
  if (apiKey === null) return headers;
  const cookie = headers.get('cookie');
  return new Headers({ authorization: `Bearer ${apiKey}`, ...(cookie !== null && { cookie }) });
}

export interface CallerOptions {
  anonymousKey: string;
  country: () => Promise<string | null>;
  /** Told of a wrong key or a token that was not given out here. */
  onForgedToken(): void;
  onToken?: ((token: SessionToken) => void) | undefined;
}

/**
 * Reads who makes a request. `Authorization: Bearer` carries either the public anonymous key, beside
 * which the cookie may hold a session, or a session token; without the header the cookie counts alone.
 *
 * @throws Failure 'key-required' for a call without a known key or an open session
 */
export async function callerOf(
  headers: Headers,
  sessions: Sessions,
  { anonymousKey, country, onForgedToken, onToken }: CallerOptions,
): Promise<Caller> {
  const authorization = headers.get('authorization');
  const bearer = authorization === null ? undefined : /^Bearer +(\S+)$/i.exec(authorization)?.[1];
  if (authorization !== null && bearer !== anonymousKey) {
    const found = bearer ? await sessions.find(bearer, country, onToken) : undefined;
    if (!found) {
      if (bearer && sessions.isForged(bearer)) onForgedToken();
      throw new Failure('key-required');
    }
    return { session: { ...found.session, heldAs: 'bearer-token' } };
  }
  const cookie = headers.get('cookie');
  const { token: signedToken, isFormer } = sessionTokenIn(cookie ?? '', sessions);
  const found = signedToken ? await sessions.find(signedToken, country, onToken) : undefined;
  if (signedToken && !found && sessions.isForged(signedToken)) onForgedToken();
  if (!found && bearer === undefined) throw new Failure('key-required');
  if (!found || !signedToken) return { session: undefined };
  return {
    session: { ...found.session, heldAs: 'cookie' },
    ...((found.renewed || isFormer) && { setCookie: sessions.cookieFor(signedToken) }),
  };
}

function sessionTokenIn(cookie: string, { cookieName, formerCookieName }: Sessions) {
  const token = parse(cookie, cookieName)[cookieName];
  if (token !== undefined || !formerCookieName) return { token, isFormer: false };
  return { token: parse(cookie, formerCookieName)[formerCookieName], isFormer: true };
}
