import type { Letter } from '../../mail/letter.ts';

/** Tells the owner of an account that its password is another one now. */
export function passwordChangedLetter({ to, url }: { to: string; url: string }): Letter {
  return {
    kind: 'password-changed',
    to,
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed just now, and every other session has ended.',
      'If it was you, there is nothing to do.',
    ],
    action: { label: 'It was not me: choose a new password', url },
  };
}
