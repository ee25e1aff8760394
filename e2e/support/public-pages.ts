/** Every page that anyone may open, below the base path; one help page represents all. */
export const publicPages = [
  '/onboarding',
  '/signin',
  '/signup',
  '/company',
  '/plan',
  '/compare',
  '/terms',
  '/privacy',
  '/help',
  '/help/united-arab-emirates/dmcc/cost',
] as const;
