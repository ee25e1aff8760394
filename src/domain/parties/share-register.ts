import type { PlainDate } from '#domain/values/plain-date.ts';
import { compare, type Fraction, fraction, minus, plus, zero } from './fraction.ts';

/** Id of the class whose number and nominal value the company form holds. */
export const ordinaryClass = 'ordinary';

/** A class of shares of the company. */
export interface ShareClass {
  id: string;
  name: string;
  /** Number of shares; `null` until it is known. */
  total: number | null;
  /** Nominal value of one share as a plain decimal; `null` until it is known. */
  nominalValue: string | null;
  votesPerShare: number;
}

/** One line of the register: who received (or, below 0, gave away) how much of what on a day. Never changed. */
export interface HoldingEntry {
  /** The party that holds. */
  holder: string;
  /** The party that is owned; `null` for the company itself. */
  of: string | null;
  /** Only for the company itself. */
  shareClass: string | null;
  /** Shares of the company; for any other owned party a percentage of the whole. */
  amount: Fraction;
  on: PlainDate;
  /** For whom a nominee holds. */
  nomineeFor: string | null;
}

/** What somebody holds on a day. */
export type Holding = Omit<HoldingEntry, 'on'>;

/** What is held on a day: the sum of all entries until then, without what has been given away. */
export function holdingsOn(entries: readonly HoldingEntry[], day: PlainDate): readonly Holding[] {
  const held = new Map<string, Holding>();
  for (const { on, ...entry } of entries) {
    if (on > day) continue;
    const key = keyOf(entry);
    const before = held.get(key);
    held.set(key, before ? { ...before, amount: plus(before.amount, entry.amount) } : entry);
  }
  return [...held.values()].filter(({ amount }) => compare(amount, zero) !== 0);
}

/** The entries that lead from what is held to what shall be held, of one owned party and class. */
export function entriesTowards(
  before: readonly Holding[],
  after: readonly Holding[],
  on: PlainDate,
): readonly HoldingEntry[] {
  const changes = new Map<string, HoldingEntry>();
  for (const holding of after) {
    const known = changes.get(keyOf(holding));
    changes.set(keyOf(holding), { ...holding, on, amount: plus(holding.amount, known?.amount ?? zero) });
  }
  for (const holding of before) {
    const wanted = changes.get(keyOf(holding));
    changes.set(keyOf(holding), { ...holding, on, amount: minus(wanted?.amount ?? zero, holding.amount) });
  }
  return [...changes.values()].filter(({ amount }) => compare(amount, zero) !== 0);
}

/** What a class, or the whole of another owned party, adds up to and should add up to. */
export interface Total {
  of: string | null;
  shareClass: string | null;
  held: Fraction;
  /** `undefined` until the number of shares is known. */
  whole: Fraction | undefined;
}

/** The total of each class of the company and of each owned party. */
export function totalsOf(holdings: readonly Holding[], classes: readonly ShareClass[]): readonly Total[] {
  const others = new Set(holdings.flatMap(({ of }) => (of === null ? [] : [of])));
  return [
    ...classes.map(({ id, total }) => ({
      of: null,
      shareClass: id,
      held: sumOf(holdings.filter((holding) => holding.of === null && holding.shareClass === id)),
      whole: total === null ? undefined : fraction(total),
    })),
    ...[...others].map((of) => ({
      of,
      shareClass: null,
      held: sumOf(holdings.filter((holding) => holding.of === of)),
      whole: fraction(100),
    })),
  ];
}

export function sumOf(holdings: readonly Pick<Holding, 'amount'>[]): Fraction {
  return holdings.reduce((sum, { amount }) => plus(sum, amount), zero);
}

function keyOf({ holder, of, shareClass, nomineeFor }: Holding): string {
  return [holder, of ?? '', shareClass ?? '', nomineeFor ?? ''].join(' ');
}
