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
 * Asks for a link to a new password. Whether there is such an account is looked up by a job, after the answer:
 * neither what the answer says nor how long it takes can tell.
 *
 * @throws Failure 'too-many-requests', for addresses without an account just the same
 */
export async function requestPasswordReset(
  services: Pick<AccountPorts, 'database' | 'secrets' | 'jobs' | 'rateLimits'>,
  email: string,
  client: Client,
): Promise<void> {
  const { database, jobs, rateLimits, secrets } = services;
  await rateLimits.count(fromOnePlace, client.network);
  await rateLimits.count(forOneAddress, createHash('sha256').update(email).digest('base64url'));
  // Sealed, as jobs are kept for a while, and the address may be that of somebody who is not even here.
  const sealedEmail = openSeal(secrets.authSecret, purpose).seal(email, '');
  await inScope(database, {}, (transaction) => jobs.add(transaction, 'send-password-reset', { sealedEmail }));
}

/** The address that a job was asked to write to. */
export function addressOfReset({ secrets }: Pick<AccountPorts, 'secrets'>, sealedEmail: string): string {
  return openSeal(secrets.authSecret, purpose).open(sealedEmail, '');
}
