import type { Known } from '#domain/catalogue/definition.ts';
import type { MoneyRange } from '#domain/values/money.ts';
import { addMonths, type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { type ConfirmedFigure, isPublished, type PublishedFee } from './confirmed-figure.ts';

/**
 * What staff look for: lines without a figure, those read long ago, those with a figure of their own, and of these
 * the ones that the catalogue has caught up with, or has read anew.
 */
export const priceStates = ['no-figure', 'old', 'confirmed', 'same-as-catalogue', 'catalogue-newer'] as const;
export type PriceState = (typeof priceStates)[number];

/** After so many months a figure is old. */
const monthsUntilOld = 12;

/**
 * How a line stands.
 *
 * @param published what the catalogue says
 * @param figure the staff's own, which holds instead
 */
export function priceStatesOf(
  published: PublishedFee,
  figure: ConfirmedFigure | undefined,
  today: PlainDate,
): PriceState[] {
  const states: PriceState[] = [];
  if (!figure && !('value' in published.amount)) return ['no-figure'];
  const readOn = figure?.seenOn ?? firstDayRead(published.amount);
  if (readOn && addMonths(readOn, monthsUntilOld) < today) states.push('old');
  if (!figure) return states;
  states.push('confirmed');
  if (isPublished(figure, published)) states.push('same-as-catalogue');
  else if (newestMonthOf(published.amount) > figure.seenOn.slice(0, 7)) states.push('catalogue-newer');
  return states;
}

/** The first day of the month in which a published figure was read; `undefined` where there is none. */
export function firstDayRead(published: Known<MoneyRange>): PlainDate | undefined {
  const month = newestMonthOf(published);
  return month === '' ? undefined : plainDate(`${month}-01`);
}

/** The month in which a source of a figure was read last, as YYYY-MM; empty where there is none. */
function newestMonthOf(published: Known<MoneyRange>): string {
  if (!('value' in published)) return '';
  return published.sources
    .map(({ readOn }) => readOn)
    .reduce((one, other) => (one > other ? one : other), '');
}
