import type { Known } from '#domain/catalogue/definition.ts';
import type { MoneyRange } from '#domain/values/money.ts';
import { addMonths, type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { type ConfirmedFigure, isPublished, type PublishedFee } from './confirmed-figure.ts';

/**
 * States that staff filter by: no figure, an old figure, a draft, a figure of their own, and a figure of their own
 * that the catalogue now equals or has read more recently.
 */
export const priceStates = [
  'no-figure',
  'old',
  'draft',
  'confirmed',
  'same-as-catalogue',
  'catalogue-newer',
] as const;
export type PriceState = (typeof priceStates)[number];

/** Age in months after which a figure is old. */
const monthsUntilOld = 12;

/**
 * The states of a fee.
 *
 * @param published the catalogue's figure
 * @param figure the staff's own figure, which replaces it
 * @param hasDraft whether a version of it waits for approval
 */
export function priceStatesOf(
  published: PublishedFee,
  figure: ConfirmedFigure | undefined,
  today: PlainDate,
  hasDraft = false,
): PriceState[] {
  const states: PriceState[] = hasDraft ? ['draft'] : [];
  if (!figure && !('value' in published.amount)) return ['no-figure', ...states];
  const readOn = figure?.seenOn ?? firstDayRead(published.amount);
  if (readOn && addMonths(readOn, monthsUntilOld) < today) states.push('old');
  if (!figure) return states;
  states.push('confirmed');
  if (isPublished(figure, published)) states.push('same-as-catalogue');
  else if (newestMonthOf(published.amount) > figure.seenOn.slice(0, 7)) states.push('catalogue-newer');
  return states;
}

/** The first day of the month in which a published figure was read; `undefined` without a figure. */
export function firstDayRead(published: Known<MoneyRange>): PlainDate | undefined {
  const month = newestMonthOf(published);
  return month === '' ? undefined : plainDate(`${month}-01`);
}

/** The latest month in which a source was read, as YYYY-MM; empty without a source. */
function newestMonthOf(published: Known<MoneyRange>): string {
  if (!('value' in published)) return '';
  return published.sources
    .map(({ readOn }) => readOn)
    .reduce((one, other) => (one > other ? one : other), '');
}
