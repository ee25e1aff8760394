/** What is said around letters: confirming an address, a forgotten password, another address. */
export const accountLetterMessages = {
  linkDead: 'This link does not work',
  linkMissing: 'This address is not complete. Please open the link in your letter again.',
  toDashboard: 'Go to the dashboard',
  toSettings: 'Go to the settings',
  toSignIn: 'Go to sign in',

  bannerLabel: 'Your email address',
  banner: (email: string) => `Please confirm ${email}: we sent you a letter with a link.`,
  sendAgain: 'Send again',
  sentAgain: 'The letter is on its way.',
  alreadyConfirmed: 'Your address is confirmed already.',

  verifyTitle: 'Confirm your email address',
  verifyAsk: 'One press, and letters about your company reach you.',
  verifyAction: 'Confirm email address',
  verified: 'Address confirmed',
  verifiedText: (email: string) => `${email} is yours. You can invite others to your company now.`,
  verifyAgain: 'If your address is not confirmed yet, the dashboard sends you a new letter.',

  confirmTitle: 'Confirm the change of address',
  confirmAsk: 'The account gets its new address once the old and the new one have confirmed.',
  confirmAction: 'Confirm the change',
  changed: 'Address changed',
  changedText: (email: string) => `You sign in with ${email} from now on.`,
  halfConfirmed: 'Confirmed',
  waitsForOld: (email: string) =>
    `${email} is confirmed. Now open the link in the letter to your old address.`,
  waitsForNew: (email: string) => `Now open the link in the letter to ${email}.`,
  confirmAgain: 'In the settings you see where the change stands, and can begin again.',

  forgotTitle: 'Choose a new password',
  forgotAsk: 'We send you a link with which you choose another one.',
  forgotAction: 'Send link',
  backToSignIn: 'Back to sign in',
  forgotSent: 'Look into your inbox',
  forgotSentText: (email: string) =>
    `If there is an account with ${email}, a letter with a link is on its way. The link works for an hour.`,
  forgotNothing: 'Nothing there after some minutes? Look into the junk folder, or check the address.',
  forgotOther: 'Use another address',

  resetTitle: 'Choose a new password',
  resetAsk: 'Everywhere you are signed in, you are signed out.',
  resetAction: 'Save password',
  newPassword: 'New password',
  reset: 'Password changed',
  resetText: 'Please sign in with your new password.',
  resetAgain: 'Ask for a new link',
} as const;
