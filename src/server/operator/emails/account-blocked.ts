import type { EmailMessage } from '../../mail/index.ts';

/** Tells somebody that operators have blocked their account, and why. */
export function accountBlockedEmail({
  to,
  reason,
  supportEmail,
}: {
  to: string;
  reason: string;
  supportEmail: string;
}): EmailMessage {
  return {
    kind: 'account-blocked',
    to,
    subject: 'Your account is blocked',
    heading: 'Your account is blocked',
    paragraphs: [
      'The operator of this installation has blocked your account. Every session has ended, and you cannot sign in.',
      `Reason: ${reason}`,
      supportEmail
        ? `If you think this is a mistake, write to ${supportEmail}.`
        : 'If you think this is a mistake, contact the operator.',
    ],
  };
}

/** Tells somebody that their account is no longer blocked. */
export function accountUnblockedEmail({ to, url }: { to: string; url: string }): EmailMessage {
  return {
    kind: 'account-unblocked',
    to,
    subject: 'Your account is no longer blocked',
    heading: 'Your account is no longer blocked',
    paragraphs: ['You can sign in again. Your companies and data are as they were.'],
    action: { label: 'Sign in', url },
  };
}
