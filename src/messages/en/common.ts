/** Texts that belong to no single feature. */
export const commonMessages = {
  loading: 'Loading',
  notifications: 'Notifications',
  closeNotification: 'Close notification',
  close: 'Close',
  cancel: 'Cancel',
  discardTyped: 'Discard what you typed?',
  discard: 'Discard',
  keepTyping: 'Keep typing',
  back: 'Back',
  retry: 'Try again',
  /** The pages that anyone may want, above and below every public page. */
  siteNavigation: 'Site',
  compare: 'Compare',
  help: 'Help',
  signIn: 'Sign in',
  haveAccount: 'Have an account?',
  start: 'Start',
  toDashboard: 'Go to dashboard',
  noCompany: 'No company yet',
  terms: 'Terms',
  privacy: 'Privacy',
  skipToContent: 'Skip to content',
  toDarkTheme: 'Switch to dark theme',
  toLightTheme: 'Switch to light theme',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  /** Someone whose name is not known. */
  user: 'User',
  optional: 'optional',
  opensInNewTab: 'opens in a new tab',
  somethingWrong: 'Something went wrong.',
  reloadKeepsData:
    'Please check your connection and load the page again. Your answers and company details are kept.',
  /** Word for word what the server says with 'sign-in-required'. */
  signInToContinue: 'Please sign in to continue',
  noAnswer: 'No response from server. Please check your connection and try again.',
} as const;
