import {
  type PasswordStrength,
  passwordMinimumLength,
  passwordRecommendedLength,
} from '#domain/accounts/password.ts';

const strength: Record<PasswordStrength, string> = {
  short: 'Too short',
  weak: 'Easy to guess',
  fair: 'Fair',
  good: 'Good',
  strong: 'Strong',
};

export const accountMessages = {
  logoutFailed: 'Failed to logout',
  loggedOut: 'Logged out successfully',

  // Sign-in page
  signInTitle: 'Sign in to the product',
  noAccount: "Don't have an account?",
  signUpLink: 'Sign up',
  signIn: 'Sign in',
  forgotPassword: 'Forgot password?',
  signedIn: 'Signed in successfully!',
  loginFailed: 'Login failed. Please try again.',
  loginFailedWith: (status: number) => `Login failed: ${status}`,
  loginNoAnswer: 'No response from server. Please try again.',
  loginNotSent: 'Error making request. Please try again.',
  googleSignInComing: 'Google Sign In coming soon!',

  // Any way of signing in
  loginInvalid: 'Login failed: Invalid response',
  loginFailedBecause: (reason: string) => `Login failed: ${reason}`,
  unknownError: 'Unknown error',

  // Sign-up page
  signUpTitle: 'Create your account',
  haveAccount: 'Already have an account?',
  signInLink: 'Sign in',
  signUp: 'Sign up',
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  confirmEmail: 'Confirm email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  isRequired: (field: string) => `${field} is required.`,
  emailsDiffer: 'Emails do not match',
  passwordsDiffer: 'Passwords do not match',
  agreement: {
    before: 'I agree to the ',
    terms: 'Terms of Service',
    between: ' and the ',
    privacy: 'Privacy Policy',
    after: '',
  },
  or: 'OR',
  withGoogle: 'Continue with Google',
  comingSoon: 'Coming Soon!',
  onboardingGaps: {
    'not-started': 'Please complete onboarding first',
    'steps-missing': 'Please complete all onboarding steps',
    'requirements-missing': 'Please complete all requirements',
  },
  accountCreated: 'Account created successfully!',
  registrationComplete: 'Registration complete!',
  registrationFailed: 'Registration failed',
  registrationNoAnswer: 'No response from server',
  registrationError: 'An error occurred during registration',

  passwordRule: `At least ${passwordMinimumLength} characters. ${passwordRecommendedLength} or more are safer.`,
  passwordStrength: 'Password strength',
  strength,
} as const;
