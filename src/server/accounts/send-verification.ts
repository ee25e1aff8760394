import type { Person } from '#domain/accounts/person.ts';
import { inScope } from '../platform/database/scope.ts';
import type { Limit } from '../platform/rate-limit.ts';
import { lockEmail } from './email-change-repository.ts';
import type { AccountPorts } from './ports.ts';
import { writeVerification } from './write-verification.ts';

const emails: Limit = { name: 'verify-email', times: 5, windowSeconds: 60 * 60 };

/**
 * Sends the signed-in person another confirmation email. Earlier ones stay valid, because emails may arrive in any
 * order.
 * @returns whether the address was already confirmed, so that nothing was sent
 * @throws Failure 'too-many-requests'
 */
export async function sendVerification(
  services: Pick<AccountPorts, 'clock' | 'database' | 'jobs' | 'rateLimits' | 'config'>,
  person: Person,
): Promise<boolean> {
  await services.rateLimits.count(emails, person.id);
  return inScope(services.database, { person: person.id }, async (transaction) => {
    const kept = await lockEmail(transaction, person.id);
    if (!kept || kept.isVerified) return true;
    await writeVerification(services, transaction, { ...person, email: kept.email });
    return false;
  });
}
