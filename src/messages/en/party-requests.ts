import type { Requester } from '#domain/parties/party-request.ts';
import { dayText } from '#domain/values/day-text.ts';

const requesters: Record<Requester, string> = {
  bank: 'The bank',
  authority: 'The authority',
  agency: 'The agency',
  company: 'Your company',
};

const dayOf = (moment: string) => dayText(moment.slice(0, 10));

/** What one person alone is asked for, on their page and for those who ask. */
export const partyRequestMessages = {
  title: 'Questions to one person',
  about:
    'For what a bank or an authority asks of one owner. It goes to their own page. Nobody else of the company reads the question or the answer.',
  unread: 'Questions to one person could not be loaded',
  ask: 'Ask a person',
  nobody: 'Nobody else has a page of their own yet. Invite them first.',
  none: 'Nothing has been asked.',
  person: 'Person',
  from: 'Who needs the answer',
  requesters,
  question: 'Question',
  questionHint: 'You cannot read it here later.',
  waitingChoice: 'What waits for the answer',
  waitingHint: 'Its last day, and what it costs to miss it, stand with the question.',
  nothingWaits: 'Nothing with a day in law',
  waitingDay: (label: string, on: string) => `${label}: by ${dayText(on)}`,
  ifMissed: 'If missed:',
  unconfirmed: (what: string) => `not confirmed (${what})`,
  send: 'Send question',
  asked: (from: Requester, by: string, at: string) => `${requesters[from]} · asked by ${by} on ${dayOf(at)}`,
  gone: 'No longer in the list',
  answered: (at: string) => `Answered on ${dayOf(at)}`,
  reminded: (at: string) => `No answer. Reminded on ${dayOf(at)}`,
  waiting: 'No answer yet',
  open: 'Open the answer',
  openOf: (name: string) => `Open what ${name} answered`,
  hide: 'Hide',
  noAnswer: 'Nothing answered yet.',
  own: {
    title: 'Asked of you',
    about: 'Only you and our reviewers read this. The other owners do not.',
    askedOn: (from: Requester, at: string) => `${requesters[from]}, ${dayOf(at)}`,
    answer: 'Your answer',
    send: 'Send answer',
    sent: (at: string) => `Sent on ${dayOf(at)}.`,
    change: 'Change the answer',
  },
} as const;
