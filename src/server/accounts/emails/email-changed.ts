import type { EmailMessage } from '../../mail/email-message.ts';

/** Tells the address that an account had that it has another one now. */
export function addressChangedEmail({
  to,
  newEmail,
  support,
}: {
  to: string;
  newEmail: string;
  support: string;
}): EmailMessage {
  return {
    kind: 'email-changed',
    to,
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    paragraphs: [
      `Your account has the address ${newEmail} from now on. You sign in with it, and emails go there.`,
      `If it was not you, ${support}`,
    ],
  };
}
