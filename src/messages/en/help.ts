import { dayText, monthText } from '#domain/values/day-text.ts';
import { plural } from '../plural.ts';
import { choiceLabels } from './choices.ts';

/** What articles are grouped by, by folder or subject. */
export const groupNames: Readonly<Record<string, string>> = {
  ...choiceLabels.subType,
  starting: 'First questions',
  'free-zones': 'Choosing between zones and mainland',
  mainland: 'Mainland',
  visas: 'Visas and residence',
  'tax-and-compliance': 'Tax and compliance',
  forming: 'Forming the company',
  cost: 'Costs',
  tax: 'Taxes',
  duties: 'Accounts, duties and closing',
  people: 'People and visas',
  banking: 'Bank accounts',
};

/** The help pages. */
export const helpMessages = {
  lead: 'Answers about forming and running a company abroad, each with its sources.',
  search: 'Search the help pages',
  searchPlaceholder: 'Try “DMCC visa cost”',
  searchButton: 'Search',
  searchKey: '/',
  searching: 'Searching',
  searchTitle: (query: string) => `Search for “${query}”`,
  results: (count: number, query: string) =>
    plural(count, { one: `1 result for “${query}”`, other: `${count} results for “${query}”` }),
  noResults: (query: string) => `Nothing found for “${query}”`,
  noResultsText: 'Try other or fewer words, or ask the expert.',
  askInstead: 'Ask the expert',
  notSearched: 'The search failed',
  countries: 'Countries',
  everywhere: 'Country comparisons and glossary',
  breadcrumb: 'You are here',
  contents: 'On this page',
  questions: (count: number) =>
    `On this page: ${plural(count, { one: '1 question', other: `${count} questions` })}`,
  /** @param readOn a month as YYYY-MM */
  readOn: (readOn: string) => `Sources read in ${monthText(readOn)}`,
  sources: 'Sources',
  source: (number: string) => `Source ${number}`,
  sourceNotDated: 'undated',
  sourceNotOpened: 'cited by other sources, not verified by us',
  /** @param date as YYYY, YYYY-MM or YYYY-MM-DD */
  sourceDate: (date: string) => {
    if (date.length === 4) return date;
    return date.length === 7 ? monthText(date) : dayText(date);
  },
  table: 'Table',
  related: 'See also',
  plan: 'Make a plan for this place',
  ask: 'Ask the expert about this',
  /** What the expert's box is filled with. */
  question: (title: string) => `About “${title}”: `,
  unread: 'This article could not be loaded',
  unreadText: 'Please check your connection and load the page again.',
  missing: 'Help page not found',
  missingText: 'It may have moved, or the address may be wrong. Search the help pages, or see all articles.',
  all: 'See all articles',
} as const;
