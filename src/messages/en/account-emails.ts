/** What is said around emails: confirming an address, a forgotten password, another address. */
export const accountEmailMessages = {
  linkDead: 'This link does not work',
  linkMissing: 'This address is not complete. Please open the link in your email again.',
  toDashboard: 'Go to the dashboard',
  toSettings: 'Go to the settings',
  toSignIn: 'Go to the sign-in page',

  bannerLabel: 'Your email address',
  banner: (email: string) => `Please confirm ${email}: we sent you an email with a link.`,
  sendAgain: 'Send again',
  sentAgain: 'The email is on its way.',
  alreadyConfirmed: 'Your address is confirmed already.',

  verifyTitle: 'Confirm your email address',
  verifyAsk: 'One press, and emails about your company reach you.',
  verifyAction: 'Confirm email address',
  verified: 'Address confirmed',
  verifiedText: (email: string) => `${email} is yours. You can invite others to your company now.`,
  verifyAgain: 'If your address is not confirmed yet, the dashboard sends you a new email.',

  confirmTitle: 'Confirm the change of address',
  confirmAsk: 'The account gets its new address once the old and the new one have confirmed.',
  confirmAction: 'Confirm the change',
  changed: 'Address changed',
  changedText: (email: string) => `You sign in with ${email} from now on.`,
  halfConfirmed: 'Confirmed',
  waitsForOld: (email: string) =>
    `${email} is confirmed. Now open the link in the email to your old address.`,
  waitsForNew: (email: string) => `Now open the link in the email to ${email}.`,
  confirmAgain: 'In the settings you see where the change stands, and can begin again.',

  forgotTitle: 'Forgot your password?',
  forgotAsk: 'We email you a link to choose a new one.',
  forgotAction: 'Send link',
  backToSignIn: 'Back to sign-in',
  forgotSent: 'Check your inbox',
  forgotSentText: (email: string) =>
    `If there is an account with ${email}, an email with a link is on its way. The link works for an hour.`,
  forgotNothing: 'Nothing there after some minutes? Look in the junk folder, or check the address.',
  forgotOther: 'Use another address',

  resetTitle: 'Choose a new password',
  resetAsk: 'It signs you out everywhere.',
  resetAction: 'Save password',
  newPassword: 'New password',
  reset: 'Password changed',
  resetText: 'Please sign in with your new password.',
  resetAgain: 'Ask for a new link',
} as const;
