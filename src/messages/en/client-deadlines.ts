/** A client's deadlines in the company file. */
export const clientDeadlineMessages = {
  tab: 'Deadlines',
  loading: 'Loading the deadlines',
  unread: 'The client’s deadlines could not be loaded',
  noted: 'What you record here is recorded on the client’s behalf, and the client sees it.',
  readOnly: 'Your role reads deadlines. Managers and case workers record them.',
  passed: 'Passed, and open',
} as const;
