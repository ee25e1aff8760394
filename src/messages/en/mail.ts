import type { EmailState } from '#contract/mail.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const states: Record<EmailState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  kept: 'Kept here',
  failed: 'Failed',
};

export const mailMessages = {
  about: 'Every email this installation writes, newest first.',
  aboutWithoutServer:
    'Every email this installation writes, newest first. No mail server is configured, so emails are not sent and can only be read here. Set SMTP_URL and MAIL_FROM to send them.',
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
  tries: 'Attempts',
  lastError: 'Last answer',
  retry: 'Try again now',
  showHtml: 'As HTML',
  showText: 'As plain text',
  view: 'How the email is shown',
  frame: (subject: string) => `Email: ${subject}`,
  hidden: 'The content is hidden because emails can contain links that give access to an account.',
  removed: 'The content has been removed.',
  chooseTitle: 'No email chosen',
  chooseText: 'Choose an email to read it.',
  noneTitle: 'No emails yet',
  noneText: 'Emails appear here as they are written, for example when someone registers.',
  noneFound: 'No emails found',
  noneFoundText: 'Try another search or state.',
  unread: 'The emails could not be loaded',
  emailUnread: 'The email could not be loaded',
  notRetried: 'The email could not be sent again.',
  forOperators: 'The outbox is for operators',
  forOperatorsText: 'Sign in as an operator. To add an operator, run: npm run operator -- you@example.com',
  signIn: 'Sign in',
  shown: (shown: number, total: number) => `${shown} of ${total} shown`,
  more: 'Show more',
};
