import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { findEmail, type ListedEmail, makeWaitAgain } from './email-repository.ts';
import type { MailPorts } from './ports.ts';

/**
 * Retries an email now, with all attempts restored. One that is being delivered is left alone.
 * @throws Failure 'email-not-found', or 'email-not-retried' if there is nothing left to deliver
 */
export function retryOutgoingEmail(
  { database, jobs }: Pick<MailPorts, 'database' | 'jobs'>,
  id: string,
): Promise<ListedEmail> {
  return inScope(database, 'installation', async (transaction) => {
    const email = await makeWaitAgain(transaction, id);
    if (!email) {
      throw new Failure((await findEmail(transaction, id)) ? 'email-not-retried' : 'email-not-found');
    }
    await jobs.addAgain(transaction, 'deliver-email', { emailId: id }, { id, replace: 'any' });
    return email;
  });
}
