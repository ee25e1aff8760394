import type { OutgoingEmailView } from '#contract/mail.ts';
import type { ListedEmail } from './email-repository.ts';

/** An email in the API's list, without its bodies. */
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
