import type { EmailMessage } from '../../mail/email-message.ts';

/** The last email to the owner of an account. */
export function accountRemovedEmail({ to }: { to: string }): EmailMessage {
  return {
    kind: 'account-removed',
    to,
    subject: 'Your account has been removed',
    heading: 'Your account has been removed',
    paragraphs: [
      'As you asked, your account is gone, with the companies that had nobody else.',
      'This is our last email to you. You are welcome to register again.',
    ],
  };
}
