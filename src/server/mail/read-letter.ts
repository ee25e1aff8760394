import type { readLetter as readLetterOperation } from '#contract/mail.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { Person } from '#domain/accounts/person.ts';
import { addAuditEntry, operatorActor } from '../audit/add-audit-entry.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { findLetter } from './letter-repository.ts';
import type { MailPorts } from './ports.ts';
import { viewLetter } from './views.ts';

/**
 * Shows a letter. Where a mail server takes letters nobody reads them here: a link that resets a password would
 * make whoever reads it master of the account. Where there is none, this is the only place they can be read, and
 * the log says which operator did.
 *
 * @param reader `undefined` for the developer, who is nobody in particular
 * @throws Failure 'letter-not-found'
 */
export function readLetter(
  { database, mail, clock }: Pick<MailPorts, 'clock' | 'database' | 'mail'>,
  reader: Person | undefined,
  id: string,
): Promise<Omit<OutputOf<typeof readLetterOperation>, 'status'>> {
  return inScope(database, 'installation', async (transaction) => {
    const letter = await findLetter(transaction, id);
    if (!letter) throw new Failure('letter-not-found');
    const { html, plainText } = letter;
    const view = viewLetter(letter);
    if (html === null || plainText === null) return { letter: view, bodies: { kind: 'removed' } };
    if (mail.hasServer) return { letter: view, bodies: { kind: 'hidden' } };
    if (reader) {
      await addAuditEntry(transaction, {
        companyId: null,
        actor: operatorActor(reader),
        action: 'operator-read',
        subject: `Letter to ${letter.recipient}`,
        details: { letter: letter.kind },
        at: clock(),
      });
    }
    return { letter: view, bodies: { kind: 'readable', html, plainText } };
  });
}
