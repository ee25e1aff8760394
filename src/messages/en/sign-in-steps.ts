export const signInStepMessages = {
  // Second step
  codeTitle: 'Two-step verification',
  codeLead: 'Enter the code that your authenticator app shows now.',
  recoveryLead: 'Enter one of your recovery codes. Each works once.',
  code: 'Code',
  codeHint: 'Six digits',
  recoveryCode: 'Recovery code',
  recoveryHint: 'Like k3v9-7qpm-x2ht-4dwe',
  verify: 'Verify',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  backToSignIn: 'Back to sign-in',
  loginSuccessful: 'Login successful!',

  // Passkeys
  withPasskey: 'Sign in with a passkey',
  passkeyNotUsed: 'No passkey was used. Please try again, or use your password.',
  passkeysNotHere: 'Passkeys do not work in this browser or at this address. Please use your password.',

  // Google
  agreeFirst: 'Please agree to the Terms of Service and the Privacy Policy first.',
} as const;
