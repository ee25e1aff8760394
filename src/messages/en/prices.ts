import type { PriceView } from '#contract/prices.ts';
import type { Due } from '#domain/catalogue/definition.ts';
import type { PriceState } from '#domain/prices/price-state.ts';
import { dayText, shortDayText } from '#domain/values/day-text.ts';
import { plural } from '../plural.ts';
import { lineAmountText } from './totals.ts';

const whole = new Intl.NumberFormat('en');

const states: Record<PriceState, string> = {
  'no-figure': 'No figure',
  old: 'Older than 12 months',
  draft: 'Draft',
  confirmed: 'Confirmed by us',
  'same-as-catalogue': 'Same as the catalogue',
  'catalogue-newer': 'Catalogue is newer',
};

const dues: Record<Due, string> = {
  once: 'Once',
  yearly: 'Every year',
  'yearly-renewal': 'Every year from the second year',
  'per-visa': 'Once for each visa',
  'per-visa-renewal': 'For each visa at each renewal',
};

/** What a fee costs, as in 'AED 5,000 – 7,000' or 'from AED 5,000'. */
export function priceText({ currency, low, high }: PriceView): string {
  return lineAmountText({ currency, low, high: high ?? low }, high === null);
}

/** What operators read where they confirm prices. */
export const priceMessages = {
  about:
    'Every fee in the catalogue with its source. An approved figure replaces it in all plans, comparisons and answers from its day on.',
  search: 'Fee or place',
  place: 'Place',
  anyPlace: 'All places',
  state: 'State',
  anyState: 'All fees',
  states,
  published: 'Published',
  dues,
  fee: 'Fee',
  amount: 'Amount',
  source: 'Source',
  noFigure: 'No figure',
  moreSources: (count: number) => plural(count, { one: 'and 1 more', other: `and ${count} more` }),
  confirmedBy: (name: string, day: string) => `Confirmed by ${name}, seen ${shortDayText(day)}`,
  count: (total: number) => plural(total, { one: '1 fee', other: `${whole.format(total)} fees` }),
  export: (count: number) => (count === 0 ? 'Export as patch' : `Export ${whole.format(count)} as patch`),
  exportHint: 'Every confirmed figure is in the catalogue already.',
  unread: 'The prices could not be loaded',
  none: 'No fees',
  noneText: 'The catalogue has no fees.',

  fallbackTitle: 'Fee',
  lineUnread: 'This fee could not be loaded',
  now: 'In use now',
  due: 'Paid',
  paidTo: 'Paid to',
  counted: 'In totals',
  isCounted: 'Yes',
  isOptional: 'No, it is optional',
  isRefundable: 'No, it is a refundable deposit',
  catalogueSays: 'Catalogue',
  catalogueSources: 'Its sources',
  unconfirmed: (what: string) => `No figure. Looked for: ${what}.`,
  figureOf: 'Confirmed figure',
  noConfirmed: 'None. The catalogue’s figure is used.',
  entered: (name: string, at: string) => `Entered by ${name} on ${at}`,
  seen: (day: string) => `Seen on ${dayText(day)}`,
  same: 'The catalogue now has the same figure, so yours is no longer needed. You can withdraw it.',
  newer: (amount: string) =>
    `The catalogue has read its source again since: ${amount}. Withdraw your figure if it no longer applies.`,
  old: 'This figure is more than 12 months old. Check its source and enter a newer one.',

  enter: 'Confirm a figure',
  enterNewer: 'Enter a newer figure',
  enterAbout:
    'Enter what the authority or provider charges for one payment. Saved as a draft. It holds once it is approved.',
  low: (currency: string) => `Amount in ${currency}`,
  lowHint: 'The exact amount, or the lower end of a range.',
  high: (currency: string) => `Up to, in ${currency}`,
  highHint: 'Leave empty for an exact amount.',
  isMinimum: 'This is the lowest amount: no upper limit is published.',
  sourceTitle: 'Source',
  sourceTitleHint: 'For example: JAFZA, tariff of 2026.',
  sourceUrl: 'Address of the source',
  seenOn: 'Day you read it',
  note: 'Note',
  noteHint: 'Only operators see it.',
  from: 'Holds from',
  save: 'Save draft',

  withdraw: 'Withdraw figure',
  withdrawTitle: 'Withdraw this figure?',
  withdrawFrom: 'Ends on',
  /** @param published what the catalogue says; `undefined` where it has no figure */
  withdrawText: (published: string | undefined) =>
    published
      ? `Saved as a draft. Once it is approved, all totals go back to the catalogue’s figure from that day on: ${published}.`
      : 'Saved as a draft. Once it is approved, totals show this fee as unconfirmed from that day on.',
  reason: 'Reason',
  reasonHint: 'Kept in the history and the audit log.',

  history: 'History',
  noHistory: 'Nobody has confirmed a figure for this fee yet.',
  withdrawn: 'Withdrawn',
  saved: (name: string, at: string) => `${name}, ${at}`,
  holdsFrom: (day: string) => `Holds from ${dayText(day)}`,
  withdrawnFrom: (day: string) => `Withdrawn from ${dayText(day)}`,
  approved: (name: string) => `approved by ${name}`,
  touchedQuotes: (count: number) =>
    count === 0
      ? 'No open quote has this fee in it.'
      : plural(count, {
          one: '1 open quote has this fee in it. Send it anew to use the new figure:',
          other: `${count} open quotes have this fee in them. Send them anew to use the new figure:`,
        }),
  acceptedQuotes: (count: number) =>
    plural(count, {
      one: '1 accepted quote stays as it is. The difference:',
      other: `${count} accepted quotes stay as they are. The differences:`,
    }),
  touchedCases: (count: number) =>
    count === 0
      ? 'No open case costs this fee.'
      : plural(count, { one: '1 open case costs this fee:', other: `${count} open cases cost this fee:` }),
  difference: (was: string, now: string) => `${was} → ${now}`,
} as const;
