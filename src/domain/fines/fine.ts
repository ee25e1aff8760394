import type { Country, SubType } from '#domain/catalogue/choices.ts';
import type { Fact } from '#domain/catalogue/definition.ts';
import { type Currency, type MoneyRange, money } from '#domain/values/money.ts';

/** How a fine grows with the time that something is late, in major units. */
export interface FineRule {
  currency: Currency;
  per: 'day' | 'month';
  /** What each unit of time costs, from so many units on; a unit that has begun counts. */
  bands: readonly [FineBand, ...FineBand[]];
  /** The fine never exceeds it. */
  atMost?: number;
}

interface FineBand {
  /** How many units come before it. */
  after: number;
  each: number;
}

/** A fine that grows with time. */
export interface Fine {
  id: string;
  country: Country;
  /** Only where it holds in one zone or emirate. */
  subType?: SubType;
  /** What is late, as in 'Renewing an Abu Dhabi licence'. */
  label: string;
  rule: Fact<FineRule>;
}

/** A fine after so much time, and how it comes about. */
interface FineAfter {
  fine: MoneyRange;
  /** Each band that is reached: so many units at so much. */
  parts: readonly { units: number; each: MoneyRange }[];
  /** Whether the cap keeps it below the sum of its parts. */
  isCapped: boolean;
}

/**
 * What a fine has come to, never more than its cap.
 *
 * @param units days or months that have begun since the deadline
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
