import { inScope } from '../platform/database/scope.ts';
import { findWaitingSince, removeBodies, removeEmails } from './email-repository.ts';
import type { MailPorts } from './ports.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** An email that has waited this long should have a job that is on it. */
const waitsTooLongMs = hourMs;
/** How long what an email says is kept where nobody took it: links in it have long expired then. */
const bodiesMs = 30 * dayMs;
/** How long it is known that there was an email. */
const recordsMs = 90 * dayMs;

/**
 * Gives a new job to emails that wait without one, as after the process ended in the middle of the last try or a
 * backup was restored, and removes what is old.
 */
export async function tidyEmails({
  database,
  jobs,
  clock,
}: Pick<MailPorts, 'clock' | 'database' | 'jobs'>): Promise<void> {
  const now = clock().getTime();
  for (const id of await findWaitingSince(database, new Date(now - waitsTooLongMs))) {
    await inScope(database, 'installation', (transaction) =>
      jobs.addAgain(transaction, 'deliver-email', { emailId: id }, { id, replace: 'ended' }),
    );
  }
  await removeBodies(database, new Date(now - bodiesMs));
  await removeEmails(database, new Date(now - recordsMs));
}
