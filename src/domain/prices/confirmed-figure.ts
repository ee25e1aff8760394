import type { Fee, Jurisdiction } from '#domain/catalogue/definition.ts';
import type { Currency, MoneyRange } from '#domain/values/money.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';

/** A fee of a jurisdiction, such as 'ae-jafza' and 'licence'. */
export interface PriceLine {
  /** Id of the jurisdiction. */
  place: string;
  /** Id of the fee, unique within the jurisdiction. */
  line: string;
}

/** The price of a fee in the catalogue. */
export type PublishedFee = Pick<Fee, 'amount' | 'isMinimum'>;

/** A price confirmed by staff, with its source. */
export interface ConfirmedFigure extends PriceLine {
  /** Amount of one payment: per visa if it is paid for each visa. */
  amount: MoneyRange;
  /** Whether the amount is a minimum with no published maximum. */
  isMinimum?: boolean;
  sourceTitle: string;
  sourceUrl: string;
  /** The date on which it was read. */
  seenOn: PlainDate;
}

/** The currency of a fee: the published one, else the jurisdiction's main currency. */
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
