import { plural } from '../plural.ts';

const dateAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });
const whole = new Intl.NumberFormat('en');

/** What people read of their own voice calls. */
export const keptCallMessages = {
  settings: 'Voice calls',
  settingsAbout: 'Your calls with the expert. Sound is never kept, words only where you asked for it.',
  open: 'Your voice calls',
  about: 'Only you can read what was said.',
  moment: (at: string) => dateAndTime.format(new Date(at)),
  time: (at: string) => time.format(new Date(at)),
  callOf: (at: string) => `Call on ${dateAndTime.format(new Date(at))}`,
  turns: (count: number) => plural(count, { one: '1 question', other: `${whole.format(count)} questions` }),
  transcript: 'Transcript',
  noTranscript: 'No transcript kept',
  noTranscriptText: 'What was said in this call was not kept.',
  you: 'You',
  expert: 'Expert',
  notHeard: 'Not heard: you spoke before the answer.',
  back: 'All voice calls',
  more: 'Show older calls',
  unread: 'Your calls could not be loaded',
  callUnread: 'This call could not be loaded',
  none: 'No voice calls yet',
  noneText: 'Calls you make while signed in appear here.',
  remove: 'Delete this call',
  removed: 'Call deleted.',
} as const;
