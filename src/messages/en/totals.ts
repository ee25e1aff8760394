import type { LowerBound, MissingCosts, MissingPart, Total } from '#domain/plan/total.ts';
import type { Currency, MoneyRange } from '#domain/values/money.ts';
import { amountText, moneyText, moneyTexts } from '#domain/values/money-text.ts';
import { listText } from '../list-text.ts';
import { plural } from '../plural.ts';

/** What has no published price: all of it, or some of several fees. */
const missingCosts: Record<MissingPart, { all: string; some: string }> = {
  registration: { all: 'registration fee', some: 'some registration fees' },
  licence: { all: 'licence fee', some: 'some licence fees' },
  office: { all: 'office rent', some: 'some office costs' },
  visas: { all: 'visa fees', some: 'some visa fees' },
  'health-insurance': { all: 'health insurance', some: 'some health insurance' },
  'upper-limit': { all: 'upper limit', some: 'upper limit' },
};

/** What is said of a total: screens, files, the expert and calls use the same words. */
export const totalMessages = {
  /** @param about whether it was converted at a rate, and rounded */
  amount: (total: Total, about = false): string => {
    const sign = about ? '≈ ' : '';
    if (total.kind === 'complete') return total.amounts.length > 0 ? sign + moneyTexts(total.amounts) : '';
    return total.lowerBounds.length > 0 ? `from ${sign}${total.lowerBounds.map(boundText).join(' + ')}` : '';
  },
  /** Why a total has no upper end, as in 'Licence fee not published'; empty for a complete one. */
  missing: (total: Total, isSentence = true): string => {
    if (total.kind === 'complete') return '';
    const text = missingText(total.missing);
    return isSentence ? capital(text) : text;
  },
  /**
   * The least it costs, as in 'from AED 12,900', or 'AED 12,900' where that is the whole price; empty where no price
   * is known.
   */
  least: (total: Total): string => {
    if (total.kind === 'incomplete') return totalMessages.amount(total);
    const isExact = total.amounts.every(({ low, high }) => low === high);
    return isExact ? moneyTexts(total.amounts) : `from ${total.amounts.map(boundText).join(' + ')}`;
  },
  /**
   * What stands below a sum, as in 'plus licence fee and 1 other cost: no published price'; empty where it lacks
   * nothing.
   *
   * @param unconfirmed how many costs have no price, those that are missing among them
   */
  plusMissing: (total: Total, unconfirmed: number): string => {
    const missing = total.kind === 'incomplete' ? total.missing : [];
    const costs = missing.filter(({ necessity }) => necessity !== 'upper-limit');
    const others = unconfirmed - costs.reduce((sum, { fees }) => sum + fees.length, 0);
    const names = [...costs.map(nameOf), ...(others > 0 ? [otherCosts(others, costs.length > 0)] : [])];
    const plus = names.length > 0 ? `plus ${listText(names)}: no published price` : '';
    const isUnlimited = costs.length < missing.length;
    return [plus, isUnlimited ? 'no published upper limit' : ''].filter(Boolean).join('; ');
  },
  /** As in 'AED 12,900' or 'from AED 7,395, licence fee not published'; empty where there is nothing to pay. */
  text: (total: Total): string => {
    if (total.kind === 'complete') return moneyTexts(total.amounts);
    return [totalMessages.amount(total), missingText(total.missing)].filter(Boolean).join(', ');
  },
} as const;

/**
 * What a line costs, as in 'AED 5,000' or 'from AED 5,000'.
 *
 * @param headed the currency that a heading names already, so that the line need not
 */
export function lineAmountText(amount: MoneyRange, isMinimum: boolean, headed?: Currency): string {
  const shown = isMinimum ? { ...amount, high: amount.low } : amount;
  const text = amount.currency === headed ? amountText(shown) : moneyText(shown);
  return isMinimum ? `from ${text}` : text;
}

function boundText({ currency, low }: LowerBound): string {
  return moneyText({ currency, low, high: low });
}

function missingText(missing: readonly MissingCosts[]): string {
  return `${listText(missing.map(nameOf))} not published`;
}

function nameOf({ necessity, isPartial }: MissingCosts): string {
  return missingCosts[necessity][isPartial ? 'some' : 'all'];
}

function otherCosts(count: number, isBesideNamed: boolean): string {
  const other = isBesideNamed ? 'other ' : '';
  return plural(count, { one: `1 ${other}cost`, other: `${count} ${other}costs` });
}

/** A text as the beginning of a sentence. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
