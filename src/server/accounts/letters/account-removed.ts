import type { Letter } from '../../mail/letter.ts';

/** The last letter to the owner of an account. */
export function accountRemovedLetter({ to }: { to: string }): Letter {
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
