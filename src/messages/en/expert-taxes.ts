import type { Country } from '#domain/catalogue/choices.ts';
import type { TaxCalculation } from '#domain/tax/corporate-tax.ts';
import type { Currency } from '#domain/values/money.ts';
import { plural } from '../plural.ts';
import { countryNames, days, list, lowerFirst, number } from './expert-wording.ts';

const hundredths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** A price without its value added tax, the tax, and the price with it. */
interface TaxedPrice {
  net: string;
  tax: string;
  gross: string;
}

/** A company's turnover, and that from which it registers for a tax. */
interface TurnoverAndLimit {
  amount: string;
  limit: string;
  tax: string;
}

/** Taxes on an amount, and tax rates. */
export const taxMessages = {
  onProfit: (tax: string, profit: string, sum: string, marks: string) =>
    `The tax on a profit of ${profit} is **${tax}**: ${sum} ${marks}.`,
  onShare: (tax: string, share: number, profit: string, sum: string, marks: string) =>
    `The income tax on the foreign share of ${share}% of a profit of ${profit} is **${tax}**: ${sum} ${marks}. The share of Saudi and GCC owners pays zakat instead.`,
  valueAdded: (name: string, rate: number, { net, tax, gross }: TaxedPrice, marks: string) =>
    `${name} on ${net} is **${tax}** at the standard rate of ${rate}%, so the invoice is ${gross} ${marks}. Only a registered business charges it.`,
  valueAddedIncluded: (name: string, rate: number, { net, tax, gross }: TaxedPrice, marks: string) =>
    `Of ${gross} with ${name}, **${tax}** is the tax at the standard rate of ${rate}%, and ${net} the price without it ${marks}.`,
  exempt: (amount: string) => ` Of the profit ${amount} is exempt for a start-up.`,
  calculation: ({ currency, parts, taxedAbove, relief }: TaxCalculation) => {
    const amount = (major: number) => `${currency} ${hundredths.format(major)}`;
    if (parts.length === 0) return `0% up to ${amount(taxedAbove)}`;
    const above = taxedAbove > 0 ? `, the part above ${amount(taxedAbove)}` : '';
    const less = relief > 0 ? ` less marginal relief of ${amount(relief)}` : '';
    return `${parts.map((part) => `${part.rate}% of ${amount(part.amount)}${above}`).join(' and ')}${less}`;
  },
  /** What the tax on a profit leaves out. */
  notes: {
    AE: 'A free-zone company that meets the conditions of a Qualifying Free Zone Person pays 0% on its qualifying income instead; with revenue up to AED 3 million Small Business Relief may be elected for periods that end on or before 31 December 2026. Registration and a yearly return are due whatever the profit.',
    US: 'That is the federal tax of a C-Corporation; state tax may come on top. An LLC is taxed at its owners unless it elects otherwise.',
    GB: 'For a company without associated companies and a period of 12 months; the limits are divided among associated companies.',
    SA: 'That is the income tax where all owners are from outside Saudi Arabia and the GCC. In a mixed company it falls on their share of the profit only; the share of Saudi and GCC owners pays zakat instead.',
    SG: 'Before any rebate of the year.',
  } satisfies Record<Country, string>,
  rate: (
    country: Country,
    bands: readonly { from: number; rate: number }[],
    relief: { lower: number; upper: number; rate: number } | undefined,
    currency: Currency,
    marks: string,
  ) => {
    const [first, second] = bands;
    const amount = (major: number) => `${currency} ${number.format(major)}`;
    const rates = relief
      ? `${first?.rate}% up to ${amount(relief.lower)} of profit and ${relief.rate}% from ${amount(relief.upper)}`
      : second
        ? `${first?.rate}% up to ${amount(second.from)} and ${second.rate}% above`
        : `${first?.rate}%`;
    return `**${rates}** in ${countryNames[country]} ${marks}`.trim();
  },
  rates: (rates: readonly string[]) => `Corporate tax is ${list.format(rates)}.`,
  mustRegister: ({ amount, limit, tax }: TurnoverAndLimit, marks: string) =>
    `Yes: ${amount} is above ${limit}, so registration for ${tax} is compulsory ${marks}.`,
  needNotRegister: ({ amount, limit, tax }: TurnoverAndLimit, marks: string) =>
    `No: ${amount} is not above ${limit}, so registration for ${tax} is not compulsory ${marks}.`,
  mayRegister: (marks: string) => `You may register by choice ${marks}.`,
  mayRegisterAbove: (country: Country, limit: string, marks: string) =>
    `You may register by choice with more than ${limit}${country === 'AE' ? ' of sales or taxable expenses' : ''} ${marks}.`,
  /** What is set beside the limit. */
  whatCounts: {
    AE: (marks) =>
      `What counts is the taxable sales and imports of the past 12 months, or those expected in the next 30 days; who passes the limit applies within 30 days ${marks}.`,
    SA: (marks) =>
      `What counts is the taxable sales of 12 months; who reaches the limit registers within 30 days ${marks}.`,
    GB: (marks) =>
      `What counts is the taxable turnover of the past 12 months, or that expected in the next 30 days; for a business that is not established in the UK there is no limit ${marks}.`,
    SG: (marks) =>
      `What counts is the taxable turnover of the calendar year, or that expected in the next 12 months ${marks}.`,
  } satisfies Record<Exclude<Country, 'US'>, (marks: string) => string>,
  overDeMinimis: (other: string, limit: string) => `No: ${other} is above ${limit}. `,
  withinDeMinimis: (other: string, limit: string) =>
    `Yes, if the other conditions are met too: ${other} is not above ${limit}. `,
  deMinimis: (revenue: string, limit: string, percent: number, most: string, marks: string) =>
    `With a total revenue of ${revenue} the non-qualifying part may be at most **${limit}**: ${percent}% of the total or ${most}, whichever is lower ${marks}.`,
  franchise: (count: string, amount: string, marks: string) =>
    `Delaware charges **${amount}** for ${count} authorised shares by the authorised shares method ${marks}.`,
  franchiseBest: (amount: string, count: string, marks: string) =>
    `Delaware's franchise tax for ${count} authorised shares is **${amount}** by the assumed par value method, the lower of the two ${marks}.`,
  withReport: (fee: string, total: string, marks: string) =>
    `With the annual report fee of ${fee} that is **${total}** by 1 March ${marks}.`,
  byShares: (count: string, amount: string, marks: string) =>
    `- By authorised shares, ${count} of them: **${amount}** ${marks}`,
  byAssets: (issued: string, assets: string, amount: string, marks: string) =>
    `- By assumed par value, with ${issued} issued and ${assets} of gross assets: **${amount}** ${marks}`,
  byAssetsRule: (marks: string) =>
    `- By assumed par value (gross assets ÷ issued shares × authorised shares): USD 400 for each million or part of it, at least USD 400. You may pay the lower result; tell me the issued shares and the gross assets for the sum ${marks}`,
} as const;

