import type { readOutgoingEmail as operation } from '#contract/mail.ts';
import type { OutputOf } from '#contract/operation.ts';
import type { Person } from '#domain/accounts/person.ts';
import { locales, messagesIn } from '#locales/messages-in.ts';
import { addAuditEntry, operatorActor } from '../audit/index.ts';
import { findEmail, viewOutgoingEmail } from '../mail/index.ts';
import { inScope } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import type { OperatorPorts } from './ports.ts';

/**
 * Shows an email. With a mail server its text is hidden, because a link that resets a password would give the reader
 * the account. Without one, this is the only place to read it, and the log names the operator who did.
 *
 * @param reader `undefined` for the developer
 * @throws Failure 'email-not-found'
 */
export function readOutgoingEmail(
  { database, mail, clock }: Pick<OperatorPorts, 'clock' | 'database' | 'mail'>,
  reader: Person | undefined,
  id: string,
): Promise<Omit<OutputOf<typeof operation>, 'status'>> {
  return inScope(database, 'installation', async (transaction) => {
    const email = await findEmail(transaction, id);
    if (!email) throw new Failure('email-not-found');
    const { html, plainText } = email;
    const view = viewOutgoingEmail(email);
    if (html === null || plainText === null) return { email: view, bodies: { kind: 'removed' } };
    if (mail.hasServer) return { email: view, bodies: { kind: 'hidden' } };
    if (reader) {
      await addAuditEntry(transaction, {
        companyId: null,
        actor: operatorActor(reader),
        action: 'operator-read',
        subject: messagesIn(locales[0]).logSubjectMessages.email(email.recipient),
        details: { email: email.kind },
        at: clock(),
      });
    }
    return { email: view, bodies: { kind: 'readable', html, plainText } };
  });
}
