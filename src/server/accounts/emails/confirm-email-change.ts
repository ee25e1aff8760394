import type { EmailMessage } from '../../mail/email-message.ts';

interface ConfirmEmailChange {
  to: string;
  newEmail: string;
  url: string;
  hours: number;
}

/** Asks the address that an account has whether it may go to another one. */
export function confirmOldAddressEmail({ to, newEmail, url, hours }: ConfirmEmailChange): EmailMessage {
  return {
    kind: 'confirm-old-email',
    to,
    subject: 'Please confirm the change of your email address',
    heading: 'Change your email address?',
    paragraphs: [
      `Your account is to have the address ${newEmail} in place of this one. Both addresses have to confirm, in any order.`,
    ],
    action: { label: 'Confirm the change', url },
    notes: [
      `The link works once, for ${hours} hours.`,
      'If it was not you, do not confirm: nothing changes without it. Then change your password, as whoever asked for this knows it.',
    ],
  };
}

/** Asks the address that an account is to have whether it is its owner's. */
export function confirmNewAddressEmail({
  to,
  url,
  hours,
}: Omit<ConfirmEmailChange, 'newEmail'>): EmailMessage {
  return {
    kind: 'confirm-new-email',
    to,
    subject: 'Please confirm your new email address',
    heading: 'Use this address for your account?',
    paragraphs: [
      'Somebody wants to use this address for their account. If it was you, confirm that it is yours.',
    ],
    action: { label: 'Confirm the new address', url },
    notes: [`The link works once, for ${hours} hours.`, 'If it was not you, you need not do anything.'],
  };
}
