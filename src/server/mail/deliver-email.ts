import type { Run } from '../jobs/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { beginTry, noteFailedTry, noteKept, noteSent } from './email-repository.ts';
import { DeliveryProblem } from './mailer.ts';
import type { MailPorts } from './ports.ts';
import { noteDeliverable, noteUndeliverable } from './undeliverable-repository.ts';

/**
 * One attempt to deliver an email; what came of it and what that says of the address are recorded together. If the
 * process crashes before recording the server's acceptance, the email is sent again with the same Message-ID.
 * @throws DeliveryProblem if a retry may help
 */
export async function deliverEmail(
  { database, mail, clock }: Pick<MailPorts, 'clock' | 'database' | 'mail'>,
  emailId: string,
  { isLast }: Run,
): Promise<void> {
  const email = await beginTry(database, emailId);
  if (!email) return;
  let outcome: 'sent' | 'kept';
  try {
    outcome = await mail.deliver(email);
  } catch (problem) {
    if (!(problem instanceof DeliveryProblem)) throw problem;
    const isOver = isLast || problem.isFinal;
    await inScope(database, 'installation', async (rows) => {
      await noteFailedTry(rows, emailId, { reason: problem.message, isLast: isOver });
      if (isOver && problem.isOfAddress) {
        await noteUndeliverable(rows, email.recipient, { reason: problem.message, at: clock() });
      }
    });
    if (problem.isFinal) return;
    throw problem;
  }
  if (outcome === 'kept') return noteKept(database, emailId);
  await inScope(database, 'installation', async (rows) => {
    await noteSent(rows, emailId, clock());
    await noteDeliverable(rows, email.recipient);
  });
}
