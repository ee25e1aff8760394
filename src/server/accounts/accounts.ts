import { serialize } from 'hono/utils/cookie';
import type { StaffRole } from '#domain/staff/permissions.ts';
import type { GoogleSettings } from '../configuration/google-settings.ts';
import type { Database } from '../platform/database/database.ts';
import type { Sessions } from '../platform/session.ts';
import { type IdentityProvider, openIdentityProvider } from './google/identity-provider.ts';
import { type KnownDevices, openKnownDevices } from './known-devices.ts';
import { lockScreen, type NoteScreenLock } from './screen-lock/lock-screen.ts';
import { sessionCookie, sessionExpiry, sessionSeconds } from './session-cookie.ts';
import { createSessionRepository, locksAt, type SessionRepository } from './session-repository.ts';
import { createSessionTokens } from './session-tokens.ts';

/**
 * Minimum time between two renewals of a session, so that it is written once an hour rather than on every request.
 */
const prolongAfterMs = 60 * 60 * 1000;

/** What the accounts feature offers to the rest of the server. */
export interface Accounts {
  /** Google sign-in, if configured. */
  google: IdentityProvider | undefined;
  /** A person's role among the installation's staff; `undefined` if they are not of it. */
  staffRoleOf(personId: string): Promise<StaffRole | undefined>;
  devices: KnownDevices;
  noteScreenLock: NoteScreenLock;
  /** Minutes without input after which the screens of staff lock who chose nothing; 0 for never. */
  staffLockAfter: number;
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
  staffRoleOf: Accounts['staffRoleOf'];
  publicUrl: string;
  authSecret: string;
  sessionMaxDays: number;
  /** Minutes without input after which the screens of staff lock who chose nothing; 0 for never. */
  staffLockAfter: number;
  noteScreenLock: NoteScreenLock;
  google?: GoogleSettings | undefined;
  clock: () => Date;
}

export function openAccounts({
  staffRoleOf,
  database,
  publicUrl,
  authSecret,
  sessionMaxDays,
  staffLockAfter,
  noteScreenLock,
  google,
  clock,
}: Options): Accounts {
  const { name, attributes } = sessionCookie(publicUrl);
  const stored = createSessionRepository(database, staffLockAfter);
  const tokens = createSessionTokens(authSecret);

  return {
    google: google && openIdentityProvider(google, publicUrl),
    staffRoleOf,
    noteScreenLock,
    staffLockAfter,
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
        const isDue = (locksAt(session.lock) ?? now) < now;
        if (isDue && !session.lock.isLocked)
          await lockScreen({ database, clock, noteScreenLock }, session, 'idle');
        if (isDue || session.lock.isLocked) {
          const { id, person, hasSecondFactor, lock } = session;
          return {
            session: { id, person, hasSecondFactor, isLocked: true, lockAfter: lock.after },
            renewed: false,
          };
        }
        const dueBefore = new Date(now.getTime() - prolongAfterMs);
        const renewed = session.updatedAt < dueBefore;
        if (renewed) {
          const expiresAt = sessionExpiry(now, { openedAt: session.openedAt, maxDays: sessionMaxDays });
          await stored.prolong(session.id, { now, expiresAt, dueBefore, country: await country() });
        }
        const { id, person, hasSecondFactor } = session;
        return {
          session: { id, person, hasSecondFactor, isLocked: false, lockAfter: session.lock.after },
          renewed,
        };
      },
    },
  };
}
