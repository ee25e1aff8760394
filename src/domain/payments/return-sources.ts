import { type LineWithPosition, refundableOf } from '#domain/ledger/entries.ts';
import type { Currency } from '#domain/values/money.ts';

/** Where money that goes back to a client is taken from. */
export interface ReturnSources {
  /** What is set aside to be returned already. */
  setAside: number;
  /** The rest; without a line it is what was not allotted yet. */
  parts: readonly { line: LineWithPosition | undefined; amount: number }[];
  /** What nothing is there for. */
  missing: number;
}

/**
 * Takes an amount in the opposite order to that in which money is allotted: what is set aside, what no line needs, our
 * fee as far as it is not earned, and last what is held for others and for authorities.
 */
export function returnSources(
  amount: number,
  currency: Currency,
  there: { setAside: number; suspense: number; lines: readonly LineWithPosition[] },
): ReturnSources {
  let missing = amount;
  const take = (available: number) => {
    const part = Math.max(0, Math.min(missing, available));
    missing -= part;
    return part;
  };
  const setAside = take(there.setAside);
  const suspense = take(there.suspense);
  const order = ['fee', 'others', 'government'];
  const lines = there.lines
    .filter((line) => line.currency === currency)
    .toSorted((one, other) => order.indexOf(one.payee) - order.indexOf(other.payee))
    .map((line) => ({ line, amount: take(refundableOf(line)) }));
  const parts = [{ line: undefined, amount: suspense }, ...lines].filter((part) => part.amount > 0);
  return { setAside, parts, missing };
}
