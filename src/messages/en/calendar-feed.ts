import { dayOffText } from './day-off.ts';

/** What a company's calendar says in other calendar apps. */
export const calendarFeedMessages = {
  name: (company: string) => `${company}: deadlines`,
  nameless: 'Deadlines',
  summary: (deadline: string, company: string) => `${deadline} (${company})`,
  about: (label: string, name: string) => `${label}, ${name}`,
  paperExpires: (paper: string) => `${paper} expires`,
  voucherExpires: (number: string) => `Payment voucher ${number} expires`,
  accountEnds: (bank: string) => `${bank} closes the account`,
  nameLapses: 'The reservation of the name ends',
  onlyIf: (condition: string) => `Applies only ${condition}`,
  dayOff: dayOffText,
  penalty: (penalty: string) => `If missed: ${penalty}`,
  unconfirmed: (what: string) => `unconfirmed (${what})`,
  hint: (hint: string) => `Hint: ${hint}`,
  source: (title: string, url: string) => `Source: ${title}, ${url}`,
} as const;
