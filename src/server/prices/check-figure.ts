import { catalogue } from '#domain/catalogue/catalogue.ts';
import { monthsUntilStale, problemsOf } from '#domain/catalogue/integrity.ts';
import { applyFigures } from '#domain/prices/apply-figures.ts';
import { type ConfirmedFigure, currencyOf } from '#domain/prices/confirmed-figure.ts';
import { firstDayRead } from '#domain/prices/price-state.ts';
import { addMonths, type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import { Failure, type ProblemsByField } from '../platform/failure.ts';
import type { ListedLine } from './price-line.ts';

/**
 * Checks a figure against the line, the one it replaces and the catalogue's own rules.
 *
 * @param replaced the staff's figure that holds now
 * @throws Failure 'invalid-input' with what is wrong at each field
 */
export function checkFigure(
  { jurisdiction, fee }: Pick<ListedLine, 'jurisdiction' | 'fee'>,
  figure: ConfirmedFigure,
  replaced: ConfirmedFigure | undefined,
  today: PlainDate,
): void {
  const { amount, seenOn } = figure;
  const fields: ProblemsByField = {};
  const currency = currencyOf(fee, jurisdiction);
  if (amount.currency !== currency) fields.currency = { code: 'other-currency', currency };
  if (figure.isMinimum && fee.isRefundable) fields.high = { code: 'deposit-without-limit' };
  const oldest = plainDate(`${addMonths(today, -monthsUntilStale).slice(0, 7)}-01`);
  const replacedOn = replaced?.seenOn ?? firstDayRead(fee.amount);
  if (seenOn > today) fields.seenOn = { code: 'day-too-late', latest: today };
  else if (replacedOn !== undefined && seenOn < replacedOn) {
    fields.seenOn = { code: 'older-than-replaced', earliest: replacedOn };
  } else if (seenOn < oldest) fields.seenOn = { code: 'read-too-long-ago', earliest: oldest };
  if (Object.keys(fields).length > 0) throw new Failure('invalid-input', { fields });

  const problems = problemsWith(figure, today);
  if (problems.length > 0) {
    throw new Failure('invalid-input', { fields: { low: { code: 'catalogue-refuses', problems } } });
  }
}

/** What the catalogue's own checks find with a figure that they do not find without it. */
function problemsWith(figure: ConfirmedFigure, today: PlainDate): string[] {
  return catalogue
    .filter(({ jurisdictions }) => jurisdictions.some(({ id }) => id === figure.place))
    .flatMap((country) => {
      const known = new Set(problemsOf(country, today));
      return applyFigures([country], [figure], 'staff')
        .flatMap((laid) => problemsOf(laid, today))
        .filter((found) => !known.has(found));
    });
}
