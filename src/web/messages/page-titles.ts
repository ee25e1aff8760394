/** What each page is called in the browser's title, and what search engines read about the public ones. */
export const pageTitles = {
  onboarding: 'Set up a company abroad',
  signIn: 'Sign in',
  signUp: 'Sign up',
  invitation: 'Invitation',
  company: 'Company',
  plan: 'Your plan',
  compare: 'Compare places',
  help: 'Help',
  terms: 'Terms of service',
  privacy: 'Privacy',
  dashboard: 'Dashboard',
  formation: 'Company formation',
  calendar: 'Calendar',
  users: 'User Management',
  activity: 'Activity',
  salesTax: 'Sales Tax',
  agent: 'Agent',
  accounting: 'Accounting',
  banking: 'Business Banking',
  settings: 'Settings',
  notFound: 'Page not found',
} as const;

export const pageDescriptions = {
  onboarding:
    'Answer three questions and set up a company in the UAE, the United States, the United Kingdom, Saudi Arabia or Singapore.',
  signIn: 'Sign in to follow the formation of your company.',
  signUp: 'Create an account and carry on with the company you chose.',
  invitation: 'See who invites you to which company, and accept.',
  company: 'The details of your company in one form.',
  plan: 'What a company costs, how long it takes and what it asks for, with the source of every figure.',
  compare:
    'Places for a company side by side: cost, time, office, visas, capital, audit, tax and banking, with sources.',
  help: 'Answers on forming and running a company in the UAE, the United States, the United Kingdom, Saudi Arabia and Singapore, each with its sources.',
  terms: 'What you can expect from this service and what it expects from you.',
  privacy: 'What this service keeps about you, why, and how to get it back or have it deleted.',
  dashboard: 'The next steps of your company.',
  notFound: 'There is no page at this address.',
} as const;
