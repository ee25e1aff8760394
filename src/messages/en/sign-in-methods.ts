import { plural } from '../plural.ts';

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const countries = new Intl.DisplayNames('en', { type: 'region' });

/** A dialog that asks for the password names what it does. */
export const signInMethodMessages = {
  unread: 'Your ways to sign in could not be loaded',
  password: 'Your current password',
  cancel: 'Cancel',
  next: 'Continue',
  passwordAbout: 'Enter your password to confirm that it is you.',
  freshAbout: 'You have no password, so this needs a sign-in within the last 15 minutes.',
  noPassword:
    'You sign in without a password. To set one, sign out and use “Forgot password?” on the sign-in page.',

  // Two-step verification
  twoStep: 'Two-step verification',
  twoStepAbout: 'Signing in also requires a code from an app on your phone.',
  isOff: 'Off',
  isOn: 'On',
  twoStepOff: 'Anyone who learns your password can sign in. A second step prevents that.',
  setUp: 'Set up',
  since: (moment: Date) => `Since ${date.format(moment)}`,
  codesLeft: (left: number) =>
    left === 0
      ? 'You have no recovery codes left. Create new ones.'
      : `${left} recovery ${plural(left, { one: 'code is', other: 'codes are' })} left.`,
  newCodes: 'New recovery codes',
  turnOff: 'Turn off',
  scan: 'Scan this with an authenticator app, then enter the code that the app shows.',
  qrCode: 'QR code for your authenticator app',
  secretAbout: 'No camera? Type this key into the app:',
  code: 'Code from the app',
  anyCode: 'Code from the app, or a recovery code',
  turnOn: 'Turn on',
  recoveryTitle: 'Your recovery codes',
  recoveryAbout:
    'Use each code once to sign in if you lose your phone. Keep them in a safe place. They are shown only now.',
  copy: 'Copy',
  copied: 'Recovery codes copied',
  notCopied: 'The codes could not be copied. Please download or print them.',
  download: 'Download',
  print: 'Print',
  fileHeading: (product: string, email: string) => `Recovery codes for ${product} (${email})`,
  done: 'I have saved them',
  newCodesAbout: 'Your current codes will stop working.',
  turnOffAbout: 'Signing in will no longer require a code.',
  turnedOff: 'Two-step verification is off',

  // Passkeys
  passkeys: 'Passkeys',
  passkeysAbout: 'Sign in with your fingerprint, your face or the PIN of your device. No code is needed.',
  noPasskeys: 'You have no passkeys yet.',
  addPasskey: 'Add a passkey',
  passkeyName: 'Name',
  passkeyNameHint: 'To recognise it in this list',
  defaultName: 'My passkey',
  passkeyAdded: 'Passkey added',
  passkeyKnown: 'This device already has a passkey for your account.',
  passkeyCancelled: 'No passkey was created. Please try again.',
  passkeysNotHere: 'Passkeys do not work in this browser or at this address.',
  created: (moment: Date) => `Added ${date.format(moment)}`,
  used: (moment: Date | undefined) => (moment ? `Last used ${date.format(moment)}` : 'Not used yet'),
  synchronised: 'Synchronised',
  rename: 'Rename',
  renameNamed: (name: string) => `Rename ${name}`,
  renameTitle: 'Rename this passkey',
  renamed: 'Passkey renamed',
  save: 'Save',
  remove: 'Remove',
  removeNamed: (name: string) => `Remove ${name}`,
  removeTitle: 'Remove this passkey?',
  removeText: (name: string) =>
    `“${name}” will no longer sign you in. You can delete it from your device as well.`,
  removed: 'Passkey removed',

  // Google
  google: 'Google',
  googleAbout: 'Sign in with your Google account.',
  googleOn: (moment: Date) => `Connected since ${date.format(moment)}.`,
  googleOff: 'Not connected.',
  connect: 'Connect Google',
  connected: 'Google connected',
  disconnect: 'Disconnect',
  disconnectTitle: 'Disconnect Google?',
  disconnectText: 'You will no longer be able to sign in with Google.',
  disconnected: 'Google disconnected',

  // Sessions
  place: (country: string | null) => (country ? (countries.of(country) ?? country) : 'Unknown location'),
  everywhere: 'Sign out everywhere',
  everywhereTitle: 'Sign out everywhere?',
  everywhereText: 'Every device will be signed out, including this one. Unsaved input will be lost.',
  everywhereDone: 'Signed out everywhere',
} as const;
