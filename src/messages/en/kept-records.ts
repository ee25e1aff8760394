import { dayText } from '#domain/values/day-text.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import { plural } from '../plural.ts';

const day = (at: string) => dayText(plainDate(at.slice(0, 10)));

/** The page of what is kept of companies that are gone. */
export const keptRecordMessages = {
  about:
    'What the law has you keep of companies that are removed. Each file that is opened is recorded in the audit log, and is erased by itself after its last day.',
  search: 'Company',
  unread: 'The kept records could not be loaded',
  none: 'Nothing is kept',
  noneText: 'When a company is removed, what the law has you keep of it appears here.',
  notAllowed: 'You cannot see kept records',
  notAllowedText: 'Managers and finance can. Ask a manager if you need a record.',
  count: (total: number) => `${total} ${plural(total, { one: 'company', other: 'companies' })}`,
  removedOn: (on: string) => `Removed on ${day(on)}`,
  papers: 'Documents',
  accounts: 'Quotes, invoices and payments',
  untilBy: (until: string, law: string) => `Until ${day(until)}, by ${law}.`,
  noRule: 'No rule was found for your country. They stay, and nothing is erased by itself.',
  sourceOf: (law: string) => `How long ${law} keeps records`,
  paperOf: (kind: string, version: number) => (version > 1 ? `${kind}, version ${version}` : kind),
  managersOnly: 'Only managers can open documents.',
  quoteOf: (number: string) => `Quote ${number}`,
  acceptedOn: (at: string, by: string) => `Accepted on ${day(at)} by ${by}`,
  issuedOn: (on: string) => `Issued on ${day(on)}`,
  movements: (count: number) =>
    `${count} ${plural(count, { one: 'payment or posting', other: 'payments and postings' })} in the ledger. Amounts stay in your accounts; names and references are erased after the last day.`,
  download: 'Download',
  downloadOf: (what: string, company: string) => `Download: ${what} of ${company}`,
};
