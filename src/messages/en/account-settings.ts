import type { previewClosing } from '#contract/account-closing.ts';
import type { OutputOf } from '#contract/operation.ts';
import { dayText } from '#domain/values/day-text.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { plural } from '../plural.ts';
import { accountRecordsText } from './account-rules.ts';

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

type Outcome = OutputOf<typeof previewClosing>['companies'][number]['outcome'];

/** What becomes of a company when the account is closed. */
const outcomes: Record<Outcome, string> = {
  stays: 'Stays, without you.',
  goes: 'Will be removed with your account. It has no other members.',
  'needs-admin':
    'Needs another admin first. Make someone an admin under User Management, or remove the other members.',
  'is-billed': 'Has an active subscription. Cancel it under Billing first.',
};

/** The address, the export and the end of an account, in the settings. */
export const accountSettingsMessages = {
  email: 'Email',
  emailAbout:
    'You sign in with this address and receive emails there. To change it, both addresses must confirm.',
  address: 'Your address',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  emailUnread: 'Your address could not be loaded',
  newEmail: 'New email',
  currentPassword: 'Current password',
  changeEmail: 'Change email',
  changeBegun: 'We have sent emails to both addresses. Open the links to confirm.',
  waiting: (newEmail: string) => `Your address will change to ${newEmail} once confirmed.`,
  waitsFor: {
    both: 'Both addresses must confirm.',
    old: 'The old address must confirm.',
    new: 'The new address must confirm.',
  },
  waitsUntil: (moment: string) => `The links work until ${moments.format(new Date(moment))}.`,
  cancelChange: 'Cancel change',
  changeCancelled: 'Email change cancelled. Your address stays the same.',

  export: 'Your data',
  exportAbout: 'Everything we store about you and your companies, in one JSON file.',
  exportText:
    'Profile, sessions, companies with their formation and calendar, requests, voice calls and what you did.',
  exportAction: 'Download your data',
  openCases: (cases: readonly string[]) => `Under way: ${cases.join(', ')}. It ends with the company.`,
  endsOpenCases: 'I understand that work under way ends. Authorities are not told by this.',
  kept: (papers: number, rule: string, until: string) =>
    `${papers} accepted ${plural(papers, { one: 'document is', other: 'documents are' })} kept until ${dayText(until as PlainDate)}, because of ${rule}. Then ${papers === 1 ? 'it is' : 'they are'} erased. Everything else goes.`,
  keptAccounts: (quotes: number, invoices: number, why: string, until: string | null) =>
    `The agency keeps ${accountRecordsText(quotes, invoices)} in its accounts${until ? ` until ${dayText(until as PlainDate)}, because of ${why}. Then they are erased.` : '.'}`,
  toMoving: 'Take a company with all its documents along, or bring one',
  exportFile: (day: string) => `account-${day}.json`,

  closing: 'Close account',
  closingAbout: 'Signs you out everywhere. After a waiting period, your account is permanently deleted.',
  closingText: 'Download your data first. It can’t be recovered.',
  closeAccount: 'Close account',
  closeTitle: 'Close your account?',
  closeText: (graceDays: number) =>
    `You will be signed out everywhere. Sign in within ${graceDays} days to reopen the account. After that it is permanently deleted.`,
  closingUnread: 'The effect on your companies could not be loaded',
  companies: 'Your companies',
  outcomes,
  keepNames: 'Companies that stay keep your name in their activity log.',
  closed: (moment: string) =>
    `Your account is closed. Sign in before ${days.format(new Date(moment))} if you change your mind.`,
} as const;
