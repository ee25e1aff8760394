import type { MoneyRange } from '#domain/values/money.ts';
import type { PlainDate } from '#domain/values/plain-date.ts';

/** A fee of a place, as in 'ae-jafza' and 'licence'. */
export interface PriceLine {
  /** Id of the jurisdiction. */
  place: string;
  /** Id of the fee, unique within the jurisdiction. */
  line: string;
}

/** What staff have confirmed that one line costs, with where they read it. */
export interface ConfirmedFigure extends PriceLine {
  /** One payment of it: for one visa where it is paid for each. */
  amount: MoneyRange;
  sourceTitle: string;
  sourceUrl: string;
  /** The day it was read. */
  seenOn: PlainDate;
}
