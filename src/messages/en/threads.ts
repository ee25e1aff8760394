import type { RequestedService, RequestState } from '#domain/requests/service-request.ts';
import { plural } from '../plural.ts';

const times = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });
const days = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

const services: Record<RequestedService, string> = { agent: 'a registered agent', accounting: 'accounting' };
const states: Record<RequestState, string> = {
  open: 'Request open',
  'in-progress': 'Request in progress',
  done: 'Request done',
};

/** The messages between a company and the agency. */
export const threadMessages = {
  about: (agency: string) =>
    `Write to ${agency}. Everyone who works on the company sees it. Messages cannot be changed after sending.`,
  list: 'Messages',
  time: (at: string) => times.format(new Date(at)),
  day: (at: string) => days.format(new Date(at)),
  today: 'Today',
  yesterday: 'Yesterday',
  unreadLine: 'New',
  seen: 'Seen',
  earlier: 'Show earlier messages',
  you: 'You',
  /** Staff, as the company sees them. */
  ofAgency: (name: string, agency: string) => (name ? `${name}, ${agency}` : agency),
  formerMember: 'Former member',
  empty: 'No messages yet',
  emptyText: (agency: string) =>
    `Ask ${agency} anything about your company. You get an email when there is an answer.`,
  emptyForStaff: 'Nobody has written yet.',
  notRead: 'The messages could not be loaded',
  mayNotRead: 'Your role does not include these messages',
  mayNotReadText: 'An admin of the company can change your role.',
  mayNotWrite: 'Your role can read the messages, but not write.',
  write: 'Your message',
  placeholder: 'Write a message',
  send: 'Send',
  attach: 'Attach documents',
  attached: 'Attached to your message',
  detach: (paper: string) => `Remove ${paper}`,
  kept: 'Not sent. What you wrote is kept here.',
  offline: 'You are offline. What you write is kept here.',
  noCompanyText: 'Once your company is created, you write about it here.',
  conversation: (exchanges: number) =>
    `Conversation with the expert: ${exchanges} ${plural(exchanges, { one: 'question', other: 'questions' })}`,
  call: (exchanges: number) =>
    `Voice call with the expert: ${exchanges} ${plural(exchanges, { one: 'question', other: 'questions' })}`,
  asked: 'Asked',
  answered: 'Expert',
  requested: (service: RequestedService) => `Asked for ${services[service]}`,
  requestState: (service: RequestedService, state: RequestState) => `${states[state]}: ${services[service]}`,
  staff: {
    tab: 'Messages',
    toCompany: 'Message',
    toCompanyAbout: (company: string) =>
      `Everyone at ${company} with access sees it, and it cannot be changed.`,
    note: 'Note',
    noteAbout: 'Only staff see notes. They never leave the back office.',
    noteMark: 'Staff only',
    what: 'What you write',
    addNote: 'Add note',
    send: 'Send message',
    shortcut: 'Ctrl+Enter sends',
  },
  share: (agency: string) => `Send the transcript to ${agency}`,
  shareAbout: 'It becomes part of the messages of the company, where a copy stays.',
  shared: 'Sent. You find it under Messages.',
  fromCall: 'Transcript of my call with the expert',
  handOver: (agency: string) => `Ask ${agency}`,
  handOverAbout: (agency: string, company: string) =>
    `Your question and this conversation go to ${agency}. Everyone who works on ${company} sees them under Messages.`,
  cancel: 'Cancel',
  toMessages: 'Open messages',
  handedOver: (agency: string) =>
    `Sent to ${agency} with your conversation. The answer comes under Messages.`,
} as const;
