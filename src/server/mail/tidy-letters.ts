import { inScope } from '../platform/database/scope.ts';
import { findWaitingSince, removeBodies, removeLetters } from './letter-repository.ts';
import type { MailPorts } from './ports.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** A letter that has waited this long should have a job that is on it. */
const restlessMs = hourMs;
/** How long what a letter says is kept where nobody took it: links in it have long expired then. */
const bodiesMs = 30 * dayMs;
/** How long it is known that there was a letter. */
const lettersMs = 90 * dayMs;

/**
 * Gives a new job to letters that wait without one, as after the process ended in the middle of the last try or a
 * backup was restored, and removes what is old.
 */
export async function tidyLetters({
  database,
  jobs,
  clock,
}: Pick<MailPorts, 'clock' | 'database' | 'jobs'>): Promise<void> {
  const now = clock().getTime();
  for (const id of await findWaitingSince(database, new Date(now - restlessMs))) {
    await inScope(database, 'installation', (transaction) =>
      jobs.addAgain(transaction, 'deliver-letter', { letterId: id }, { id, replace: 'ended' }),
    );
  }
  await removeBodies(database, new Date(now - bodiesMs));
  await removeLetters(database, new Date(now - lettersMs));
}
