import type { EmailState } from '#contract/mail.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const states: Record<EmailState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  kept: 'Kept here',
  failed: 'Given up',
};

export const mailMessages = {
  about: 'Every email this installation writes, the latest first.',
  aboutWithoutServer:
    'Every email this installation writes, the latest first. There is no mail server: emails are not sent and can only be read here. SMTP_URL and MAIL_FROM name one.',
  search: 'Search',
  searchHint: 'Recipient or subject',
  state: 'State',
  everyState: 'All',
  states,
  emails: 'Emails',
  email: 'Email',
  moment: (iso: string) => moment.format(new Date(iso)),
  to: 'To',
  written: 'Written',
  sentAt: 'Sent',
  tries: 'Tries',
  lastError: 'Last answer',
  retry: 'Try again now',
  showHtml: 'As HTML',
  showText: 'As plain text',
  view: 'How the email is shown',
  frame: (subject: string) => `Email: ${subject}`,
  hidden: 'What it says is hidden: emails may hold links that open an account, and a mail server takes them.',
  removed: 'What it said has been removed.',
  chooseTitle: 'No email chosen',
  chooseText: 'Choose an email to read it.',
  noneTitle: 'No emails yet',
  noneText: 'Emails appear here as soon as one is written, for example when somebody registers.',
  noneFound: 'No emails found',
  noneFoundText: 'Please search for something else, or choose another state.',
  unread: 'The emails could not be loaded',
  emailUnread: 'The email could not be loaded',
  notRetried: 'The email could not be tried again.',
  forOperators: 'The outbox is for operators',
  forOperatorsText:
    'Please sign in as an operator. Whoever runs this installation makes one with: npm run operator -- you@example.com',
  signIn: 'Sign in',
  shown: (shown: number, total: number) => `${shown} of ${total} shown`,
  more: 'Show more',
};
