export const accountMessages = {
  signInToContinue: 'Please sign in to continue',
} as const;
