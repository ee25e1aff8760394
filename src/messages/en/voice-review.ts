import { plural } from '../plural.ts';

const dateAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const whole = new Intl.NumberFormat('en');

/** What operators read about all voice calls. */
export const voiceReviewMessages = {
  title: 'Voice calls',
  about: 'Response times and outcomes of voice calls. What was said stays private to the caller.',
  days: 'Period',
  dayChoices: { '1': 'Today', '7': 'Last 7 days', '30': 'Last 30 days', '90': 'Last 90 days' },

  budget: 'Response time',
  budgetAbout: (turns: number) =>
    `From the end of speech to the start of the answer, over ${plural(turns, { one: '1 spoken turn', other: `${whole.format(turns)} spoken turns` })}.`,
  part: 'Part',
  median: 'Median',
  late: '95th percentile',
  limit: 'Total limit',
  parts: {
    endpointMs: 'End of turn',
    sttMs: 'Recognition',
    answerMs: 'Answer',
    ttsMs: 'Voice',
    totalMs: 'Total',
  },
  milliseconds: (value: number) => `${whole.format(value)} ms`,
  tooSlow: 'over the limit',
  none: '–',

  calls: 'Calls',
  callCount: (count: number) => plural(count, { one: '1 call', other: `${whole.format(count)} calls` }),
  startedAt: 'Started',
  lasted: 'Duration',
  caller: 'Caller',
  visitor: 'Visitor',
  turns: 'Turns',
  waited: 'Median wait',
  end: 'End',
  moment: (at: string) => dateAndTime.format(new Date(at)),
  length(from: string, to: string) {
    const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  },
  goesOn: 'In progress',
  endings: {
    'customer-ended-call': 'Ended by the caller',
    'silence-timeout': 'No speech',
    'nothing-understood': 'Nothing understood',
    'max-duration': 'Maximum length reached',
    'connection-lost': 'Connection lost',
    'server-stopped': 'Server stopped',
    'signed-out': 'Caller signed out',
    error: 'Failed',
  },
  unknownEnd: 'Unknown',

  loading: 'Loading the voice calls',
  unread: 'The voice calls could not be loaded',
  empty: 'No voice calls in this period',
  emptyText: 'Calls appear here once someone talks with the expert.',
  older: 'Show older calls',
} as const;
