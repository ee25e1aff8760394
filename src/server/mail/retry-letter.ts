import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { findLetter, type ListedLetter, makeWaitAgain } from './letter-repository.ts';
import type { MailPorts } from './ports.ts';

/**
 * Tries now to deliver a letter, with all its tries before it. One that is being delivered at this moment is left
 * alone.
 *
 * @throws Failure 'letter-not-found', or 'letter-not-retried' where there is nothing left to deliver
 */
export function retryLetter(
  { database, jobs }: Pick<MailPorts, 'database' | 'jobs'>,
  id: string,
): Promise<ListedLetter> {
  return inScope(database, 'installation', async (transaction) => {
    const letter = await makeWaitAgain(transaction, id);
    if (!letter) {
      throw new Failure((await findLetter(transaction, id)) ? 'letter-not-retried' : 'letter-not-found');
    }
    await jobs.addAgain(transaction, 'deliver-letter', { letterId: id }, { id, replace: 'any' });
    return letter;
  });
}
