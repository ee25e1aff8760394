import type { ReminderPreview } from '#contract/reminders.ts';
import { plural } from '../plural.ts';

const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

const obstacles: Record<NonNullable<ReminderPreview['obstacle']>, string> = {
  'nothing-owed': 'Owes nothing',
  nobody: 'Nobody has joined yet',
  'addresses-returned': 'Emails are returned: correct the address',
  'reminded-enough': 'Reminded twice this week',
};

/** What the preview of reminders says. */
export const reminderMessages = {
  title: 'Remind clients',
  about:
    'Each client gets one email with what they still owe and a link to each step. What arrives before it goes out is left out.',
  obstacles,
  returned: (address: string, since: string) =>
    `${address}: returned since ${moments.format(new Date(since))}`,
  quiet: 'Goes out after their quiet hours',
  reminded: (at: string | null) =>
    at === null ? 'Never reminded' : `Last reminded on ${moments.format(new Date(at))}`,
  send: (count: number) => plural(count, { one: 'Remind 1 client', other: `Remind ${count} clients` }),
  remind: 'Remind',
} as const;
