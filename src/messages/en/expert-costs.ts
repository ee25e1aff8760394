import type { OfficeType } from '#domain/catalogue/choices.ts';
import type { Due, Payee } from '#domain/catalogue/definition.ts';
import type { MissingCosts } from '#domain/plan/total.ts';
import { plural } from '../plural.ts';
import { choice, list, lowerFirst, number, visas, years } from './expert-wording.ts';
import { totalMessages } from './totals.ts';

const ordinals: Readonly<Record<number, string>> = { 2: 'second', 3: 'third', 4: 'fourth', 5: 'fifth' };

const costParts = {
  registration: 'registration fee',
  licence: 'licence fee',
  office: 'office rent',
} as const;

const payees: Record<Payee, string> = {
  authority: 'authority',
  government: 'government',
  visa: 'visas',
  office: 'office',
  agent: 'agent',
  auditor: 'auditor',
  bank: 'bank',
  agency: 'our fee',
};

/** When a fee is told to fall due; one that has another price at renewal is that of the first year. */
type ToldDue = Due | 'first-year';

const dueTexts: Record<ToldDue, string> = {
  once: ' once',
  'first-year': ' in the first year',
  yearly: ' a year',
  'yearly-renewal': ' a year, from the second year on',
  'per-visa': ' for each person',
  'per-visa-renewal': ' for each person at each renewal',
};

/** A sum, or its lower bound with what has no published price. */
function sumText(total: string, missing: readonly MissingCosts[], isBold = false): string {
  const amount = isBold ? `**${total}**` : total;
  if (missing.length === 0) return amount;
  const open = totalMessages.missing({ kind: 'incomplete', lowerBounds: [], missing });
  return total === '' ? lowerFirst(open) : `from ${amount} (${lowerFirst(open)})`;
}

/** A company's costs. */
export const costMessages = {
  /** @param total as in 'AED 20,000 – 30,000'; with something missing it is a lower bound */
  firstYear: (
    company: string,
    visaCount: number,
    office: OfficeType,
    total: string,
    missing: readonly MissingCosts[],
  ) => `${choice(company, visaCount, office)} costs ${sumText(total, missing, true)} in the first year`,
  later: (total: string, missing: readonly MissingCosts[]) => `, then ${sumText(total, missing)} a year`,
  /** @param year 2 for the second */
  inYear: (
    company: string,
    visaCount: number,
    office: OfficeType,
    year: number,
    total: string,
    missing: readonly MissingCosts[],
  ) =>
    `In its ${ordinals[year] ?? `${year}th`} year ${lowerFirst(choice(company, visaCount, office))} costs ${sumText(total, missing, true)}.`,
  unknownInYear: (company: string, year: number) =>
    `I do not know what ${lowerFirst(company)} costs in its ${ordinals[year] ?? `${year}th`} year: no reliable price of that year is published.`,
  sum: (total: string, missing: readonly MissingCosts[]) => sumText(total, missing),
  /** @param amount as in 'AED 12,900'; without `isComplete` a lower bound or nothing */
  part: (
    part: 'registration' | 'licence' | 'office',
    place: string,
    amount: string,
    isComplete: boolean,
    marks: string,
  ) => {
    const name = `The ${costParts[part]} in ${place}`;
    if (amount === '') return `${name} is not published: ask for a written offer.`;
    if (isComplete) return `${`${name} is **${amount}** ${marks}`.trim()}.`;
    return `${`${name} is from **${amount}** ${marks}`.trim()}; a part of it is not published.`;
  },
  overYears: (
    company: string,
    visaCount: number,
    office: OfficeType,
    total: string,
    count: number,
    missing: readonly MissingCosts[],
  ) =>
    `Over ${years(count)} ${lowerFirst(choice(company, visaCount, office))} costs ${sumText(total, missing, true)}`,
  yearly: (totals: readonly string[]) =>
    `Year by year: ${list.format(totals.map((total) => total || 'nothing'))}.`,
  unknown: (place: string, visaCount: number, office: OfficeType) =>
    `No reliable price is published for ${lowerFirst(choice(place, visaCount, office))}.`,
  line: (label: string, count: number, payee: Payee, amount: string, marks: string) =>
    `- ${label}${count > 1 ? ` × ${count}` : ''} (${payees[payee]}): ${amount} ${marks}`,
  smaller: (count: number) =>
    plural(count, {
      one: '1 smaller amount is included.',
      other: `${count} smaller amounts are included.`,
    }),
  open: (labels: readonly string[], more: number) =>
    `Not published, and on top: ${list.format([...labels, ...(more > 0 ? [`${more} more`] : [])])}.`,
  deposits: (amount: string) => `Refundable deposits on top: ${amount}.`,
  assumed: (visaCount: number) => `I counted ${visas(visaCount)}; tell me if you need another number.`,
  link: (address: string) => `[Every line with its source](${address})`,
  perVisa: (place: string, amount: string, marks: string) =>
    `A residence visa in ${place} costs **${amount}** a person ${marks}`.trim(),
  visas: (place: string, count: number, total: string, each: string, marks: string) =>
    `${count} residence visas in ${place} cost **${total}**: ${count} × ${each} ${marks}`.trim(),
  visaUnknown: (place: string) => `No price for a residence visa in ${place} is published.`,
  visaBesides: 'Besides:',
  renewingVisas: (place: string, count: number, total: string, marks: string) =>
    `Renewing ${visas(count)} in ${place} costs **${total}** ${marks}`.trim(),
  renewingVisasUnknown: (place: string) =>
    `What it costs to renew a residence visa in ${place} is not published.`,
} as const;

/** The price of one thing. */
export const feeMessages = {
  inPlace: (place: string) => `in ${place}`,
  forCompany: (company: string) => `for ${lowerFirst(company)}`,
  /** @param at as in 'in DMCC' or 'for a private limited company in the United Kingdom' */
  price: (
    label: string,
    explanation: string,
    at: string,
    amount: string,
    due: ToldDue,
    isRefundable: boolean,
    marks: string,
  ) =>
    `${label} ${at} costs **${amount}**${dueTexts[due]}${isRefundable ? ', refundable' : ''}${explanation === '' ? '' : ` (${lowerFirst(explanation)})`}${marks === '' ? '' : ` ${marks}`}.`,
  /** A price times a number of years or of people. */
  times: (
    label: string,
    at: string,
    total: string,
    count: number,
    each: string,
    isYearly: boolean,
    marks: string,
  ) =>
    `${`${label} ${at} costs **${total}** ${isYearly ? `over ${years(count)}` : `for ${number.format(count)}`}: ${number.format(count)} × ${each} ${marks}`.trim()}.`,
  open: (label: string, at: string, authority: string | undefined, marks: string) =>
    `${`No price is published for ${lowerFirst(label)} ${at}: ask ${authority ?? 'for a written offer'} ${marks}`.trim()}.`,
} as const;
