/** What is said around emails: confirming an address, a forgotten password, another address. */
export const accountEmailMessages = {
  linkDead: 'This link does not work',
  linkMissing: 'This address is incomplete. Open the link in your email again.',
  toDashboard: 'Go to the dashboard',
  toSettings: 'Go to the settings',
  toSignIn: 'Go to the sign-in page',

  bannerLabel: 'Your email address',
  banner: (email: string) => `Please confirm ${email}.`,
  bannerHow: 'We sent you an email with a link.',
  sendAgain: 'Send again',
  sentAgain: 'The email is on its way.',
  alreadyConfirmed: 'Your address is already confirmed.',

  verifyTitle: 'Confirm your email address',
  verifyAsk: 'Confirm your address to receive emails about your company.',
  verifyAction: 'Confirm email address',
  verified: 'Address confirmed',
  verifiedText: (email: string) => `${email} is confirmed. You can now invite others to your company.`,
  verifyAgain: 'If your address is not confirmed yet, request a new email from the dashboard.',

  confirmTitle: 'Confirm the change of address',
  confirmAsk: 'Your email changes once both the old and the new address have confirmed.',
  confirmAction: 'Confirm the change',
  changed: 'Address changed',
  changedText: (email: string) => `From now on, sign in with ${email}.`,
  halfConfirmed: 'Confirmed',
  waitsForOld: (email: string) =>
    `${email} is confirmed. Now open the link in the email to your old address.`,
  waitsForNew: (email: string) => `Now open the link in the email to ${email}.`,
  confirmAgain: 'Check the status of the change in the settings, or start again there.',

  forgotTitle: 'Forgot your password?',
  forgotAsk: 'We email you a link to choose a new one.',
  forgotAction: 'Send link',
  backToSignIn: 'Back to sign-in',
  forgotSent: 'Check your inbox',
  forgotSentText: (email: string) =>
    `If there is an account with ${email}, an email with a link is on its way. The link works for an hour.`,
  forgotNothing: 'No email after a few minutes? Check your spam folder and the address.',
  forgotOther: 'Use another address',

  resetTitle: 'Choose a new password',
  resetAsk: 'You will be signed out everywhere.',
  resetAction: 'Save password',
  newPassword: 'New password',
  reset: 'Password changed',
  resetText: 'Please sign in with your new password.',
  resetAgain: 'Request a new link',
} as const;
