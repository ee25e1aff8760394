/** Accounts that banks close, in the calendar. */
export const bankClosingMessages = {
  title: 'Accounts that end',
  lastDay: (bank: string) => `Last day at ${bank}`,
  toBanking: 'Open banking',
} as const;
