import { inScope } from '../platform/database/scope.ts';
import { findWaitingSince, removeBodies, removeEmails } from './email-repository.ts';
import type { MailPorts } from './ports.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** An email that has waited this long should have a job. */
const waitsTooLongMs = hourMs;
/** How long the bodies of undelivered emails are kept; their links have long expired by then. */
const bodiesMs = 30 * dayMs;
/** How long the record of an email is kept. */
const recordsMs = 90 * dayMs;

/**
 * Creates jobs for waiting emails without one, e.g. after a crash in the last attempt or a restored backup, and
 * deletes old emails.
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
