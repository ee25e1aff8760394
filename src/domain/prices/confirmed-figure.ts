import type { Fee, Jurisdiction } from '#domain/catalogue/definition.ts';
import type { Currency, MoneyRange } from '#domain/values/money.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';

/** A fee of a place, as in 'ae-jafza' and 'licence'. */
export interface PriceLine {
  /** Id of the jurisdiction. */
  place: string;
  /** Id of the fee, unique within the jurisdiction. */
  line: string;
}

/** What the catalogue says that a fee costs. */
export type PublishedFee = Pick<Fee, 'amount' | 'isMinimum'>;

/** What staff have confirmed that one line costs, with where they read it. */
export interface ConfirmedFigure extends PriceLine {
  /** One payment of it: for one visa where it is paid for each. */
  amount: MoneyRange;
  /** Whether the amount is the least one: how much more it can be is not published. */
  isMinimum?: boolean;
  sourceTitle: string;
  sourceUrl: string;
  /** The day it was read. */
  seenOn: PlainDate;
}

/** The currency a line is paid in: the one it is published in, else the main one of its place. */
export function currencyOf({ amount }: Fee, { currency }: Jurisdiction): Currency {
  return 'value' in amount ? amount.value.currency : currency;
}

export function isSameAmount(one: MoneyRange, other: MoneyRange): boolean {
  return one.currency === other.currency && one.low === other.low && one.high === other.high;
}

/** Whether a fee is published with the same figure. */
export function isPublished({ amount, isMinimum = false }: ConfirmedFigure, fee: PublishedFee): boolean {
  const isSame = 'value' in fee.amount && isSameAmount(fee.amount.value, amount);
  return isSame && (fee.isMinimum ?? false) === isMinimum;
}
