import { dayText } from '#domain/values/day-text.ts';
import type { EmailMessage } from '../../mail/email-message.ts';

/** Tells the owner of an account that it is closed, and until when that can be undone. */
export function accountClosedEmail({
  to,
  removedAfter,
  url,
}: {
  to: string;
  removedAfter: Date;
  url: string;
}): EmailMessage {
  const day = dayText(removedAfter.toISOString().slice(0, 10));
  return {
    kind: 'account-closed',
    to,
    subject: 'Your account is closed',
    heading: 'Your account is closed',
    paragraphs: [
      `Every session has ended. On ${day} the account is removed for good, with the companies that have nobody else.`,
      `If you change your mind, or if it was not you, sign in before that day: the account is open again at once.`,
    ],
    action: { label: 'Sign in and keep the account', url },
  };
}
