import type { EmailMessage } from '../../mail/email-message.ts';

/** Lets whoever forgot their password choose another one. */
export function resetPasswordEmail({
  to,
  url,
  minutes,
}: {
  to: string;
  url: string;
  minutes: number;
}): EmailMessage {
  return {
    kind: 'reset-password',
    to,
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    paragraphs: [
      'Somebody asked for a new password for the account with this address. If it was you, go on here.',
    ],
    action: { label: 'Choose a new password', url },
    notes: [
      `The link works once, for ${minutes} minutes. A newer email makes it void.`,
      'If it was not you, you need not do anything: your password stays as it is.',
    ],
  };
}
