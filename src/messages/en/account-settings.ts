import type { previewClosing } from '#contract/account-closing.ts';
import type { OutputOf } from '#contract/operation.ts';

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

type Outcome = OutputOf<typeof previewClosing>['companies'][number]['outcome'];

/** What becomes of a company when the account is closed. */
const outcomes: Record<Outcome, string> = {
  stays: 'Stays, without you.',
  goes: 'Is removed with your account: nobody else is in it.',
  'needs-admin': 'Needs another admin first. Make somebody one under User Management, or remove the others.',
  'is-billed': 'Has a subscription that runs on. Cancel it under Billing first.',
};

/** The address, the export and the end of an account, in the settings. */
export const accountSettingsMessages = {
  email: 'Email',
  emailAbout: 'You sign in with it, and emails go there. A change asks both addresses.',
  address: 'Your address',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed',
  emailUnread: 'Your address could not be loaded.',
  newEmail: 'New email',
  currentPassword: 'Current password',
  changeEmail: 'Change email',
  changeBegun: 'Emails are on their way. Open the links to confirm.',
  waiting: (newEmail: string) => `Your address changes to ${newEmail} once it is confirmed.`,
  waitsFor: {
    both: 'Both addresses have to confirm.',
    old: 'The old address has to confirm.',
    new: 'The new address has to confirm.',
  },
  waitsUntil: (moment: string) => `The links work until ${moments.format(new Date(moment))}.`,
  cancelChange: 'Cancel the change',
  changeCancelled: 'The change is cancelled. Your address stays as it is.',

  export: 'Your data',
  exportAbout: 'Everything that is kept about you and your companies, in one file (JSON).',
  exportText:
    'Profile, sessions, companies with their formation and calendar, requests, voice calls and what you did.',
  exportAction: 'Download your data',
  exportFile: (day: string) => `account-${day}.json`,

  closing: 'Close account',
  closingAbout: 'Ends every session. After some days everything is removed for good.',
  closingText: 'Take your data along first: nobody can bring it back later.',
  closeAccount: 'Close account',
  closeTitle: 'Close your account?',
  closeText: (graceDays: number) =>
    `You are signed out everywhere. For ${graceDays} days signing in opens the account again; then it is removed for good.`,
  closingUnread: 'What this means for your companies could not be loaded.',
  companies: 'Your companies',
  outcomes,
  keepNames: 'The activity of companies that stay keeps your name beside what you did.',
  closed: (moment: string) =>
    `Your account is closed. Sign in before ${days.format(new Date(moment))} if you change your mind.`,
} as const;
