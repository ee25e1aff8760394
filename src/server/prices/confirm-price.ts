import type { NewFigure } from '#contract/prices.ts';
import type { Person } from '#domain/accounts/person.ts';
import type { PriceLine } from '#domain/prices/confirmed-figure.ts';
import { plainDate } from '#domain/values/plain-date.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { changeFigure } from './change-figure.ts';
import { checkFigure } from './check-figure.ts';
import { figureOf } from './figure-repository.ts';
import { figureText } from './figure-text.ts';
import type { PricePorts } from './ports.ts';
import { todayOf } from './price-line.ts';
import type { LineWithHistory } from './read-price.ts';

/**
 * Confirms a figure: from then on it holds in every total, on all instances.
 *
 * @param storeAnswer called in the same transaction, for a repeated request
 * @throws Failure 'price-line-not-found', 'price-changed', or 'invalid-input' with what is wrong at each field
 */
export function confirmPrice(
  services: PricePorts,
  operator: Person,
  line: PriceLine,
  { low, high, currency, sourceTitle, sourceUrl, seenOn, note }: NewFigure,
  expectedVersion: string | undefined,
  storeAnswer: (transaction: Transaction, changed: LineWithHistory) => Promise<void>,
): Promise<LineWithHistory> {
  const amount = { currency, low, high: high ?? low };
  const isMinimum = high === null;
  return changeFigure(services, operator, line, expectedVersion, storeAnswer, (known) => {
    const replaced = known.latest && figureOf(known.latest);
    const figure = { ...line, amount, isMinimum, sourceTitle, sourceUrl, seenOn: plainDate(seenOn) };
    checkFigure(known, figure, replaced, todayOf(services.clock));
    return {
      action: 'price-confirmed',
      content: { currency, low, high, sourceTitle, sourceUrl, seenOn, note },
      details: {
        amount: figureText(figure),
        ...(replaced && { before: figureText(replaced) }),
        source: sourceUrl,
        seenOn,
        ...(note && { note }),
      },
    };
  });
}
