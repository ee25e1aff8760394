import type { NewFigure, Withdrawal } from '#contract/prices.ts';
import { displayNameOf, type Person } from '#domain/accounts/person.ts';
import type { PriceLine } from '#domain/prices/confirmed-figure.ts';
import { type PlainDate, plainDate } from '#domain/values/plain-date.ts';
import type { Transaction } from '../platform/database/scope.ts';
import { Failure } from '../platform/failure.ts';
import { changeFigure } from './change-figure.ts';
import { checkFigure } from './check-figure.ts';
import { keepDraft } from './figure-repository.ts';
import { figureText } from './figure-text.ts';
import type { PricePorts } from './ports.ts';
import { figureOn, type ListedLine, todayOf } from './price-line.ts';
import { refuseWhileInUse } from './price-uses.ts';

interface Occasion {
  line: PriceLine;
  expectedVersion: string | undefined;
  /** Called in the same transaction, for a repeated request. */
  storeAnswer: (transaction: Transaction, changed: ListedLine) => Promise<void>;
}

/**
 * Keeps the draft of a line's next figure, in place of an earlier draft.
 *
 * @throws Failure 'price-line-not-found', 'price-changed', or 'invalid-input' with what is wrong at each field
 */
export function draftFigure(
  services: PricePorts,
  staff: Person,
  occasion: Occasion,
  { low, high, currency, sourceTitle, sourceUrl, seenOn, from, note }: NewFigure,
): Promise<ListedLine> {
  const { line } = occasion;
  return changeFigure(services, staff, occasion, async (transaction, known, at) => {
    const today = todayOf(services.clock);
    const figure = {
      ...line,
      amount: { currency, low, high: high ?? low },
      isMinimum: high === null,
      ...{ sourceTitle, sourceUrl, seenOn: plainDate(seenOn) },
    };
    const fromDay = dayFrom(from, today);
    const replaced = figureOn(known, fromDay);
    checkFigure(known, figure, replaced, today);
    const version = nextVersion(known);
    await keepDraft(transaction, {
      ...{ ...line, version, currency, low, high, sourceTitle, sourceUrl, seenOn, fromDay, note },
      ...enteredBy(staff, at),
    });
    return {
      action: 'price-drafted',
      details: {
        ...{ version, from: fromDay, amount: figureText(figure), source: sourceUrl, seenOn },
        ...(replaced && { before: figureText(replaced) }),
        ...(note && { note }),
      },
    };
  });
}

/**
 * Keeps a draft that withdraws the figure: from its day on the catalogue's own holds again.
 *
 * @throws Failure 'price-line-not-found', 'price-changed', 'price-not-confirmed', 'price-in-use' with the quotes, or
 * 'invalid-input'
 */
export async function draftWithdrawal(
  services: PricePorts,
  staff: Person,
  occasion: Occasion,
  { from, reason }: Withdrawal,
): Promise<ListedLine> {
  const { line } = occasion;
  await refuseWhileInUse(services, staff, line);
  return changeFigure(services, staff, occasion, async (transaction, known, at) => {
    const fromDay = dayFrom(from, todayOf(services.clock));
    const replaced = figureOn(known, fromDay);
    if (!replaced) throw new Failure('price-not-confirmed');
    const version = nextVersion(known);
    await keepDraft(transaction, { ...line, version, fromDay, note: reason, ...enteredBy(staff, at) });
    return {
      action: 'price-drafted',
      details: { version, from: fromDay, ends: true, before: figureText(replaced), reason },
    };
  });
}

/** One after the last approved version; a draft takes the number of the one that it replaces. */
function nextVersion({ versions }: ListedLine): number {
  return (versions.findLast(({ isApproved }) => isApproved)?.version ?? 0) + 1;
}

function dayFrom(from: string, today: PlainDate): PlainDate {
  if (from < today) {
    throw new Failure('invalid-input', { fields: { from: { code: 'day-too-early', earliest: today } } });
  }
  return plainDate(from);
}

function enteredBy(staff: Person, at: Date) {
  return { enteredById: staff.id, enteredByName: displayNameOf(staff), enteredAt: at };
}
