import type { EmailMessage } from '../../mail/email-message.ts';

/** Asks whoever registered with an address to show that it is theirs. */
export function verifyAddressEmail({
  to,
  url,
  days,
}: {
  to: string;
  url: string;
  days: number;
}): EmailMessage {
  return {
    kind: 'verify-email',
    to,
    subject: 'Please confirm your email address',
    heading: 'Confirm your email address',
    paragraphs: [
      'Confirm that this address is yours, so that emails about your company reach you and you can invite others.',
    ],
    action: { label: 'Confirm email address', url },
    notes: [
      `The link works once, for ${days} days.`,
      'If you did not create an account, please do not confirm: whoever did would then pass for you here.',
    ],
  };
}
