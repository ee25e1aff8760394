import type { OutgoingEmailView } from '#contract/mail.ts';
import type { ListedEmail } from './email-repository.ts';

/** An email as the API shows it in a list: without what it says. */
export function viewOutgoingEmail(email: ListedEmail): OutgoingEmailView {
  const { id, kind, recipient, subject, state, attempts, lastError, createdAt, sentAt } = email;
  return {
    id,
    kind,
    recipient,
    subject,
    state,
    attempts,
    lastError,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}
