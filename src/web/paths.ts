/** The web app's addresses, below its base path. */
export const basePath = '/app';

export const paths = {
  onboarding: '/onboarding',
  signIn: '/signin',
  signUp: '/signup',
  invitation: '/invitation',
  sign: '/sign',
  /** Stands by itself, though below the dashboard: the server knows that address. */
  ownPart: '/dashboard/my-part',
  verifyEmail: '/verify-email',
  confirmEmail: '/confirm-email',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  company: '/company',
  plan: '/plan',
  compare: '/compare',
  help: '/help',
  terms: '/terms',
  privacy: '/privacy',
  outbox: '/dev/outbox',
  /** Only while developing: see app.tsx. */
  design: '/dev/design',
  operator: '/operator',
  dashboard: '/dashboard',
} as const;

/** Where the legal texts of the operator's own are rendered at build time; people see them at the usual addresses. */
export const ownTextPaths = { terms: '/terms/own', privacy: '/privacy/own' } as const;
