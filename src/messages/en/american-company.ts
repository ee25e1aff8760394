import type { ForkQuestion } from '#domain/catalogue/countries/united-states/company-choice.ts';

const questions: Record<ForkQuestion, string> = {
  'raises-capital': 'Will you raise capital from outside investors?',
  'lives-in-india': 'Did a founder live in India for more than 182 days last year?',
  'has-indian-company': 'Is there an Indian company already?',
};

const outcomes = {
  corporation: 'A corporation fits what you say.',
  llc: 'An LLC fits what you say. A corporation would be more than you need.',
  'llc-disputed':
    'An LLC may fit, but sources disagree about what India asks. Ask an adviser before you pay.',
  wait: 'Wait with the US company. Settle the Indian side with an adviser first.',
};

/** What to settle before a company in the United States is paid for. */
export const americanCompanyMessages = {
  title: 'Before you pay: is this the right company?',
  about: 'Three questions. Your answers stay in this page. An adviser decides, not this page.',
  questions,
  yes: 'Yes',
  no: 'No',
  answerAll: 'Answer all three to see what speaks for what.',
  outcomes,
  adviser:
    'Both are plans here to compare. Confirm with an adviser in your home country which one holds for you.',
  toCorporation: 'Plan of the corporation',
  toLlc: 'Plan of the LLC',
  addresses: 'Three addresses, and what each is for',
  addressesText:
    'The state writes to the registered agent in Delaware, whom the company must keep. Banks and providers ask for the business address, a street where the company works. A mailbox only receives post and counts as neither.',
  agent: 'Registered agent',
  agentUse: 'State and courts',
  agentWhere: 'Delaware street',
  business: 'Business address',
  businessUse: 'Banks, tax, contracts',
  businessWhere: 'Where you work',
  mailbox: 'Mailbox',
  mailboxUse: 'Post only',
  mailboxWhere: 'PO box or virtual',
  addressesSource: 'Which address a provider takes',
  company: 'Company',
  number: 'Your way to the federal tax number',
  hasOwnNumber: 'Do you have an SSN or ITIN?',
  isInCountry: 'Does the business have a place in the United States?',
  answerBoth: 'Answer both to see your ways.',
  instant: 'Nobody can sell an instant number: the tax office alone gives it, free of charge.',
} as const;
