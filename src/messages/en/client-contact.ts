const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Whom to write to at a client, where emails do not arrive. */
export const clientContactMessages = {
  returned: (address: string, since: string) =>
    `Emails to ${address} are returned since ${days.format(new Date(since))}: correct the address.`,
  byThemselves: 'They change it themselves, in their settings. Call them: no reminder reaches them by email.',
  said: (reason: string) => `Last answer: ${reason}`,
  correct: 'Correct the address',
  title: 'Whom to write to',
  about: 'Invitations to the old address end at once.',
  name: 'Contact person',
  email: 'Email',
  invite: 'Invite them by email now',
  save: 'Save',
} as const;
