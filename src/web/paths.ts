/** The web app's addresses, below its base path. */
export const basePath = '/app';

export const paths = {
  onboarding: '/onboarding',
  signIn: '/signin',
  signUp: '/signup',
  invitation: '/invitation',
  company: '/company',
  plan: '/plan',
  compare: '/compare',
  help: '/help',
  terms: '/terms',
  privacy: '/privacy',
  dashboard: '/dashboard',
  dashboardCompany: '/dashboard/company',
  calendar: '/dashboard/calendar',
  formation: '/dashboard/formation',
  users: '/dashboard/users',
  activity: '/dashboard/activity',
  salesTax: '/dashboard/sales-tax',
  agent: '/dashboard/agent',
  accounting: '/dashboard/accounting',
  banking: '/dashboard/banking',
  settings: '/dashboard/settings',
} as const;
