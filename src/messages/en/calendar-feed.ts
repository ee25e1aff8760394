import { dayOffText } from './day-off.ts';

/** What a company's calendar says in other calendar apps. */
export const calendarFeedMessages = {
  name: (company: string) => `${company}: deadlines`,
  summary: (deadline: string, company: string) => `${deadline} (${company})`,
  onlyIf: (condition: string) => `Applies only ${condition}`,
  dayOff: dayOffText,
  penalty: (penalty: string) => `If missed: ${penalty}`,
  unconfirmed: (what: string) => `unconfirmed (${what})`,
  hint: (hint: string) => `Hint: ${hint}`,
  source: (title: string, url: string) => `Source: ${title}, ${url}`,
} as const;
