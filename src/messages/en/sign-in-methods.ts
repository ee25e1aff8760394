const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const countries = new Intl.DisplayNames('en', { type: 'region' });

/** A dialog that asks for the password names what it does. */
export const signInMethodMessages = {
  unread: 'Your ways to sign in could not be loaded.',
  password: 'Your current password',
  cancel: 'Cancel',
  next: 'Continue',
  passwordAbout: 'Please enter your password, so that nobody else can do this at your screen.',
  freshAbout: 'You have no password, so this asks for a sign-in of the last 15 minutes.',
  noPassword:
    'You sign in without a password. To set one, sign out and use “Forgot password?” on the sign-in page.',

  // Two-step verification
  twoStep: 'Two-step verification',
  twoStepAbout: 'Signing in then also asks for a code from an app on your phone.',
  isOff: 'Off',
  isOn: 'On',
  twoStepOff: 'Whoever learns your password can sign in. With a second step, that is not enough.',
  setUp: 'Set up',
  since: (moment: Date) => `Since ${date.format(moment)}`,
  codesLeft: (left: number) =>
    left === 0
      ? 'No recovery codes are left. Please make new ones.'
      : `${left} recovery ${left === 1 ? 'code is' : 'codes are'} left.`,
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
    'Each opens your account once, should your phone be lost. Keep them in a safe place: they are shown only now.',
  copy: 'Copy',
  copied: 'Recovery codes copied',
  notCopied: 'The codes could not be copied. Please download or print them.',
  download: 'Download',
  print: 'Print',
  fileHeading: (product: string, email: string) => `Recovery codes for ${product} (${email})`,
  done: 'I have kept them',
  newCodesAbout: 'The codes you have now will stop working.',
  turnOffAbout: 'Signing in will no longer ask for a code.',
  turnedOff: 'Two-step verification is off',

  // Passkeys
  passkeys: 'Passkeys',
  passkeysAbout:
    'Sign in with your fingerprint, your face or the PIN of your device. No code is asked for then.',
  noPasskeys: 'You have no passkeys yet.',
  addPasskey: 'Add a passkey',
  passkeyName: 'Name',
  passkeyNameHint: 'So that you recognise it in this list',
  defaultName: 'My passkey',
  passkeyAdded: 'Passkey added',
  passkeyKnown: 'This device has a passkey of your account already.',
  passkeyCancelled: 'No passkey was made. Please try again.',
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
    `“${name}” will no longer open your account. You can delete it from your device as well.`,
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
  disconnectText: 'Your Google account will no longer open your account here.',
  disconnected: 'Google disconnected',

  // Sessions
  place: (country: string | null) => (country ? (countries.of(country) ?? country) : 'Place unknown'),
  everywhere: 'Sign out everywhere',
  everywhereTitle: 'Sign out everywhere?',
  everywhereText: 'Every device will be signed out, this one as well. What was typed and not saved is lost.',
  everywhereDone: 'Signed out everywhere',
} as const;
