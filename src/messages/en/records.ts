/** Columns of the exported activity log. */
export const logExportMessages = {
  time: 'Time (UTC)',
  company: 'Company',
  person: 'Done by',
  kind: 'Kind',
  action: 'Action',
  subject: 'Subject',
  details: 'Details',
} as const;

/** Written into the activity log as what an entry is about. */
export const logSubjectMessages = {
  email: (recipient: string) => `Email to ${recipient}`,
} as const;

/** The help pages' search without scripts. */
export const searchMessages = {
  found: (results: number, query: string) => `${results === 0 ? 'Nothing' : results} found for “${query}”`,
} as const;

/** The columns of a register that is downloaded. */
export const registerExportMessages = {
  registerColumns: {
    name: 'Name',
    address: 'Address',
    nationality: 'Country',
    office: 'Office',
    since: 'Since',
    shareClass: 'Class of shares',
    amount: 'Shares',
    share: 'Share',
    nomineeFor: 'Nominee for',
  },
} as const;
