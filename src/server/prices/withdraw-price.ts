import type { Person } from '#domain/accounts/person.ts';
import type { PriceLine } from '#domain/prices/confirmed-figure.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { changeFigure } from './change-figure.ts';
import { figureOf } from './figure-repository.ts';
import { figureText } from './figure-text.ts';
import type { PricePorts } from './ports.ts';
import type { LineWithHistory } from './read-price.ts';

/**
 * Withdraws a confirmed figure, which stays in the history: the catalogue's own holds again.
 *
 * @param storeAnswer called in the same transaction, for a repeated request
 * @throws Failure 'price-line-not-found', 'price-changed' or 'price-not-confirmed'
 */
export function withdrawPrice(
  services: PricePorts,
  operator: Person,
  line: PriceLine,
  reason: string,
  expectedVersion: string | undefined,
  storeAnswer: (transaction: Transaction, changed: LineWithHistory) => Promise<void>,
): Promise<LineWithHistory> {
  return changeFigure(services, operator, line, expectedVersion, storeAnswer, ({ latest }) => {
    const figure = latest && figureOf(latest);
    if (!figure) throw new Failure('price-not-confirmed');
    return {
      action: 'price-withdrawn',
      content: { note: reason },
      details: { before: figureText(figure), reason },
    };
  });
}
