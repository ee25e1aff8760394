import type { EmailMessage } from '../../mail/email-message.ts';

/** Tells the owner of a closed account that it is open again. */
export function accountReopenedEmail({ to }: { to: string }): EmailMessage {
  return {
    kind: 'account-reopened',
    to,
    subject: 'Your account is open again',
    heading: 'Your account is open again',
    paragraphs: [
      'You signed in before your closed account was removed. It is open again, and nothing is removed.',
      'If you still want to leave, close the account once more under Settings and do not sign in after that.',
    ],
  };
}
