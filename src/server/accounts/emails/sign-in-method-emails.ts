import type { Person } from '#domain/accounts/person.ts';
import { queueEmail } from '../../mail/queue-email.ts';
import type { Transaction } from '../../platform/database/scope.ts';
import type { AccountPorts } from '../ports.ts';

interface Words {
  subject: (brand: string) => string;
  heading: string;
  text: string;
}

/** What the owner of an account is told of changes to how it is signed in to. */
const words = {
  'second-factor-on': {
    subject: (brand) => `Two-step verification is on for your ${brand} account`,
    heading: 'Two-step verification is on',
    text: 'From now on, signing in with your password or with Google also asks for a code from your authenticator app.',
  },
  'second-factor-off': {
    subject: (brand) => `Two-step verification was turned off for your ${brand} account`,
    heading: 'Two-step verification was turned off',
    text: 'From now on, signing in no longer asks for a code.',
  },
  'recovery-codes-renewed': {
    subject: (brand) => `New recovery codes for your ${brand} account`,
    heading: 'New recovery codes were made',
    text: 'The recovery codes you had before no longer work.',
  },
  'recovery-code-used': {
    subject: (brand) => `A recovery code was used for your ${brand} account`,
    heading: 'A recovery code was used to sign in',
    text: 'Each code works once, so one fewer is left. New ones can be made in the settings.',
  },
  'passkey-added': {
    subject: (brand) => `A passkey was added to your ${brand} account`,
    heading: 'A passkey was added',
    text: 'It can be used to sign in from now on, without the password.',
  },
  'passkey-removed': {
    subject: (brand) => `A passkey was removed from your ${brand} account`,
    heading: 'A passkey was removed',
    text: 'It no longer opens your account.',
  },
  'google-connected': {
    subject: (brand) => `Google is connected to your ${brand} account`,
    heading: 'Google was connected',
    text: 'From now on you can sign in with your Google account as well.',
  },
  'google-disconnected': {
    subject: (brand) => `Google was disconnected from your ${brand} account`,
    heading: 'Google was disconnected',
    text: 'Your Google account no longer opens your account here.',
  },
} satisfies Record<string, Words>;

/**
 * Tells the owner of an account how signing in to it has changed, in the transaction that changes it: whoever
 * got in by a screen left open cannot keep it quiet.
 *
 * @param what its name, where the change is about one of several
 */
export async function tellOwner(
  services: Pick<AccountPorts, 'clock' | 'jobs' | 'config'>,
  transaction: Transaction,
  person: Pick<Person, 'email'>,
  change: keyof typeof words,
  what?: string,
): Promise<void> {
  const { brand, publicUrl } = services.config;
  const { subject, heading, text }: Words = words[change];
  await queueEmail(services, transaction, {
    kind: change,
    to: person.email,
    subject: subject(brand.name),
    heading,
    paragraphs: [...(what === undefined ? [] : [`“${what}”`]), text],
    action: { label: 'Look at your settings', url: `${publicUrl}/app/dashboard/settings` },
    notes: [
      'If this was not you, change your password at once and end all other sessions, both in the settings.',
    ],
  });
}
