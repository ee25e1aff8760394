import type { DocumentPart } from '#domain/documents/document-data.ts';
import type { AccountRuleName } from '#domain/kept-records/account-rules.ts';
import type { RetentionRuleName } from '#domain/papers/retention.ts';
import type { RequestedService } from '#domain/requests/service-request.ts';
import type { StaffRole } from '#domain/staff/permissions.ts';
import type { Role } from '#domain/team/permissions.ts';
import type { EmailText } from '../email-text.ts';
import { plural } from '../plural.ts';
import { accountRecordsText, accountRuleLabels } from './account-rules.ts';
import { documentPartsText } from './document-parts.ts';
import { retentionRuleNames } from './paper-kinds.ts';
import { staffRoleNames } from './staff.ts';

/** What a law keeps of a company that was removed. */
interface KeptPapers {
  company: string;
  papers: number;
  rule: RetentionRuleName;
  until: string;
}

/** What its agency's accounts keep of it. */
interface KeptAccounts {
  company: string;
  quotes: number;
  invoices: number;
  /** `null` where no rule was found. */
  rule: AccountRuleName | null;
  until: string | null;
}

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

const rights: Record<Role, string> = {
  admin: 'As an admin, you have full access to this company and manage who else has access.',
  finance: 'You can view the company and manage its billing.',
  member: 'As a member, you can view the company, its documents and deadlines, and ask the expert.',
  adviser: 'As an adviser, you can view the company, its people and its owners.',
  signatory: 'As a signatory, you can view the company and fill in your own part.',
  shareholder: 'As a shareholder, you fill in your own part. The other owners do not see your answers.',
};

const services: Record<RequestedService, string> = {
  agent: 'a registered agent',
  accounting: 'accounting',
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

const linkNote = (days: number) => `A link works once, for ${days} days. You may have to sign in first.`;
const switchOff = 'You can choose what you are emailed about, and when, under Settings, Notifications.';

/** Every email there is, by its kind. */
export const emailMessages = {
  reminder: ({
    name,
    company,
    agency,
    count,
  }: {
    name: string;
    company: string;
    agency: string;
    count: number;
  }): EmailText => ({
    subject:
      count === 1 ? `${company}: one thing we need from you` : `${company}: ${count} things we need from you`,
    heading: `What ${company} still needs`,
    paragraphs: [
      `Hello ${name}, ${agency} can go on with ${company} as soon as ${count === 1 ? 'this is' : 'these are'} there.`,
    ],
    action: 'Open the formation',
    notes: ['If you have just sent it, thank you: there is nothing more to do.'],
  }),
  'staff-appointed': ({
    role,
    operator,
    isNew,
  }: {
    role: StaffRole;
    operator: string;
    isNew: boolean;
  }): EmailText => ({
    subject: `You now work at ${operator}`,
    heading: `You now work at ${operator}`,
    paragraphs: [
      `Your role is ${staffRoleNames[role].toLowerCase()}. The back office needs two-step verification or a passkey: set one up in your settings first.`,
    ],
    action: isNew ? 'Choose a password' : 'Open the back office',
    notes: isNew ? ['The link works once, for 24 hours.'] : [],
  }),
  'signing-request': ({
    name,
    company,
    title,
    expiresAt,
    brand,
  }: {
    name: string;
    company: string;
    title: string;
    expiresAt: Date;
    brand: string;
  }): EmailText => ({
    subject: `${company}: please sign “${title}”`,
    heading: `Please sign “${title}”`,
    paragraphs: [
      `Hello ${name}, ${company} asks for your electronic signature at ${brand}.`,
      `You can read and sign it until ${moments.format(expiresAt)} UTC, or decline with a reason.`,
    ],
    action: 'Read and sign',
    notes: ['The link is for you alone. A newer email replaces it.'],
  }),
  'signing-void': ({
    name,
    company,
    title,
    changed,
    hasSigned,
  }: {
    name: string;
    company: string;
    title: string;
    changed: readonly DocumentPart[];
    hasSigned: boolean;
  }): EmailText => ({
    subject: `${company}: “${title}” is void`,
    heading: `“${title}” is void`,
    paragraphs: [
      `Hello ${name}, the record of ${company} has changed since this document was made${changed.length > 0 ? `: ${documentPartsText(changed)}` : ''}.`,
      hasSigned
        ? 'Your signature on it no longer counts. If there is a new version to sign, we will email you a link.'
        : 'You don’t need to sign it. If there is a new version to sign, we will email you a link.',
    ],
  }),
  'signing-code': ({ code, title }: { code: string; title: string }): EmailText => ({
    subject: `Your code to sign “${title}”`,
    heading: code,
    paragraphs: [`Enter this code on the page where you sign “${title}”. It works for 15 minutes.`],
    action: 'Open the page',
    notes: ['If you are not signing anything, ignore this email and tell nobody the code.'],
  }),
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
  'account-removed': ({
    kept,
    accounts,
  }: {
    kept: readonly KeptPapers[];
    accounts: readonly KeptAccounts[];
  }): EmailText => ({
    subject: 'Your account has been removed',
    heading: 'Your account has been removed',
    paragraphs: [
      'As you requested, your account has been deleted, with the companies that had no other members.',
      ...kept.map(
        ({ company, papers, rule, until }) =>
          `Of ${company} we keep ${papers} accepted ${plural(papers, { one: 'document', other: 'documents' })} until ${days.format(new Date(until))}: ${retentionRuleNames[rule]} asks for that. Then they are erased.`,
      ),
      ...accounts.map(
        ({ company, quotes, invoices, rule, until }) =>
          `Of ${company} the agency keeps ${accountRecordsText(quotes, invoices)} in its accounts${rule && until ? ` until ${days.format(new Date(until))}: ${accountRuleLabels[rule]} asks for that. Then they are erased.` : '.'}`,
      ),
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
      `There is an answer from ${agency} to: “${question}”`,
      'You asked the expert and agreed to pass on the conversation. This is the only email about it.',
    ],
    action: 'Read the answer',
  }),
  /** One thing that happened, in the sentence of its notification. */
  notification: ({
    title,
    about,
    action,
    company,
    agency,
    days,
  }: {
    title: string;
    about?: string | undefined;
    action: string;
    company: string;
    agency: string;
    days: number;
  }): EmailText => ({
    subject: `${company}: ${title}`,
    heading: title,
    paragraphs: [
      ...(about ? [about] : []),
      `This is about ${company}. You get it from ${agency} because you have not seen it yet.`,
    ],
    action,
    notes: [linkNote(days), switchOff],
  }),
  /** Several things at once. */
  notifications: ({ count, agency, days }: { count: number; agency: string; days: number }): EmailText => ({
    subject: `${count} things you have not seen yet`,
    heading: `${count} things you have not seen yet`,
    paragraphs: [`This is what happened since you last looked, sent by ${agency}.`],
    notes: [linkNote(days), switchOff],
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
  runBy: (brand: string, operator: string) => (brand === operator ? brand : `${brand}, run by ${operator}`),
  questions: (address: string) => `Questions: ${address}`,
  openAddress: 'If the button does not work, open this address:',
} as const;
