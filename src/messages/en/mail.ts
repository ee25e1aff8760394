import type { LetterState } from '#contract/mail.ts';

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const states: Record<LetterState, string> = {
  waiting: 'Waiting',
  sent: 'Sent',
  kept: 'Kept here',
  failed: 'Given up',
};

export const mailMessages = {
  about: 'Every letter this installation writes, the latest first.',
  aboutWithoutServer:
    'Every letter this installation writes, the latest first. There is no mail server: letters are not sent and can only be read here. SMTP_URL and MAIL_FROM name one.',
  search: 'Search',
  searchHint: 'Recipient or subject',
  state: 'State',
  everyState: 'All',
  states,
  letters: 'Letters',
  letter: 'Letter',
  moment: (iso: string) => moment.format(new Date(iso)),
  to: 'To',
  written: 'Written',
  sentAt: 'Sent',
  tries: 'Tries',
  lastError: 'Last answer',
  retry: 'Try again now',
  showHtml: 'As HTML',
  showText: 'As plain text',
  view: 'How the letter is shown',
  frame: (subject: string) => `Letter: ${subject}`,
  hidden:
    'What it says is hidden: letters may hold links that open an account, and a mail server takes them.',
  removed: 'What it said has been removed.',
  chooseTitle: 'No letter chosen',
  chooseText: 'Choose a letter to read it.',
  noneTitle: 'No letters yet',
  noneText: 'Letters appear here as soon as one is written, for example when somebody registers.',
  noneFound: 'No letters found',
  noneFoundText: 'Please search for something else, or choose another state.',
  unread: 'The letters could not be loaded',
  letterUnread: 'The letter could not be loaded',
  notRetried: 'The letter could not be tried again.',
  forOperators: 'The outbox is for operators',
  forOperatorsText:
    'Please sign in as an operator. Whoever runs this installation makes one with: npm run operator -- you@example.com',
  signIn: 'Sign in',
  previous: 'Previous',
  next: 'Next',
  shown: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
  pages: 'Pages',
};
