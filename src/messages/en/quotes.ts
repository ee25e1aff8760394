import type { CaseKind } from '#domain/cases/case-kind.ts';
import type { QuoteState } from '#domain/quotes/quote-content.ts';
import { dayText } from '#domain/values/day-text.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';
import { caseKindMessages } from './case-kinds.ts';

const day = (date: string) => dayText(date as PlainDate);

const states: Record<QuoteState, string> = {
  draft: 'Draft',
  sent: 'Waits for a decision',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
};

/** Quotes as their clients read them; staff see the same sheet. */
export const quoteMessages = {
  title: 'Quote',
  about: 'What our work for you costs, who gets the money, and what comes back if you stop.',
  noCompanyText: 'Once your company is created, its quotes appear here.',
  noneTitle: 'No quote yet',
  noneText: 'Once we have prepared one for you, you read and accept it here.',
  ask: 'Ask for a quote',
  unread: 'The quote could not be loaded',
  noPermission: 'Quotes are for admins, finance and advisers of the company. Ask an admin for access.',
  states,
  numbered: (number: string) => `Quote ${number}`,
  head: ({ version, agency, on, until }: { version: number; agency: string; on: string; until: string }) =>
    `Version ${version} from ${agency}, ${day(on)}. Valid until ${day(until)}.`,
  for: (kind: CaseKind, company: string, place: string) =>
    `${caseKindMessages[kind]}: ${company}, in ${place}`,
  pdf: 'Download PDF',
  toPay: (amount: string) => `To be paid now: ${amount}`,
  comesBack: 'What authorities and others do not take of it comes back to you.',
  sum: (group: string) => `Sum, ${group}`,
  returns: 'If you stop',
  returnsAbout: 'What is spent by then, and what comes back of the amount to be paid now.',
  stage: 'When',
  spent: 'Spent',
  back: 'Comes back',
  deposits: 'Deposits, from their payees',
  nothing: '–',
  notIncluded: 'Not included',
  noPrice: 'no published price',
  later: 'Later years, by today’s prices',
  laterOpen: 'some prices are not published',
  included: 'What it includes',
  changedTitle: (version: number) => `This takes the place of version ${version}`,
  changedTitleAccepted: 'The price has changed since you accepted',
  changedText: (version: number) => `Version ${version} holds until you accept this one.`,
  was: (version: number) => `Version ${version}`,
  now: 'This version',
  terms: (version: number) => `Terms, version ${version}`,
  termsUnread: 'The terms could not be loaded.',
  decide: 'Accept this quote',
  decideAbout: 'It is then fixed word for word. If a price rises later, we ask you again.',
  name: 'Your full name',
  nameHint: 'Typing your name is your signature here.',
  agree: (version: number) => `I have read version ${version} of the terms and agree to them.`,
  agreeMissing: 'Please read the terms and tick the box.',
  accept: (amount: string) => `Accept ${amount}`,
  accepted: 'Quote accepted.',
  decline: 'Decline',
  declineTitle: 'Decline this quote?',
  declineAbout: 'We read your reason and may send you another version.',
  reason: 'Reason',
  keep: 'Keep it open',
  declined: 'Quote declined.',
  onlyAdmins: 'An admin of the company accepts or declines it.',
  history: 'History',
  sent: (version: number, at: string) => `Version ${version} sent, ${at}`,
  decision: {
    accepted: (version: number, name: string, at: string) => `Version ${version} accepted by ${name}, ${at}`,
    declined: (version: number, name: string, at: string) => `Version ${version} declined by ${name}, ${at}`,
    withdrawn: (version: number, name: string, at: string) =>
      `Version ${version} withdrawn by ${name}, ${at}`,
  },
  fingerprint: (hash: string) => `Fingerprint of this version (SHA-256): ${hash}`,
  expired: 'It can no longer be accepted. Ask us for a new one.',
  moment: (at: string) =>
    new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at)),
};
