import { plural } from '../plural.ts';

export const screenLockMessages = {
  title: 'Screen locked',
  about: {
    idle: 'Nobody has worked here for a while. What you were typing is still there.',
    'by-hand': 'You locked it. What you were typing is still there.',
  },
  aboutAgain: 'You signed in with another service. Sign out, then sign in again.',
  signedInAs: 'Signed in as',
  password: 'Password',
  code: 'Code from the app, or a recovery code',
  unlock: 'Unlock',
  withPasskey: 'Unlock with a passkey',
  withCode: 'Use a code instead',
  withPassword: 'Use the password instead',
  passkeysNotHere: 'This browser cannot use passkeys here. Choose another way.',
  passkeyNotUsed: 'No passkey was used.',
  signOut: 'Sign out',
  signOutFailed: 'You could not be signed out. Check your connection and try again.',
  unread: 'The lock could not be opened.',

  setting: 'Screen lock',
  settingAbout:
    'After a time without input, your pages are hidden and answer nothing until you unlock them. It protects papers on a screen you have left.',
  after: 'Lock after',
  off: 'Never',
  minutes: (count: number) => plural(count, { one: '1 minute', other: `${count} minutes` }),
  asInstalled: (choice: string) => `As set for staff (${choice.toLowerCase()})`,
  saved: 'Screen lock saved',
  lockNow: 'Lock now',
  settingUnread: 'The screen lock could not be loaded',
} as const;
