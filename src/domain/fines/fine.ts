import type { Country, SubType } from '#domain/catalogue/choices.ts';
import type { Fact } from '#domain/catalogue/definition.ts';
import { type Currency, type MoneyRange, money } from '#domain/values/money.ts';

/** How a fine grows with the delay, in major units. */
export interface FineRule {
  currency: Currency;
  per: 'day' | 'month';
  /** Amount per unit of time, from a number of units on; a started unit counts. */
  bands: readonly [FineBand, ...FineBand[]];
  /** Maximum fine. */
  atMost?: number;
}

interface FineBand {
  /** Number of units before this band. */
  after: number;
  each: number;
}

/** A fine that grows with time. */
export interface Fine {
  id: string;
  country: Country;
  /** Only if it applies in one zone or emirate. */
  subType?: SubType;
  /** The late duty, such as 'Renewing an Abu Dhabi licence'. */
  label: string;
  rule: Fact<FineRule>;
  /** The last day that is in time: months after a document's or a financial year's end; unset where that is no rule. */
  countsFrom?: { end: 'document' | 'year'; months: number };
}

/** A fine after a delay, with its calculation. */
interface FineAfter {
  fine: MoneyRange;
  /** Each reached band: units and amount per unit. */
  parts: readonly { units: number; each: MoneyRange }[];
  /** Whether the cap keeps it below the sum of its parts. */
  isCapped: boolean;
}

/**
 * Computes a fine, limited by its cap.
 *
 * @param units started days or months since the deadline
 */
export function fineAfter({ currency, bands, atMost }: FineRule, units: number): FineAfter {
  const parts = bands.flatMap(({ after, each }, index) => {
    const until = bands[index + 1]?.after ?? Number.POSITIVE_INFINITY;
    const within = Math.max(0, Math.min(units, until) - after);
    return within > 0 ? [{ units: within, each: money(currency, each) }] : [];
  });
  const sum = parts.reduce((total, part) => total + part.units * part.each.low, 0) / 100;
  const isCapped = atMost !== undefined && sum > atMost;
  return { fine: money(currency, isCapped ? atMost : sum), parts, isCapped };
}