/** A share before what it is taken of: '5% of' and '0.0002 ×'. */
function times(share: string): string {
  if (/^[\d.]+$/.test(share)) return `${share} ×`;
  return `${share.charAt(0).toUpperCase()}${share.slice(1)} of`;
}

/** Other sums. */
export const arithmeticMessages = {
  /** What paying late comes to, at a rate for the months that have begun. */
  interest: (total: string, rate: string, amount: string, count: number, marks: string) =>
    `Paid late, that costs **${total}**: ${rate} on ${amount} for ${plural(count, { one: '1 month', other: `${count} months` })} ${marks}`.trim(),
  fine: (
    label: string,
    units: number,
    per: 'day' | 'month',
    fine: string,
    terms: readonly string[],
    isCapped: boolean,
    marks: string,
  ) =>
    `${label} ${per === 'day' ? days(units) : plural(units, { one: '1 month', other: `${units} months` })} late costs **${fine}**: ${isCapped ? `that is the most it can come to, below ${list.format(terms)}` : list.format(terms)} ${marks}`.trim(),
  /** How the delay was counted, up to today. */
  begun: (units: number, per: 'day' | 'month', since: string) =>
    per === 'day'
      ? `From ${since} to today that is ${days(units)}`
      : `From ${since} to today ${plural(units, { one: '1 month has', other: `${units} months have` })} begun`,
  /** The same if it began on the first day of the month or quarter that was told. */
  begunAlready: (units: number, per: 'day' | 'month', since: string, fine: string) =>
    `Counted from ${since}, it is **${fine}** for ${per === 'day' ? days(units) : plural(units, { one: '1 month', other: `${units} months` })}.`,
  /** One of several delays, after the sum of all. */
  oneFine: (
    label: string,
    units: number,
    per: 'day' | 'month',
    fine: string,
    terms: readonly string[],
    marks: string,
  ) =>
    `${lowerFirst(label)} ${per === 'day' ? days(units) : plural(units, { one: '1 month', other: `${units} months` })} late **${fine}** (${list.format(terms)}) ${marks}`.trim(),
  fines: (total: string, each: readonly string[]) => `Together that is **${total}**: ${list.format(each)}`,
  cap: (most: string) => `At most it comes to ${most}.`,
  /** A share of the asker's amount. */
  share: {
    range: (from: string, to: string) => `${from}** to **${to}`,
    of: (share: string, amount: string, result: string) =>
      `${times(share)} ${amount} is **${result}** (our sum)`,
    by: (share: string, amount: string, day: string, result: string) =>
      `${times(share)} ${amount}, due by ${day}, is **${result}** (our sum)`,
    rest: (share: string, amount: string, result: string, rest: string) =>
      `${times(share)} ${amount} is ${result}, which leaves **${rest}** (our sum)`,
    limited: (share: string, amount: string, product: string, result: string, isMost: boolean) =>
      `It is **${result}**: ${times(share)} ${amount} would be ${product}, ${isMost ? 'above the maximum' : 'below the minimum'} (our sum)`,
  },
  /** An amount in another currency, at the rate that a central bank fixes. */
  converted: (amount: string, inOther: string) =>
    `${amount} is about **${inOther}** at the fixed rate (our sum).`,
  /** The prices of several things added up. */
  sumOf: (total: string, terms: readonly { name: string; text: string; marks: string }[]) =>
    `**${total}** in all (our sum): ${list.format(terms.map(({ name, text, marks }) => `${text} for ${lowerFirst(name)} ${marks}`.trim()))}.`,
  term: (count: number, each: string) => `${number.format(count)} × ${each}`,
  /** What may be less. */
  upTo: (most: string) => `up to ${most}`,
  /** A deposit beside a sum. */
  besides: (total: string, term: string) => `plus **${total}** of refundable deposit, ${term} `,
  months: (count: number) => `${number.format(count)} months`,
  total: (
    total: string,
    terms: readonly string[],
    time: 'day' | 'month' | 'year' | undefined,
    cap: string | undefined,
    marks: string,
  ) =>
    `That is **${total}**${time ? ` a ${time}` : ''}: ${list.format(terms)}${cap ? `, but at most ${cap}` : ''} ${marks}`.trim(),
} as const;
