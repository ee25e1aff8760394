import type { RequestedService, RequestState } from '#domain/requests/service-request.ts';
import type { Role } from '#domain/team/permissions.ts';
import type { EmailText } from '../email-text.ts';

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const rights: Record<Role, string> = {
  admin: 'As an admin, you have full access to this company and manage who else has access.',
  member: 'As a member, you can view the company, its documents and deadlines, and ask the expert.',
};

const services: Record<RequestedService, string> = {
  agent: 'a registered agent',
  accounting: 'accounting',
};

const requestStates: Record<RequestState, string> = {
  open: 'Your request is open.',
  'in-progress': 'Your request is in progress.',
  done: 'Your request is done.',
};

/** An email about a change to how an account is signed in to. `what` is the name of what it is about. */
const signInChange =
  (subject: (brand: string) => string, heading: string, text: string) =>
  ({ brand, what }: { brand: string; what: string | undefined }): EmailText => ({
    subject: subject(brand),
    heading,
    paragraphs: [...(what === undefined ? [] : [`“${what}”`]), text],
    action: 'Open settings',
    notes: [
      'If this was not you, change your password immediately and end all other sessions in the settings.',
    ],
  });

/** Every email there is, by its kind. */
export const emailMessages = {
  'verify-email': ({ days }: { days: number }): EmailText => ({
    subject: 'Please confirm your email address',
    heading: 'Confirm your email address',
    paragraphs: ['Confirm this address to receive emails about your company and to invite others to it.'],
    action: 'Confirm email address',
    notes: [
      `The link works once, for ${days} days.`,
      'If you did not create an account, do not confirm. Otherwise someone else could use your address here.',
    ],
  }),
  'reset-password': ({ minutes }: { minutes: number }): EmailText => ({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    paragraphs: ['We received a request for a new password for the account with this address.'],
    action: 'Choose a new password',
    notes: [
      `The link works once, for ${minutes} minutes. A newer email replaces it.`,
      'If this was not you, ignore this email. Your password stays the same.',
    ],
  }),
  /** `isShut`: every other way to sign in was removed with the former password. */
  'password-changed': ({ isShut }: { isShut: boolean }): EmailText => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account was just changed, and every other session has ended.',
      ...(isShut
        ? [
            'Your address had not been confirmed before, so passkeys and Google were removed, because someone else may have set them up. You can add yours again in the settings.',
          ]
        : []),
      'If this was you, there is nothing to do.',
    ],
    action: 'This was not me: choose a new password',
  }),
  'confirm-old-email': ({ newEmail, hours }: { newEmail: string; hours: number }): EmailText => ({
    subject: 'Please confirm the change of your email address',
    heading: 'Change your email address?',
    paragraphs: [
      `You asked to change the address of your account to ${newEmail}. Both addresses must confirm, in any order.`,
    ],
    action: 'Confirm the change',
    notes: [
      `The link works once, for ${hours} hours.`,
      'If this was not you, do not confirm. Change your password, because the person who asked for this knows it.',
    ],
  }),
  'confirm-new-email': ({ hours }: { hours: number }): EmailText => ({
    subject: 'Please confirm your new email address',
    heading: 'Use this address for your account?',
    paragraphs: ['Someone wants to use this address for their account. If this was you, confirm it.'],
    action: 'Confirm the new address',
    notes: [`The link works once, for ${hours} hours.`, 'If this was not you, ignore this email.'],
  }),
  'email-changed': ({
    newEmail,
    operator,
    support,
  }: {
    newEmail: string;
    operator: string;
    support: string;
  }): EmailText => ({
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    paragraphs: [
      `The address of your account is now ${newEmail}. Use it to sign in. Emails go there.`,
      support
        ? `If this was not you, write to ${support} immediately.`
        : `If this was not you, contact ${operator} immediately.`,
    ],
  }),
  'account-closed': ({ removedAfter }: { removedAfter: Date }): EmailText => ({
    subject: 'Your account is closed',
    heading: 'Your account is closed',
    paragraphs: [
      `You have been signed out everywhere. On ${days.format(removedAfter)} your account will be permanently deleted, with the companies that have no other members.`,
      'If you change your mind, or if this was not you, sign in before that day to reopen the account.',
    ],
    action: 'Sign in and keep the account',
  }),
  'account-reopened': (): EmailText => ({
    subject: 'Your account is open again',
    heading: 'Your account is open again',
    paragraphs: [
      'You signed in before your closed account was deleted. It is open again, and nothing will be deleted.',
      'If you still want to leave, close the account again under Settings and do not sign in after that.',
    ],
  }),
  'account-removed': (): EmailText => ({
    subject: 'Your account has been removed',
    heading: 'Your account has been removed',
    paragraphs: [
      'As you requested, your account has been deleted, with the companies that had no other members.',
      'This is our last email to you. You are welcome to register again.',
    ],
  }),
  'second-factor-on': signInChange(
    (brand) => `Two-step verification is on for your ${brand} account`,
    'Two-step verification is on',
    'From now on, signing in with your password or with Google also requires a code from your authenticator app.',
  ),
  'second-factor-off': signInChange(
    (brand) => `Two-step verification was turned off for your ${brand} account`,
    'Two-step verification was turned off',
    'Signing in no longer requires a code.',
  ),
  'recovery-codes-renewed': signInChange(
    (brand) => `New recovery codes for your ${brand} account`,
    'New recovery codes were created',
    'Your old recovery codes no longer work.',
  ),
  'recovery-code-used': signInChange(
    (brand) => `A recovery code was used for your ${brand} account`,
    'A recovery code was used to sign in',
    'Each code works once. You can create new ones in the settings.',
  ),
  'passkey-added': signInChange(
    (brand) => `A passkey was added to your ${brand} account`,
    'A passkey was added',
    'You can now use it to sign in without a password.',
  ),
  'passkey-removed': signInChange(
    (brand) => `A passkey was removed from your ${brand} account`,
    'A passkey was removed',
    'You can no longer use it to sign in.',
  ),
  'google-connected': signInChange(
    (brand) => `Google is connected to your ${brand} account`,
    'Google was connected',
    'You can now sign in with your Google account as well.',
  ),
  'google-disconnected': signInChange(
    (brand) => `Google was disconnected from your ${brand} account`,
    'Google was disconnected',
    'You can no longer sign in with your Google account.',
  ),
  invitation: ({
    name,
    inviter,
    company,
    brand,
    role,
    expiresAt,
  }: {
    name: string;
    inviter: string;
    company: string;
    brand: string;
    role: Role;
    expiresAt: Date;
  }): EmailText => ({
    subject: `${inviter} invites you to ${company}`,
    heading: `Join ${company}`,
    paragraphs: [
      `Hello ${name},`,
      `${inviter} invites you to work on ${company} in ${brand}. ${rights[role]}`,
    ],
    action: 'View invitation',
    notes: [
      `The link works once, until ${days.format(expiresAt)}, and only for this address.`,
      `If you do not know ${inviter}, ignore this email.`,
    ],
  }),
  'service-requested': ({
    company,
    person,
    service,
  }: {
    company: string;
    person: string;
    service: RequestedService;
  }): EmailText => ({
    subject: `${company} asks for ${services[service]}`,
    heading: `${company} asks for ${services[service]}`,
    paragraphs: [
      `${person} has just sent this request. The business profile of the company is complete.`,
      'Your answer is shown to the company on the page of the request.',
    ],
    action: 'Open requests',
  }),
  'question-answered': ({ question, agency }: { question: string; agency: string }): EmailText => ({
    subject: 'Your question has been answered',
    heading: 'Your question has been answered',
    paragraphs: [
      `${agency} has answered: “${question}”`,
      'You asked the expert and agreed to pass on the conversation. This is the only email about it.',
    ],
    action: 'Read the answer',
  }),
  'request-answered': ({
    company,
    service,
    state,
    answer,
  }: {
    company: string;
    service: RequestedService;
    state: RequestState;
    answer: string;
  }): EmailText => ({
    subject: `Your request for ${services[service]}: ${company}`,
    heading: `Your request for ${services[service]}`,
    paragraphs: [requestStates[state], ...(answer ? [answer] : [])],
    action: 'Open the request',
  }),
  'account-blocked': ({
    reason,
    operator,
    support,
  }: {
    reason: string;
    operator: string;
    support: string;
  }): EmailText => ({
    subject: 'Your account is blocked',
    heading: 'Your account is blocked',
    paragraphs: [
      `Your account was blocked by ${operator}. Every session has ended, and you cannot sign in.`,
      `Reason: ${reason}`,
      support
        ? `If you think this is a mistake, write to ${support}.`
        : `If you think this is a mistake, contact ${operator}.`,
    ],
  }),
  'account-unblocked': (): EmailText => ({
    subject: 'Your account is no longer blocked',
    heading: 'Your account is no longer blocked',
    paragraphs: ['You can sign in again. Your companies and data are as they were.'],
    action: 'Sign in',
  }),
} as const;

/** What every email says around its own words. */
export const emailFrameMessages = {
  runBy: (brand: string, operator: string) => `${brand}, run by ${operator}`,
  questions: (address: string) => `Questions: ${address}`,
  openAddress: 'If the button does not work, open this address:',
} as const;
