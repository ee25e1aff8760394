import type { Device } from '#contract/accounts.ts';
import { plural } from '../plural.ts';

const dateAndTime = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Larger units first; in seconds. */
const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** A past moment as people say it: '5 minutes ago', 'yesterday', and a date once a month has gone by. */
function howLongAgo(moment: Date, now: Date): string {
  const seconds = (now.getTime() - moment.getTime()) / 1000;
  if (seconds > 30 * 86_400) return `on ${dateAndTime.format(moment)}`;
  const [unit, length] = units.find(([, length]) => seconds >= length) ?? [];
  return unit && length ? relative.format(-Math.floor(seconds / length), unit) : 'just now';
}

export const settingsMessages = {
  tabs: {
    profile: 'Profile',
    notifications: 'Notifications',
    security: 'Sign-in and security',
    data: 'Your data',
  },
  intro: 'Your personal account. Companies have their own page.',

  name: 'Name',
  nameAbout: 'How you are greeted, and how others in your companies see you.',
  fullName: 'Full name',
  changeName: 'Change name',
  saveName: 'Save name',
  nameSaved: 'Name saved',

  password: 'Password',
  passwordAbout: 'Changing it ends every other session, so that only you stay signed in.',
  currentPassword: 'Current password',
  newPassword: 'New password',
  passwordIsSet: 'A password is set.',
  changePassword: 'Change password',
  passwordChanged: 'Password changed. Every other session has ended.',

  theme: 'Theme',
  themeAbout: 'Saved in this browser.',
  themes: { light: 'Light', dark: 'Dark', system: 'Same as device' },

  sessions: 'Sessions',
  sessionsAbout: 'Where you are signed in. End any session you do not recognise, then change your password.',
  sessionsUnread: 'Your sessions could not be loaded',
  thisSession: 'This session',
  started: (moment: Date) => `Started ${dateAndTime.format(moment)}`,
  lastUsed: (moment: Date, now: Date) => `Last used ${howLongAgo(moment, now)}`,
  onlySession: 'You are not signed in anywhere else.',
  end: 'End',
  device: ({ browser, system }: Device) =>
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? 'Unknown device'),
  endNamed: (device: string) => `End the session of ${device}`,
  endTitle: 'End this session?',
  endText: (device: string, lastUsed: string) =>
    `${device} will be signed out (${lastUsed.toLowerCase()}). Unsaved input there will be lost.`,
  endAction: 'End session',
  ended: 'Session ended',
  endOthers: 'End all other sessions',
  endOthersTitle: 'End all other sessions?',
  endOthersText: (count: number) =>
    `${plural(count, { one: 'One other device', other: `${count} other devices` })} will be signed out. Unsaved input there will be lost. You stay signed in here.`,
  endOthersAction: 'End sessions',
  othersEnded: 'All other sessions ended',
} as const;
