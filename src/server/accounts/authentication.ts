import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import type { Database } from '../platform/database/database.ts';
import type { Log } from '../platform/log.ts';
import { cookiePrefix, sessionSeconds } from './session-cookie.ts';
import { sessions, signInMethods, users, verifications } from './tables.ts';

interface Options {
  database: Database;
  /** Address under which the installation is reached; decides whether cookies are Secure. */
  publicUrl: string;
  authSecret: string;
  log: Log;
}

/**
 * Better Auth over our tables: it creates accounts and opens sessions for our use cases, which keep the
 * wire format, the limits and the password rules. None of its HTTP routes are served, and its own
 * sign-in by password stays off.
 */
export function createAuthentication({ database, publicUrl, authSecret, log }: Options) {
  return betterAuth({
    baseURL: publicUrl,
    secret: authSecret,
    database: drizzleAdapter(database.orm, {
      provider: 'pg',
      schema: { user: users, session: sessions, account: signInMethods, verification: verifications },
      transaction: true,
    }),
    user: { additionalFields: { phone: { type: 'string', required: false } } },
    session: { expiresIn: sessionSeconds },
    advanced: {
      cookiePrefix,
      database: { generateId: 'uuid' },
      // Nothing needs the addresses people sign in from, so they are not kept.
      ipAddress: { disableIpTracking: true },
    },
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      // Its arguments may hold what a person typed; the error itself reaches the log by `replyToFailure`.
      log: (_level, message) => log.warn({ part: 'authentication' }, message),
    },
  });
}

export type Authentication = ReturnType<typeof createAuthentication>;
