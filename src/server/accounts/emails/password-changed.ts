import type { EmailMessage } from '../../mail/email-message.ts';

/**
 * Tells the owner of an account that its password is another one now.
 *
 * @param isShut whether every other way to sign in went with the one before
 */
export function passwordChangedEmail({
  to,
  url,
  isShut = false,
}: {
  to: string;
  url: string;
  isShut?: boolean;
}): EmailMessage {
  return {
    kind: 'password-changed',
    to,
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account was changed just now, and every other session has ended.',
      ...(isShut
        ? [
            'This address was never confirmed before, so passkeys and Google were removed: somebody else may have set them up. You can add yours again in the settings.',
          ]
        : []),
      'If it was you, there is nothing to do.',
    ],
    action: { label: 'It was not me: choose a new password', url },
  };
}
