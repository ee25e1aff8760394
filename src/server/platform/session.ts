import { parse } from 'hono/utils/cookie';
import type { Person } from '#domain/accounts/person.ts';
import { Failure } from './failure.ts';

/** The session a request was made with. */
export interface Session {
  id: string;
  person: Person;
  /** Whether it was opened with a second factor or a passkey. */
  hasSecondFactor: boolean;
  /** Whether it waits to be unlocked. */
  isLocked: boolean;
  /** Minutes without input after which it locks; 0 for never. */
  lockAfter: number;
  /** How the client stores it. */
  heldAs: 'cookie' | 'bearer-token';
}

/** A token with a valid signature; its session may have ended. */
export interface SessionToken {
  token: string;
  now: Date;
}

/** Finds sessions by the client's token; provided by the accounts feature. */
export interface Sessions {
  cookieName: string;
  /**
   * The open session of a signed token; `undefined` if ended, expired or forged. A session in use is renewed at
   * intervals; `renewed` is then set, because its cookie has to be extended too.
   */
  find(
    signedToken: string,
    /** Returns where it is used from; called when the session is renewed. */
    country: () => Promise<string | null>,
    /** Called with the token after its signature is checked, while the session is looked up. */
    onToken?: (token: SessionToken) => void,
  ): Promise<{ session: Omit<Session, 'heldAs'>; renewed: boolean } | undefined>;
  /** Whether a token lacks our signature, i.e. is forged. */
  isForged(signedToken: string): boolean;
  /** The Set-Cookie header that stores a signed token. */
  cookieFor(signedToken: string): string;
}

/** The caller: a person with a session, or a client with only the key. */
export interface Caller {
  session: Session | undefined;
  /** Set if the caller's cookie is to be renewed. */
  setCookie?: string;
}

/** The headers that identify the caller, with the key of the header `keyHeader`, if sent, as a bearer token. */
export function withKeyOf(keyHeader: string, headers: Headers): Headers {
  const key = headers.get(keyHeader);
  if (key === null) return headers;
  const cookie = headers.get('cookie');
  return new Headers({ authorization: `Bearer ${key}`, ...(cookie !== null && { cookie }) });
}

export interface CallerOptions {
  anonymousKey: string;
  country: () => Promise<string | null>;
  /** Called for a wrong key or a forged token. */
  onForgedToken(): void;
  onToken?: ((token: SessionToken) => void) | undefined;
}

/**
 * Identifies the caller. `Authorization: Bearer` carries either a session token or the public anonymous key, which a
 * session cookie may accompany. Without the header only the cookie counts.
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
  const { cookieName } = sessions;
  const signedToken = parse(headers.get('cookie') ?? '', cookieName)[cookieName];
  const found = signedToken ? await sessions.find(signedToken, country, onToken) : undefined;
  if (signedToken && !found && sessions.isForged(signedToken)) onForgedToken();
  if (!found && bearer === undefined) throw new Failure('key-required');
  if (!found || !signedToken) return { session: undefined };
  return {
    session: { ...found.session, heldAs: 'cookie' },
    ...(found.renewed && { setCookie: sessions.cookieFor(signedToken) }),
  };
}
