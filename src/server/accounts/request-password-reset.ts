import { createHash } from 'node:crypto';
import type { Client } from '../platform/client.ts';
import { inScope } from '../platform/database/scope.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { openSeal } from '../platform/seal.ts';
import type { AccountPorts } from './ports.ts';

const hour = 60 * 60;
const forOneAddress: Limit = { name: 'reset-address', times: 5, windowSeconds: hour };
const fromOnePlace: Limit = { name: 'reset-place', times: 30, windowSeconds: hour };

const purpose = 'password reset';

/**
 * Requests a link to reset a password. A job looks up the account later, so neither the answer nor its timing reveals
 * whether one exists.
 * @throws Failure 'too-many-requests', also for addresses without an account
 */
export async function requestPasswordReset(
  services: Pick<AccountPorts, 'database' | 'secrets' | 'jobs' | 'rateLimits'>,
  email: string,
  client: Client,
): Promise<void> {
  const { database, jobs, rateLimits, secrets } = services;
  await rateLimits.count(fromOnePlace, client.network);
  await rateLimits.count(forOneAddress, createHash('sha256').update(email).digest('base64url'));
  // Sealed, because jobs are kept for a while and the address may belong to a stranger.
  const sealedEmail = openSeal(secrets.authSecret, purpose).seal(email, '');
  await inScope(database, {}, (transaction) => jobs.add(transaction, 'send-password-reset', { sealedEmail }));
}

/** The address in a job. */
export function addressOfReset({ secrets }: Pick<AccountPorts, 'secrets'>, sealedEmail: string): string {
  return openSeal(secrets.authSecret, purpose).open(sealedEmail, '');
}
