import type { Run } from '../jobs/jobs.ts';
import { beginTry, noteFailedTry, noteKept, noteSent } from './letter-repository.ts';
import { DeliveryProblem } from './mailer.ts';
import type { MailPorts } from './ports.ts';

/**
 * One try to deliver a letter. Where the process ends between the mail server's word and ours, the letter goes
 * out once more, under the same Message-ID.
 *
 * @throws DeliveryProblem where another try may help
 */
export async function deliverLetter(
  { database, mail, clock }: Pick<MailPorts, 'clock' | 'database' | 'mail'>,
  letterId: string,
  { isLast }: Run,
): Promise<void> {
  const letter = await beginTry(database, letterId);
  if (!letter) return;
  let outcome: 'sent' | 'kept';
  try {
    outcome = await mail.deliver(letter);
  } catch (problem) {
    if (!(problem instanceof DeliveryProblem)) throw problem;
    await noteFailedTry(database, letterId, { reason: problem.message, isLast: isLast || problem.isFinal });
    if (problem.isFinal) return;
    throw problem;
  }
  if (outcome === 'sent') await noteSent(database, letterId, clock());
  else await noteKept(database, letterId);
}
