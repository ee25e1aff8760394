import { serialize } from 'hono/utils/cookie';
import type { GoogleSettings } from '../configuration/google-settings.ts';
import type { Database } from '../platform/database/database.ts';
import type { Sessions } from '../platform/session.ts';
import { type IdentityProvider, openIdentityProvider } from './google/identity-provider.ts';
import { type KnownDevices, openKnownDevices } from './known-devices.ts';
import { sessionCookie, sessionExpiry, sessionSeconds } from './session-cookie.ts';
import { createSessionRepository, type SessionRepository } from './session-repository.ts';
import { createSessionTokens } from './session-tokens.ts';

/**
 * Minimum time between two renewals of a session, so that it is written once an hour rather than on every request.
 */
const prolongAfterMs = 60 * 60 * 1000;

/** What the accounts feature offers to the rest of the server. */
export interface Accounts {
  /** Google sign-in, if configured. */
  google: IdentityProvider | undefined;
  /** Whether a person is an operator of the installation. */
  isOperator(personId: string): Promise<boolean>;
  devices: KnownDevices;
  sessions: Sessions & {
    /** Open sessions in the database. */
    stored: SessionRepository;
    /** What the client stores of a new session. */
    sign(token: string): string;
    /** Makes the browser drop its session cookie and cached pages. */
    signOutHeaders(): Record<string, string>;
  };
}

interface Options {
  database: Database;
  isOperator: Accounts['isOperator'];
  publicUrl: string;
  authSecret: string;
  sessionMaxDays: number;
  google?: GoogleSettings | undefined;
  clock: () => Date;
}

export function openAccounts({
  isOperator,
  database,
  publicUrl,
  authSecret,
  sessionMaxDays,
  google,
  clock,
}: Options): Accounts {
  const { name, attributes } = sessionCookie(publicUrl);
  const stored = createSessionRepository(database);
  const tokens = createSessionTokens(authSecret);

  return {
    google: google && openIdentityProvider(google, publicUrl),
    isOperator,
    devices: openKnownDevices({ publicUrl, authSecret, clock }),
    sessions: {
      cookieName: name,
      stored,
      sign: tokens.sign,
      cookieFor: (signedToken) => serialize(name, signedToken, { ...attributes, maxAge: sessionSeconds }),
      signOutHeaders: () => ({
        'set-cookie': serialize(name, '', { ...attributes, maxAge: 0 }),
        'clear-site-data': '"cache"',
      }),
      isForged: (signedToken) => tokens.verify(signedToken) === undefined,
      async find(signedToken, country, onToken) {
        const token = tokens.verify(signedToken);
        if (token === undefined) return undefined;
        const now = clock();
        const looking = stored.findOpen(token, now);
        onToken?.({ token, now });
        const session = await looking;
        if (!session) return undefined;
        const dueBefore = new Date(now.getTime() - prolongAfterMs);
        const renewed = session.updatedAt < dueBefore;
        if (renewed) {
          const expiresAt = sessionExpiry(now, { openedAt: session.openedAt, maxDays: sessionMaxDays });
          await stored.prolong(session.id, { now, expiresAt, dueBefore, country: await country() });
        }
        const { id, person, hasSecondFactor } = session;
        return { session: { id, person, hasSecondFactor }, renewed };
      },
    },
  };
}
