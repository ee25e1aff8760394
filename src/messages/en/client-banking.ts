/** A client's way to a bank account in the company file. */
export const clientBankMessages = {
  tab: 'Bank',
  loading: 'Loading the bank file',
  unread: 'The client’s bank file could not be loaded',
  applications: 'Applications',
  record: 'Record an application that was sent',
  bank: 'Bank',
  sentOn: 'Sent on',
  save: 'Record',
  recorded: 'Recorded on the client’s behalf.',
  gaps: 'Gaps in the bank file',
  noGaps: 'All questions are answered, and nothing contradicts.',
  unanswered: (question: string) => `Not answered: ${question}`,
  noActivity: 'The activity is not described.',
  noWebsite: 'The text of the website is missing.',
  readOnly: 'Your role reads the bank file. Managers and case workers record outcomes.',
} as const;
